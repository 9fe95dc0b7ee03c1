import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { promisify } from "node:util";
import type { StaffRole } from "@app/contract/staff/identity";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { Client } from "pg";
import { inviteStaff } from "../server/src/staff/accounts/invite-staff.ts";
import type { StaffPost } from "../server/src/staff/accounts/staff.ts";
import { saveStaff } from "../server/src/staff/accounts/staff-store.ts";
import { openStaffSession } from "../server/src/staff/sessions/open-staff-session.ts";
import { expect } from "./journey.ts";
import { withServer } from "./server.ts";
import { databaseUrl, PORT_BASE } from "./urls.ts";

/** A passkey needs a host name: the team's pages are reached by it, at the same port. */
export const staffUrl = `http://localhost:${PORT_BASE}`;

const OPERATOR = join(import.meta.dirname, "../server/src/operator/staff.ts");

/** What an operator types: `npm run staff -- …`. */
export async function operate(...args: string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, SITE_URL: staffUrl };
  return (await promisify(execFile)(process.execPath, [OPERATOR, ...args], { env })).stdout;
}

/** A person of the team: what the journeys need to know of one. */
type Colleague = { email: string; role: StaffRole };
type Invited = Colleague & { link: string };
type Employed = Colleague & { token: string };

const REGISTERED = { registrationNumber: "00000", registrationExpiresOn: "2099-12-31", minutesPerWeek: 2_400 };
const UNREGISTERED = { council: null, registrationNumber: null, registrationExpiresOn: null, minutesPerWeek: 0 };

const posts = {
  nutri: { name: "Helena Prado", ...REGISTERED, council: "CRN-3", hasRemoteRegistration: true },
  treinador: { name: "Rafael Nunes", ...REGISTERED, council: "CREF", hasRemoteRegistration: false },
  vendas: { name: "Camila Rocha", ...UNREGISTERED, hasRemoteRegistration: false },
  admin: { name: "Helena Prado", ...UNREGISTERED, hasRemoteRegistration: false },
} satisfies Record<StaffRole, Omit<StaffPost, "email" | "role">>;

const postOf = (role: StaffRole): StaffPost => ({ ...posts[role], role, email: `${role}.${randomUUID()}@example.com` });

export const inviteNutritionist = (): Promise<Invited> => invite("nutri");
export const inviteTrainer = (): Promise<Invited> => invite("treinador");

/** The link is for one use. */
async function invite(role: StaffRole): Promise<Invited> {
  const post = postOf(role);
  const token = await withServer((deps) => inviteStaff(deps, post));
  return { ...post, link: `${staffUrl}/equipe/convite#${token}` };
}

export const employNutritionist = (): Promise<Employed> => employ("nutri");
export const employTrainer = (): Promise<Employed> => employ("treinador");
export const employSupport = (): Promise<Employed> => employ("vendas");
export const employAdministrator = (): Promise<Employed> => employ("admin");

/** As after an invitation that was accepted just now, without its ceremony, which has journeys of its own. */
async function employ(role: StaffRole): Promise<Employed> {
  const post = postOf(role);
  const staffId = randomUUID();
  const token = await withServer(async ({ db, now }) => {
    await saveStaff(db, { ...post, id: staffId, createdAt: now() });
    const device = { ip: "127.0.0.1", userAgent: null };
    return (await openStaffSession({ now }, db, { staffId, scope: "full", confirmedWith: "passkey", device })).token;
  });
  return { ...post, token };
}

/** Whatever the member's screen is. */
const DESK = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 };

const openDesk = (browser: Browser) => browser.newContext({ ...DESK, baseURL: staffUrl, locale: "pt-BR" });

/** A person of the team at a machine of their own, signed in; no page is open yet. */
export async function atWork(browser: Browser, { token }: Employed): Promise<Page> {
  const desk = await openDesk(browser);
  const cookie = { name: "equipe", value: token, domain: "localhost", path: "/v1/staff" };
  await desk.addCookies([{ ...cookie, httpOnly: true, sameSite: "Strict" }]);
  return desk.newPage();
}

/** The same with a passkey, for whoever has to show it again. */
export async function atWorkWithPasskey(browser: Browser, { link }: Invited): Promise<Page> {
  const page = await (await openDesk(browser)).newPage();
  await addAuthenticator(page);
  await acceptWithPasskey(page, link);
  return page;
}

/** Makes the person responsible for the member, instead of whom the sweep may have chosen. */
export async function assignMember(accountId: string, { email, role }: Colleague): Promise<void> {
  await inDatabase(async (client) => {
    await client.query(
      "update staff_assignments set until = now() where account_id = $1 and role = $2 and until is null",
      [accountId, role],
    );
    await client.query(
      `insert into staff_assignments (account_id, role, staff_id, since)
       select $1, $2, id, now() from staff where email = $3`,
      [accountId, role, email],
    );
  });
}

/** The second factor was shown longer ago than it counts: the next signature asks for it again. */
export const forgetConfirmation = ({ email }: Colleague): Promise<void> =>
  inDatabase(async (client) => {
    await client.query(
      `update staff_sessions set confirmed_at = confirmed_at - interval '1 hour'
       where staff_id = (select id from staff where email = $1)`,
      [email],
    );
  });

/** The reference of the alert that was raised about a member: all that whoever is on call reads of it. */
export async function alertOf(accountId: string): Promise<string> {
  let reference = "no alert";
  await inDatabase(async (client) => {
    const { rows } = await client.query("select reference_number from on_call_alerts where account_id = $1", [
      accountId,
    ]);
    reference = rows[0]?.reference_number ?? reference;
  });
  return reference;
}

export async function inDatabase(work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

export type Authenticator = { forget: () => Promise<void> };

/** The device's own keeper of passkeys, which confirms every request: Chromium's virtual authenticator. */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { forget: async () => void (await session.send("WebAuthn.clearCredentials", { authenticatorId })) };
}

/** From the link to the recovery codes, which are kept, and on to the queue. */
export async function acceptWithPasskey(page: Page, link: string): Promise<string[]> {
  await page.goto(link);
  await page.getByRole("button", { name: "Cadastrar a chave deste aparelho" }).click();
  await expect(page.getByRole("heading", { name: "Guarde estes códigos." })).toBeVisible();
  return keepCodes(page);
}

export async function keepCodes(page: Page): Promise<string[]> {
  const codes = await page.getByRole("list", { name: "Códigos de reserva" }).getByRole("listitem").allInnerTexts();
  await page.getByRole("checkbox", { name: "Guardei os códigos" }).check();
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page).toHaveURL(`${staffUrl}/equipe`);
  return codes;
}

export const personButton = (page: Page) => page.getByRole("button", { name: "Conta de Helena Prado" });
