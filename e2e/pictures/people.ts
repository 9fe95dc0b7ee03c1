import type { Answers } from "@app/engine/intake/answers";
import type { Page as BrowserPage } from "@playwright/test";
import { DEMO_PASSWORD, TEAM_PASSWORD, TEAM_SECRET } from "../../server/src/seed/demo-secrets.ts";
import { codeAt } from "../../server/src/staff/identity/codes/totp.ts";
import { type Page, pages } from "../../web/src/pages.ts";
import { pathOf, screensOf } from "../hidden/screens.ts";
import { plainAnswers } from "../intake-answers.ts";
import { createVisitor, expect } from "../journey.ts";
import { becomePlanned, signInToApp } from "../member.ts";
import { inDatabase, staffUrl } from "../staff.ts";
import { siteUrl } from "../urls.ts";
import { slowExpect } from "./slow-expect.ts";
import { CLOCK_AT } from "./variants.ts";

/** An address, and its name in the pictures: without what differs from database to database. */
export type Address = { name: string; path: string };

export type Person = {
  name: string;
  baseURL: string;
  addresses: readonly Address[];
  signIn: (page: BrowserPage) => Promise<void>;
};

const TODAY = CLOCK_AT.slice(0, 10);

/**
 * The demo accounts of the seed, and a visitor; each with every page that is theirs to open. A check also looks at
 * members on their first day: their ids, which a menu is made from, are others in each database.
 */
export async function listPeople(isCheck: boolean): Promise<Person[]> {
  const marina = await findMember("marina@demo.example");
  const desk = addresses(({ area }) => area === "staff").map(({ name }) => ({
    name,
    path: name.replace(":memberId", marina.id),
  }));
  const worker = (name: string, email: string): Person => ({
    name,
    baseURL: staffUrl,
    addresses: desk,
    signIn: (page) => signInToDesk(page, email),
  });
  return [
    {
      name: "visitor",
      baseURL: siteUrl,
      addresses: addresses(({ area, prerender }) => area !== "app" && (area !== "staff" || prerender !== false)),
      signIn: async () => {},
    },
    buyer(member("free", "carlos@demo.example", await findMember("carlos@demo.example"))),
    member("complete", "marina@demo.example", marina),
    ...(isCheck ? [newMember("day-one", plainAnswers), newMember("person-first", pregnant)] : []),
    worker("nutritionist", "helena@demo.example"),
    worker("trainer", "rafael@demo.example"),
    worker("administrator", "admin@demo.example"),
  ];
}

/** Parameters that may be left out are. */
const addresses = (isShown: (page: Page) => boolean): Address[] =>
  pages
    .filter(isShown)
    .map(({ path }) => path.replace(/\/:\w+\?/, "").replace("/*", "/nada-aqui"))
    .map((path) => ({ name: path, path }));

const member = (name: string, email: string, { payment }: Member): Person => ({
  name,
  baseURL: siteUrl,
  addresses: screensOf(":paymentId", TODAY)
    .map(pathOf)
    .filter((path) => payment || !path.includes(":paymentId"))
    .map((path) => ({ name: path, path: path.replace(":paymentId", payment ?? "") })),
  signIn: (page) => signInToApp(page, { email, password: DEMO_PASSWORD, phone: "", fullName: "" }, slowExpect),
});

const pregnant: Answers = { ...plainAnswers, s8: "gravida" };

/** Of the Complete plan, whose questionnaire has just been answered. */
const newMember = (name: string, answers: Answers): Person => ({
  ...member(name, "", { id: "", payment: null }),
  signIn: async (page) => {
    await becomePlanned(page, createVisitor(), answers);
    await page.goto("/app");
  },
});

/** Also sees the payment as one who is signed in does. */
const buyer = (person: Person): Person => ({
  ...person,
  addresses: [...person.addresses, ...addresses(({ path }) => path.startsWith("/pagamento/"))],
});

type Member = { id: string; payment: string | null };

async function findMember(email: string): Promise<Member> {
  let found: Member | undefined;
  await inDatabase(async (client) => {
    const { rows } = await client.query<Member>(
      "select a.id, p.id as payment from accounts a left join payments p on p.account_id = a.id where a.email = $1",
      [email],
    );
    [found] = rows;
  });
  if (!found) throw new Error(`no demo account ${email}`);
  return found;
}

/** As the clock stands still, so does the code: the stack has not seen it, whoever signed in with it before. */
async function signInToDesk(page: BrowserPage, email: string): Promise<void> {
  await inDatabase(async (client) => {
    await client.query(
      "update staff_totp set last_counter = 0 where staff_id = (select id from staff where email = $1)",
      [email],
    );
  });
  const data = { email, password: TEAM_PASSWORD, code: codeAt(TEAM_SECRET, new Date(CLOCK_AT)) };
  const answer = await page.request.post("/v1/staff/sign-in/code", { data, headers: { origin: staffUrl } });
  expect(answer.ok(), await answer.text()).toBe(true);
}
