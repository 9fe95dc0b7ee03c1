import { randomUUID } from "node:crypto";
import type { BookingsView } from "@app/contract/bookings";
import type { ChangeReason } from "@app/contract/plan-changes";
import type { Half } from "@app/contract/plan-document";
import type { HalfDraft, PlanEditor } from "@app/contract/staff/plans";
import { diffPlans } from "@app/engine/plans/diff/diff-plans";
import type { Page } from "@playwright/test";
import { basic, expect, type Visitor } from "./journey.ts";
import { inDatabase, staffUrl } from "./staff.ts";

type Reply<T> = { status: number; return: T; problem: string | null };

/** A call with the session of the person's page, past its buttons. */
export async function callAs<T = unknown>(
  team: Page,
  method: "GET" | "POST",
  path: string,
  data?: object,
): Promise<Reply<T>> {
  const reply = await team.request.fetch(`${staffUrl}/v1/staff${path}`, {
    method,
    headers: { origin: staffUrl },
    ...(data && { data }),
  });
  const body = (await reply.json()) as { return: T; error: string | false };
  return { status: reply.status(), return: body.return, problem: body.error || null };
}

export const planOf = async (team: Page, memberId: string): Promise<PlanEditor> =>
  (await callAs<PlanEditor>(team, "GET", `/members/${memberId}/plan`)).return;

/** The signature as a client without the editor's screen would send it. */
export async function signPast(team: Page, memberId: string, half: Half, revision: number) {
  const { status, problem } = await callAs(team, "POST", `/members/${memberId}/plan/${half}/signature`, {
    key: randomUUID(),
    revision,
  });
  return { status, problem };
}

const BECAUSE: ChangeReason = { code: "professional", question: null, text: "Escolhi assim para testar a trava." };

/** Saves a diet with a reason for each of its changes, so that nothing but its content can be in the way. */
export async function saveDiet(team: Page, memberId: string, change: (draft: HalfDraft) => HalfDraft): Promise<number> {
  const { current, halves } = await planOf(team, memberId);
  if (!current) throw new Error("no plan");
  const { targets, diet, training } = current.document;
  const notes = { reasons: {}, kept: null, withoutCall: "Respostas completas." };
  const draft = change({ half: "diet", targets, diet, notes });
  if (draft.half !== "diet") throw new Error("another half");
  const changes = diffPlans({ targets, diet, training }, { targets: draft.targets, diet: draft.diet, training });
  const reasons = Object.fromEntries(changes.map(({ id }) => [id, BECAUSE]));
  const written = { ...draft, notes: { ...notes, reasons } };
  return saveOver(team, memberId, { draft: written, revision: halves.diet.revision, basedOn: current.version });
}

/** Signs a half as it is, without the screen. */
export async function signKept(team: Page, memberId: string, half: Half): Promise<void> {
  const { current, halves } = await planOf(team, memberId);
  if (!current) throw new Error("no plan");
  const { targets, diet, training } = current.document;
  const notes = { reasons: {}, kept: "Cabe na sua semana como está.", withoutCall: "Respostas completas." };
  const draft: HalfDraft = half === "diet" ? { half, targets, diet, notes } : { half, training, notes };
  const revision = await saveOver(team, memberId, { draft, revision: halves[half].revision, basedOn: current.version });
  expect(await signPast(team, memberId, half, revision)).toEqual({ status: 200, problem: null });
}

type Written = { draft: HalfDraft; revision: number; basedOn: number };

async function saveOver(team: Page, memberId: string, written: Written): Promise<number> {
  const path = `/members/${memberId}/plan/${written.draft.half}`;
  await callAs(team, "POST", `${path}/lease`, { reason: null });
  const saved = await callAs<{ revision: number }>(team, "POST", `${path}/draft`, { key: randomUUID(), ...written });
  expect(saved.problem).toBeNull();
  return saved.return.revision;
}

type Held = { page: Page; visitor: Visitor; team: Page; memberId: string };

/**
 * The member booked a call and it took place on the fourth day, which the team notes in the agenda. A journey cannot
 * advance the server's clock: the questionnaire, the deadline and the call are moved back instead.
 */
export async function holdCall({ page, visitor, team, memberId }: Held): Promise<void> {
  const headers = basic(visitor.email, visitor.password);
  const offered = (await (await page.request.get("/v1/account/bookings", { headers })).json()).return as BookingsView;
  const free = offered.slots.filter(({ taken, isWithColleague }) => !taken && !isWithColleague);
  const slot = free[Math.floor(Math.random() * free.length)];
  const bookingId = randomUUID();
  const data = { key: bookingId, startsAt: slot?.startsAt, way: "video" };
  expect((await page.request.post("/v1/account/bookings", { headers, data })).ok()).toBe(true);
  await inDatabase(async (client) => {
    await client.query(
      `update intake_assessments set decided_at = decided_at - interval '3 days', completed_at = completed_at - interval '3 days'
       where account_id = $1`,
      [memberId],
    );
    await client.query(
      `update promises set starts_at = starts_at - interval '3 days', due_at = due_at - interval '3 days'
       where account_id = $1 and kind = 'definitive-plan'`,
      [memberId],
    );
    await client.query("update bookings set starts_at = now() - interval '1 hour' where account_id = $1", [memberId]);
  });
  expect(await callAs(team, "POST", `/agenda/${bookingId}/result`, { result: "done" })).toMatchObject({ status: 200 });
}
