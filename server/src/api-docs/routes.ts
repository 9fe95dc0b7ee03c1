import { createHash } from "node:crypto";
import type { App } from "../platform/http/app.ts";
import { docsPage, type OpenApi } from "./page.ts";

/** The API's description: the OpenAPI document, and a page for readers. */
export function apiDocsRoutes(app: App): void {
  // Written once: it describes every route, and anybody may ask for it.
  let document: string | undefined;
  app.get("/v1/openapi.json", { schema: { hide: true } }, async (_request, reply) => {
    document ??= JSON.stringify(app.swagger());
    return reply.type("application/json; charset=utf-8").send(document);
  });
  app.get("/v1/docs", { schema: { hide: true } }, async (_request, reply) => {
    const page = docsPage(app.swagger() as OpenApi);
    const style = createHash("sha256")
      .update(/<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? "")
      .digest("base64");
    return reply
      .header("content-security-policy", `default-src 'none'; style-src 'sha256-${style}'`)
      .type("text/html; charset=utf-8")
      .send(page);
  });
}
