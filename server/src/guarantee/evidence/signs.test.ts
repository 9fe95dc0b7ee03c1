import { randomUUID } from "node:crypto";
import { replays } from "@app/engine/guarantee/bundle";
import { expect } from "vitest";
import { findCurrentPurchase } from "../../checkout/subscriptions/queries.ts";
import type { Deps } from "../../deps.ts";
import { test as base } from "../../testing/test.ts";
import { answerReview } from "../answer-review.ts";
import { requestDecision } from "../decisions/request-decision.ts";
import { readMeter } from "../read-meter.ts";
import { aDone, aFollower, aWeight, onDay, write, writeBehind } from "../testing/following.ts";
import { waitingReviews } from "../waiting-reviews.ts";

const test = base.extend("needsGateway", { auto: true }, ({ asaas }) => void asaas.ledger());

async function asks(deps: Deps, accountId: string, on: number) {
  const moment = onDay(deps, on);
  const { current } = await findCurrentPurchase(moment, accountId);
  if (!current) throw new Error("nothing was bought");
  return requestDecision(moment, { id: randomUUID(), purchase: current, memberId: accountId, requestedBy: "buyer" });
}

const refundsOf = ({ db }: Deps, paymentId: string) =>
  db.selectFrom("refunds").select("kind").where("paymentId", "=", paymentId).execute();

test("a purchase that was disputed is decided by a person, who reads why", async ({ deps }) => {
  const { accountId, paymentId } = await aFollower(deps);
  await deps.db.updateTable("charges").where("paymentId", "=", paymentId).set({ dispute: "won" }).execute();
  const meter = await readMeter(onDay(deps, 31), deps.db, accountId);
  expect(meter?.ticks.every(({ ok }) => ok)).toBe(true);

  const decided = await asks(deps, accountId, 31);
  expect(decided).toMatchObject({
    decision: "human",
    bundle: { answer: { reason: "SINAIS_DE_FRAUDE", humanWithinHours: 72, signs: ["PAGAMENTO_CONTESTADO"] } },
  });
  expect([replays(decided.bundle), await refundsOf(deps, paymentId)]).toEqual([true, []]);

  const asked = onDay(deps, 31);
  expect(await waitingReviews(asked)).not.toContain("contestado");
  expect(await waitingReviews(asked, "Rita")).toContain("Pagamento contestado no banco: encerrada a nosso favor");
  const [mail] = await deps.db
    .selectFrom("messages")
    .select("params")
    .where("accountId", "=", accountId)
    .where("template", "=", "guarantee-in-review")
    .execute();
  expect(JSON.stringify(mail?.params)).not.toMatch(/contest|fraud|sina/i);

  const { referenceNumber } = decided;
  expect(await answerReview(onDay(deps, 32), { referenceNumber, by: "Rita", grant: true })).toBe(true);
  expect(await refundsOf(deps, paymentId)).toEqual([{ kind: "guarantee" }]);
});

test("workouts and weights written before their day are looked at, and named by their days", async ({ deps }) => {
  const { accountId } = await aFollower(deps, { workouts: 3, weighIns: 3 });
  // A day further ahead than tomorrow is refused: what is left is a clock that runs behind.
  await writeBehind(deps, accountId, { on: 22, clockOn: 10 }, aDone(20), aDone(21), aWeight(22, 82));
  const decided = await asks(deps, accountId, 31);
  expect(decided.bundle.answer).toMatchObject({ decision: "human", signs: ["REGISTRO_ANTES_DO_DIA"] });
  expect(decided.bundle.evidence.signs).toEqual({
    ruleVersion: "s2",
    dispute: null,
    writtenBefore: [20, 21, 22].map((day) => ({ day, writtenOn: 10 })),
  });
  const lines = await waitingReviews(onDay(deps, 31), "Rita");
  expect(lines).toContain("Treino ou peso escrito antes do próprio dia: 06/12/2026, 07/12/2026, 08/12/2026");
});

test("ten days that arrive at once are no sign; eleven call a person, who reads how many", async ({ deps }) => {
  const { accountId } = await aFollower(deps, { workouts: 3, weighIns: 14 });
  const many = await aFollower(deps, { workouts: 3, weighIns: 14 });
  const late = [15, 16, 17, 18, 19, 20, 21, 22, 23, 24].map(aDone);
  await write(deps, many.accountId, 28, ...late, aDone(25));
  const looked = await asks(deps, many.accountId, 31);
  expect(looked.bundle.answer).toMatchObject({ decision: "human", signs: ["CHEGADA_DE_UMA_VEZ"] });
  expect(replays(looked.bundle)).toBe(true);
  expect(await waitingReviews(onDay(deps, 31), "Rita")).toContain("Registros de 11 dias que chegaram");

  await write(deps, accountId, 28, ...late);
  const { decision, bundle } = await asks(deps, accountId, 31);
  expect(bundle.evidence.signs).toEqual({ ruleVersion: "s2", dispute: null, writtenBefore: [] });
  expect(decision).toBe("granted");
});
