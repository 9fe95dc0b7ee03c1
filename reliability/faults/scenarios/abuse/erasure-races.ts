import { openDb } from "../../../../server/src/platform/database/db.ts";
import { dumpOf, findIn } from "../../../../server/src/testing/dump.ts";
import { filesIn } from "../../../../server/src/testing/files-in.ts";
import { allPaid, eventually, openCode } from "../../../lib/shopper/buying.ts";
import { tally } from "../../../lib/shopper/concurrency.ts";
import type { Buyer, Driver } from "../../../lib/shopper/driver.ts";
import { ourBooks, salesOf } from "../../../lib/stack/books.ts";
import { checkCharges } from "../../../lib/stack/check.ts";
import type { Harness } from "../../../lib/stack/harness.ts";
import { settle, shiftTimestamps } from "../../../lib/stack/settle.ts";
import { range, type Scenario } from "../scenario.ts";

type State = { current: { _id: string; state: string } | null };

/** Requests a buyer's data export, waits for the worker to build it, and returns its files or the reason of the failure. */
async function exportOf(
  harness: Harness,
  driver: Driver,
  { email, token, password, ip }: Buyer,
): Promise<{ files: Record<string, string> } | { refused: string }> {
  const headers = driver.basic(email, token ?? "");
  const requested = await driver.request("POST", "/v1/account/export", { headers, ip, body: { password } });
  if (requested.status !== 200) return { refused: `the export got ${requested.status}` };
  let id = "";
  const isReady = await eventually(async () => {
    const { body } = await driver.request("GET", "/v1/account/export", { headers, ip });
    const { current } = body.return as unknown as State;
    id = current?._id ?? "";
    return current?.state === "ready";
  });
  if (!isReady) return { refused: "the export was not built" };
  const reply = await fetch(`${harness.apis[0].url}/v1/account/export/${id}/file`, {
    headers: { ...headers, "x-forwarded-for": ip },
  });
  if (reply.status !== 200) return { refused: `the export's file got ${reply.status}` };
  return { files: filesIn(new Uint8Array(await reply.arrayBuffer())) };
}

const HOUR_SECONDS = 3_700;
type Leaver = { who: Buyer; name: string; phone: string; codeId: string };
let leavers: Leaver[] = [];

