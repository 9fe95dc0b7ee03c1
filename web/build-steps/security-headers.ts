import { createHash } from "node:crypto";

export const cspHash = (inline: string): string => `'sha256-${createHash("sha256").update(inline).digest("base64")}'`;

/**
 * Our own files and the inline bootstrap by its hash. `pixelOrigin`: the advertising pixel, as an image; the team's pages
 * have none.
 */
export const contentSecurityPolicy = (bootstrap: string, pixelOrigin: string | null): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${cspHash(bootstrap)}`,
    "style-src 'self'",
    ["img-src 'self' data:", pixelOrigin].filter(Boolean).join(" "),
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    // Deprecated in favour of report-to, but every browser supports it and it needs no second header.
    "report-uri /v1/public/csp-reports",
  ].join("; ");

const DENIED_FEATURES = ["camera", "microphone", "geolocation", "payment"].map((feature) => `${feature}=()`).join(", ");

/** An nginx snippet, included in every location that serves a page or a file of the site. */
export const headersConf = (bootstrap: string, pixelOrigin: string | null): string =>
  Object.entries({
    "Content-Security-Policy": contentSecurityPolicy(bootstrap, pixelOrigin),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": DENIED_FEATURES,
  })
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join("");
