import { randomUUID } from "node:crypto";
import type { Registration } from "@app/contract/identity";
import type { Db } from "../platform/database/db.ts";
import type { ClientContext } from "../platform/http/client-context.ts";
import type { Deps } from "./deps.ts";
import { recordConversion } from "./record-conversion.ts";

/** The event of a new account, in the transaction that creates it: a lead from a landing page, or a plain sign-up. */
export const recordRegistration = (
  deps: Pick<Deps, "jobs" | "ads" | "now">,
  tx: Db,
  { accountId, form, clientContext }: { accountId: string; form: Registration; clientContext: ClientContext },
): Promise<void> => {
  const { consent, conversionParams, fbEventId } = form;
  return recordConversion(deps, tx, {
    eventName: conversionParams ? "Lead" : "CompleteRegistration",
    eventId: conversionParams?.eventId || fbEventId || randomUUID(),
    accountId,
    allowsAds: consent?.ads === true,
    queryParams: conversionParams?.queryParams ?? {},
    pageUrl: conversionParams?.currentUrl ?? null,
    referrer: conversionParams?.referrer ?? null,
    clientContext,
  });
};
