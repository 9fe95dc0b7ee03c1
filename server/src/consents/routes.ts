import * as wire from "@app/contract/consents";
import type { App } from "../platform/http/app.ts";
import { done, serve, serveRaw } from "../platform/http/serve.ts";
import type { Deps } from "./deps.ts";
import { unsubscribe } from "./unsubscribe.ts";

/** One URL for a browser, which gets the page that asks for confirmation, and for a mail client's one-click button. */
export function consentsRoutes(app: App, deps: Deps): void {
  void app.register(async (scope) => {
    // RFC 8058: mail clients post a form. Its body adds nothing to the URL.
    scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, _body, next) =>
      next(null, {}),
    );

    // Mail clients prefetch links: a GET changes nothing.
    const { path, schema } = wire.unsubscribe;
    const followLink = { method: "GET", path, schema: { querystring: schema.querystring } } as const;
    serveRaw(scope, followLink, { auth: "public", hide: true }, async ({ query, reply }) =>
      reply.redirect(`${wire.OPT_OUT_PAGE}?lista=${encodeURIComponent(query.a)}`, 303),
    );

    serve(scope, wire.unsubscribe, { auth: "public" }, async ({ query }) => {
      await unsubscribe(deps, query.a);
      return done;
    });
  });
}
