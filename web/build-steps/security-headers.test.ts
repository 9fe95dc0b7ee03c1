import { expect, test } from "vitest";
import { contentSecurityPolicy, cspHash, headersConf } from "./security-headers.ts";

const policy = contentSecurityPolicy("bootstrap()", "https://pixel.example");
const rule = (name: string) => policy.split("; ").find((part) => part.startsWith(`${name} `));

test("only our own scripts run, and the inline bootstrap by its hash", () => {
  expect(rule("script-src")).toBe(`script-src 'self' ${cspHash("bootstrap()")}`);
  expect(policy).not.toMatch(/unsafe|\*/);
});

test("the pixel is the only third-party resource", () => {
  expect(rule("img-src")).toBe("img-src 'self' data: https://pixel.example");
  expect(rule("connect-src")).toBe("connect-src 'self'");
  expect(rule("worker-src")).toBe("worker-src 'self'");
});

test("the team's pages load nothing from the advertising host", () => {
  const own = contentSecurityPolicy("bootstrap()", null);
  expect(own).toContain("; img-src 'self' data:; ");
  expect(own).not.toContain("http");
});

test("plain http on a loopback address keeps working", () => {
  expect(policy).not.toContain("upgrade-insecure-requests");
});

test("each header is one line for nginx, sent with errors too", () => {
  const lines = headersConf("bootstrap()", "https://pixel.example").trim().split("\n");
  expect(lines).toHaveLength(6);
  for (const line of lines) expect(line).toMatch(/^add_header [\w-]+ "[^"]+" always;$/);
});

test("violations are reported to our own API", () => {
  expect(rule("report-uri")).toBe("report-uri /v1/public/csp-reports");
});
