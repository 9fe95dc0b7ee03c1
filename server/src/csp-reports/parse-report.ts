import * as z from "zod";

/** A violation of a page's Content-Security-Policy, reduced to what may be logged. */
export type Violation = {
  page: "payment" | "app" | "site";
  path: string;
  directive: string;
  blocked: string;
  source: string;
  line: number;
};

const DIRECTIVES = ["script-src", "style-src", "img-src", "font-src", "connect-src", "worker-src", "frame-ancestors"];
const OTHER_DIRECTIVES = ["default-src", "base-uri", "form-action", "object-src", "frame-src", "media-src"];
const knownDirectives = new Set([...DIRECTIVES, ...OTHER_DIRECTIVES]);

const text = z.string().catch("");
const number = z.number().catch(0);
/** The format of `report-uri`: one report. */
const ReportUri = z
  .object({
    "csp-report": z.object({
      "document-uri": text,
      "effective-directive": text,
      "violated-directive": text,
      "blocked-uri": text,
      "source-file": text,
      "line-number": number,
    }),
  })
  .transform(({ "csp-report": report }) => [
    {
      page: report["document-uri"],
      directive: report["effective-directive"] || report["violated-directive"],
      blocked: report["blocked-uri"],
      source: report["source-file"],
      line: report["line-number"],
    },
  ]);
/** The format of `report-to`: a list of reports. */
const ReportTo = z
  .array(
    z.object({
      type: z.literal("csp-violation"),
      body: z.object({
        documentURL: text,
        effectiveDirective: text,
        blockedURL: text,
        sourceFile: text,
        lineNumber: number,
      }),
    }),
  )
  .max(20)
  .transform((reports) =>
    reports.map(({ body }) => ({
      page: body.documentURL,
      directive: body.effectiveDirective,
      blocked: body.blockedURL,
      source: body.sourceFile,
      line: body.lineNumber,
    })),
  );
const Report = z.union([ReportUri, ReportTo]);

/** Untrusted input: only origins, paths and known directives pass, truncated and without ids or query strings. */
export function parseReport(body: string): Violation[] {
  const parsed = Report.safeParse(parse(body));
  if (!parsed.success) return [];
  return parsed.data.map(({ page, directive, blocked, source, line }) => {
    const path = pathOf(page);
    const [name = ""] = directive.replace(/-(elem|attr)( |$)/, "$2").split(" ");
    return {
      page: path.startsWith("/pagamento") ? "payment" : /^\/app(\/|$)/.test(path) ? "app" : "site",
      path,
      directive: knownDirectives.has(name) ? name : "other",
      blocked: originOf(blocked),
      source: `${originOf(source)}${pathOf(source)}`,
      line: Math.trunc(Math.min(Math.max(line, 0), 1_000_000)),
    };
  });
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

const UNSAFE_CHARACTERS = /[^A-Za-z0-9._~/:-]/g;
const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}|\d{6,}|[\w-]{40,}/gi;

function pathOf(url: string): string {
  if (!URL.canParse(url)) return "";
  return new URL(url).pathname
    .replace(/^\/pagamento\/.*/, "/pagamento/:id")
    .replace(ID, ":id")
    .replace(UNSAFE_CHARACTERS, "")
    .slice(0, 80);
}

/** An origin, or one of the policy's keywords such as `inline` or `eval`. */
function originOf(url: string): string {
  if (!URL.canParse(url)) return /^[a-z-]{1,20}$/.test(url) ? url : "";
  const { protocol, host } = new URL(url);
  return `${protocol}${host && "//"}${host}`.replace(UNSAFE_CHARACTERS, "").slice(0, 80);
}
