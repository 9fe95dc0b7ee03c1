import { queueMessage } from "../../../messages/queue-message.ts";
import type { Db } from "../../../platform/database/db.ts";
import type { PlatformDeps } from "../../../platform/deps.ts";
import { findAdministrators } from "../../accounts/staff-store.ts";

type Person = { id: string; email: string; name: string };
export type AccessChange = "recovered" | "factor-added" | "factor-removed";

/** To the person, in case it was not them; of a recovery also to every administrator. */
export async function notifyAccess(
  deps: Pick<PlatformDeps, "jobs" | "now">,
  tx: Db,
  { person, change }: { person: Person; change: AccessChange },
): Promise<void> {
  const administrators = change === "recovered" ? await findAdministrators(tx) : [];
  const recipients = [person, ...administrators.filter(({ id }) => id !== person.id)];
  for (const { email, id } of recipients)
    await queueMessage(deps, tx, {
      template: "staff-access",
      channel: "email",
      recipient: email,
      params: {
        change,
        name: person.name,
        to: id === person.id ? "person" : "administrator",
        at: deps.now().toISOString(),
      },
    });
}
