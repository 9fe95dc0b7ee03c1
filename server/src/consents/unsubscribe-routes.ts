import { pack } from "@app/contract/envelope";
import * as wire from "@app/contract/privacy";
import type { App } from "../platform/http/app.ts";
import type { Deps } from "./deps.ts";
import { unsubscribe } from "./unsubscribe.ts";

/** One URL for a browser, which gets the page that asks for confirmation, and for a mail client's one-click button. */
export const unsubscribeRoutes = (deps: Deps) => (app: App) => {
  app.register(async (scope) => {
    // RFC 8058: mail clients post a form. Its body adds nothing to the URL.
    scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, _body, done) =>
      done(null, {}),
    );
    const { path, summary, schema } = wire.unsubscribe;
    const tokenOf = (query: unknown): string => (query as { a: string }).a;

    // Mail clients prefetch links: a GET changes nothing.
    scope.get(path, { schema: { hide: true, querystring: schema.querystring } }, async ({ query }, reply) =>
      reply.redirect(`${wire.OPT_OUT_PAGE}?lista=${encodeURIComponent(tokenOf(query))}`, 303),
    );

    scope.post(path, { schema: { summary, ...schema } }, async ({ query }) => {
      await unsubscribe(deps, tokenOf(query));
      return pack({ done: true });
    });
  });
};
