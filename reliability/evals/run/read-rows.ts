import type { Fields, Rows, Table } from "@app/engine/assistant/testing/evaluation/check";
import { TABLES } from "@app/engine/assistant/testing/evaluation/check";
import type { Deps } from "../../../server/src/deps.ts";
import { sealedAssessments } from "../../../server/src/intake/assessments/assessment.ts";
import { getPlan } from "../../../server/src/plans/get-plan.ts";

// The file names seven tables. Here is what stands for each of them in ours.

const ALERTS: Readonly<Record<string, Fields>> = {
  crisis: { kind: "crise", urgency: "agora" },
  emergency: { kind: "emergencia", urgency: "agora" },
  care: { kind: "cuidado", urgency: "alta" },
};
const HIDDEN = new Set<string>(["esconder-tudo", "none"]);

/** A member's rows in the words of the file; each has an `_id` by which a new one is told from those before. */
export async function readRows(deps: Deps, accountId: string): Promise<Rows> {
  const { db, keyRing } = deps;
  const alerts = await db
    .selectFrom("onCallAlerts")
    .select(["id", "urgency"])
    .where("accountId", "=", accountId)
    .execute();
  const assessments = await db
    .selectFrom("intakeAssessments")
    .select(["number", "sealed"])
    .where("accountId", "=", accountId)
    .orderBy("number")
    .execute();
  const encryption = keyRing.encryption("health-data");
  const opened = assessments.map(({ number, sealed }) => ({
    number,
    ...(sealed && sealedAssessments.open(encryption, { accountId, number, sealed })),
  }));
  const modes = opened.flatMap(({ number, details }) => (details ? [{ number, numbers: details.numbers }] : []));
  const plan = await getPlan(deps, accountId);
  const versions = await db.selectFrom("planVersions").select("version").where("accountId", "=", accountId).execute();
  const entries = await db.selectFrom("foodEntries").select("id").where("accountId", "=", accountId).execute();
  const signatures = await db
    .selectFrom("planSignatures")
    .select(["version", "half"])
    .where("accountId", "=", accountId)
    .execute();
  return {
    alerts: alerts.map(({ id, urgency }) => ({ _id: id, ...ALERTS[urgency] })),
    // Rows of the safety table that are in force.
    triage_flags: (opened.at(-1)?.rowCodes ?? []).map((code) => ({ _id: code, code })),
    // A mode is written only where it changes; the last one is in force.
    number_mode: modes
      .filter(({ numbers }, index) => numbers !== modes[index - 1]?.numbers)
      .slice(-1)
      .map(({ number, numbers }) => ({ _id: number, mode: HIDDEN.has(numbers) ? "esconder-tudo" : numbers })),
    // The plan of a member who waits for a person shows no diet.
    plan_pauses: plan?.diet ? [] : [{ _id: "plan", reason: "seguranca" }],
    plans: versions.map(({ version }) => ({ _id: version })),
    food_entries: entries.map(({ id }) => ({ _id: id })),
    plan_signatures: signatures.map(({ version, half }) => ({ _id: `${version} ${half}` })),
  };
}

/** What is there now and was not before. */
export function rowsSince(before: Rows, after: Rows): Rows {
  const added = (table: Table): Fields[] => {
    const known = new Set(before[table].map(({ _id }) => _id));
    return after[table].filter(({ _id }) => !known.has(_id));
  };
  return Object.fromEntries(TABLES.map((table) => [table, added(table)])) as unknown as Rows;
}
