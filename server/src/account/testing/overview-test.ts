import type { AccountOverview, PromiseView } from "@app/contract/account";
import { test as base, type Reply } from "../../testing/http.ts";

/** With the home of an account, as its member reads it. */
export const test = base.extend(
  "overview",
  ({ api }) =>
    async (headers: Record<string, string>): Promise<AccountOverview> => {
      const reply: Reply<AccountOverview> = await api("GET", "/v1/account", { headers });
      if (!reply.body.return) throw new Error(`no overview: ${reply.body.message}`);
      return reply.body.return;
    },
);

export const promiseOf = ({ promises }: AccountOverview, key: PromiseView["key"]) =>
  promises.find((promise) => promise.key === key);
