/** Foreign URLs that a lax validation takes for a path of our site. */
export const FOREIGN_URLS = [
  "https://evil.example",
  "//evil.example",
  "///evil.example/a",
  "/\\evil.example",
  "\\\\evil.example",
  "/%5cevil.example",
  "/%2f%2fevil.example",
  "/app//evil.example",
  "/app/../..//evil.example",
  "/app/..%2f..%2f/evil.example",
  "/app@evil.example",
  "/app/.evil.example",
  "/app?next=//evil.example",
  "/app#@evil.example",
  "/app\r\nlocation: https://evil.example",
  "/app%0d%0alocation:%20https://evil.example",
  "\t//evil.example",
  " https://evil.example",
  "javascript:alert(1)",
  "java\tscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "/app\u2028//evil.example",
  "/\u2215\u2215evil.example",
  "/app/\uff0f\uff0fevil.example",
  "http:evil.example",
  "https:/evil.example",
  "//evil.example%00.prumo.example",
  "//prumo.example@evil.example",
  "/app;@evil.example/",
  "/apple",
  "/app/",
];

/** Whether a browser on our page would stay on our site. */
export const staysOnOurSite = (location: string): boolean =>
  URL.parse(location, "https://prumo.example")?.origin === "https://prumo.example";
