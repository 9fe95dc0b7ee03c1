/**
 * The team's accounts:
 *   npm run staff -- list                                     who there is, and open invitations
 *   npm run staff -- invite <email> --role nutri|treinador|vendas|admin --name "Nome"
 *       [--council CRN-3 --number 00000 --expires 2027-12-31 --e-nutricionista] [--minutes 2400]
 *                                                             prints a link that works once, for three days
 *   npm run staff -- reinvite <email> --reason "…"            lost device and codes: closes every way in, prints a link
 *   npm run staff -- renew <email> --expires 2028-12-31       the council renewed the registration
 *   npm run staff -- dismiss <email> --reason "…"             out at once, on every device
 * A link is for its person alone: hand it over in person or by a call.
 */
import { parseArgs } from "node:util";
import { parseEnv } from "../env.ts";
import { openDb } from "../platform/database/db.ts";
import { dismissStaff } from "../staff/accounts/dismiss-staff.ts";
import { inviteStaff, reinviteStaff, renewRegistration } from "../staff/accounts/invite-staff.ts";
import { findStaffId, listStaff } from "../staff/accounts/queries.ts";
import { staffOriginsOf } from "../staff/sessions/origins.ts";
import { type InvitationOptions, parsePost } from "./parse-post.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    role: { type: "string" },
    name: { type: "string" },
    council: { type: "string" },
    number: { type: "string" },
    expires: { type: "string" },
    "e-nutricionista": { type: "boolean" },
    minutes: { type: "string" },
    reason: { type: "string" },
  },
});
const [verb = "list", typed = ""] = positionals;
const email = typed.trim().toLowerCase();
const { DATABASE_URL, SITE_URL } = parseEnv();
const db = openDb(DATABASE_URL, { max: 1, name: "staff", usePreparedStatements: false });
const deps = { db, now: () => new Date() };

try {
  console.log(await run(values));
} finally {
  await db.destroy();
}

async function run({ reason, expires, ...options }: InvitationOptions & { reason?: string }): Promise<string> {
  if (verb === "list") return listStaff(deps);
  if (verb === "invite" && email) {
    const token = await inviteStaff(deps, parsePost(email, { ...options, expires }));
    return token ? linkOf(token) : "Essa pessoa já entra na área da equipe. Se perdeu tudo, use reinvite.";
  }
  if (verb === "reinvite" && email && reason) {
    const token = await reinviteStaff(deps, { email, reason });
    return token ? linkOf(token) : "Ninguém ativo com esse email.";
  }
  if (verb === "renew" && email && expires && /^\d{4}-\d\d-\d\d$/.test(expires))
    return (await renewRegistration(deps, { email, expiresOn: expires }))
      ? "Registro renovado."
      : "Ninguém ativo com esse email e com registro.";
  if (verb === "dismiss" && email && reason) {
    const staffId = await findStaffId(db, email);
    const isDismissed = staffId && (await dismissStaff(deps, { staffId, reason, by: null }));
    return isDismissed ? "Desligada: nenhuma sessão, chave ou código vale mais." : "Ninguém ativo com esse email.";
  }
  throw new Error(
    "Use: npm run staff -- list | invite | reinvite | renew | dismiss, as in server/src/operator/staff.ts",
  );
}

/** The token stands after "#", which browsers send to no server: no log holds it. By host name, as a passkey needs. */
function linkOf(token: string): string {
  return `Link de uso único, vale 72 horas:\n${new URL(`/equipe/convite#${token}`, staffOriginsOf(SITE_URL).at(-1)).href}`;
}