export const erasureRaces: Scenario = {
  number: 67,
  fault: "Data export and erasure during an active plan and a pending payment",
  injected:
    "an export and an erasure while a code is pending (refused), then, once it has expired, an erasure that gives up the plan, concurrent with a new purchase; afterwards the expired code is paid",
  invariants:
    "personal data erased, or retained with a reason given to the member; I2 for everything paid, before and after",
  trial: "a member who deletes the account",
  batch: 20,
  short: 2,
  async run(harness, driver, trials) {
    const { counts, add } = tally();
    const violations: string[] = [];
    leavers = [];
    for (const trial of range(trials)) {
      const name = `Zqsai Quixabeira${driver.random.digits(8)}`;
      const who = await driver.buyer("session", name);
      const headers = driver.basic(who.email, who.token ?? "");
      const [account] = await harness.db.query<{ phone: string }>("select phone from accounts where id = $1", [
        who.accountId,
      ]);
      const paid = await openCode(driver, who, { cycle: "annual" });
      harness.gateway.pay({ gatewayId: paid.codeId });
      if (!(await eventually(() => allPaid(harness, [paid.paymentId])))) violations.push("a code was not paid");
      const open = await openCode(driver, who, { cycle: "monthly", more: { confirmExtension: true } });
      leavers.push({ who, name, phone: account?.phone ?? "", codeId: open.codeId });
      const leave = (body: object) =>
        driver.request("POST", "/v1/account/deletion", {
          headers,
          ip: who.ip,
          body: { password: who.password, word: "EXCLUIR", ...body },
        });

      violations.push(...(await getExport(harness, driver, who, [name, who.email, paid.paymentId, open.paymentId])));
      const early = await leave({ giveUpPlan: true });
      add(`with an open payment: ${early.body.error}`);
      if (early.body.error !== "payment-pending") violations.push(`erased with a pending payment: ${early.status}`);
      await shiftTimestamps(harness, [who.accountId], HOUR_SECONDS);
      const unconfirmed = await leave({});
      if (unconfirmed.status !== 409)
        violations.push(`erased with an active plan without confirmation: ${unconfirmed.status}`);
      // Every other trial races the erasure against a payment attempt.
      const rival =
        trial % 2 === 1
          ? driver.attempt(who, { method: "pix", cycle: "monthly", more: { confirmExtension: true } })
          : undefined;
      let gone = await leave({ giveUpPlan: true });
      const attempted = await rival;
      if (attempted) add(attempted.status === 200 ? "purchases that came first" : "purchases that came too late");
      if (gone.body.error === "payment-pending") {
        await shiftTimestamps(harness, [who.accountId], HOUR_SECONDS);
        gone = await leave({ giveUpPlan: true });
      }
      if (gone.status !== 200) violations.push(`could not erase: ${gone.status} ${gone.body.error}`);
      const reasons = (gone.body.return?.["retained"] ?? []) as { what: string; why: string }[];
      if (reasons.length < 3 || reasons.some(({ why }) => !why))
        violations.push(`retained data has no reason: ${JSON.stringify(reasons)}`);
      harness.gateway.pay({ gatewayId: open.codeId, late: true });
      const back = await driver.request("GET", "/v1/auth/me", { headers, ip: "203.0.113.9" });
      if (back.status !== 401) violations.push(`an erased member's session got ${back.status}`);
    }
    return { trials, buyers: [], violations, figures: { counts } };
  },
  async after(harness) {
    const since = Date.now();
    const people = leavers.map(({ who }) => who);
    const open = await settle(harness, people);
    const violations = Object.entries(open).flatMap(([what, count]) =>
      count > 0 ? [`still open: ${count} ${what}`] : [],
    );
    const ours = await ourBooks(harness, people);
    const known = new Set(ours.payments.map(({ id }) => id));
    const sales = salesOf(harness).sales.filter(({ reference }) => known.has(reference ?? ""));
    violations.push(...checkCharges(ours, sales));
    if (sales.length < 2 * leavers.length)
      violations.push(`I2: ${sales.length} sales of ${leavers.length} who paid twice`);
    let residue = await residueOf(harness);
    // The last e-mail's recipient is erased once it is sent.
    await eventually(async () => (residue = await residueOf(harness)).length === 0, 20_000, 500);
    violations.push(...residue);
    const refunded = sales.filter(({ isKept }) => !isKept).length;
    const counts = {
      "residual hits": residue.length,
      "sales found": sales.length,
      "late payments refunded": refunded,
    };
    return {
      violations,
      figures: { counts, samples: { "s until nothing was found": [(Date.now() - since) / 1_000] } },
    };
  },
};

/** Personal data of erased members that is still in the database. */
async function residueOf(harness: Harness): Promise<string[]> {
  const db = openDb(harness.db.url, { max: 2 });
  const dump = await dumpOf(db);
  await db.destroy();
  return leavers.flatMap(({ who, name, phone }) => {
    const identifiers = { email: who.email, phone, name: name.split(" ")[1] ?? "", address: `"${who.ip}"` };
    return Object.entries(identifiers).flatMap(([what, word]) =>
      findIn(dump, [word]).map(({ table, text }) => `${what} left in ${table}: ${text.slice(0, 160)}`),
    );
  });
}

async function getExport(harness: Harness, driver: Driver, who: Buyer, wanted: string[]): Promise<string[]> {
  const read = await exportOf(harness, driver, who);
  if ("refused" in read) return [read.refused];
  const text = Object.values(read.files).join("\n");
  return wanted.filter((word) => !text.includes(word)).map((word) => `the export lacks ${word}`);
}
