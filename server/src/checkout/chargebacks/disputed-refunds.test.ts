import type { DeletionPreview } from "@app/contract/privacy";
import { expect } from "vitest";
import { statusOf } from "../../testing/buying.ts";
import { withdraw } from "../refunds/request-refund.ts";
import { sendRefunds } from "../refunds/send-refunds.ts";
import { opened, test, won } from "./testing/a-sale.ts";

const DAY = 24 * 60 * 60_000;

test("a requested refund waits while the dispute is open, and is sent once it is won", async ({
  deps,
  asaas,
  clock,
  aSale,
}) => {
  const sale = await aSale();
  await withdraw(deps, { paymentId: sale.id, requestedBy: "buyer" });
  await sale.bank("open");
  await sale.webhook(opened);
  await sendRefunds(deps);
  expect(asaas.calls().filter(({ path }) => path.endsWith(`${sale.installmentPlanId}/refund`))).toEqual([]);
  const refund = deps.db.selectFrom("refunds").select("status").where("paymentId", "=", sale.id);
  expect(await refund.execute()).toEqual([{ status: "rejected" }]);

  await sale.bank("win", "return");
  await sale.webhook(won, "RECEIVED");
  clock.advance(2 * DAY);
  await sendRefunds(deps);
  expect(await refund.execute()).toEqual([{ status: "succeeded" }]);
  expect(await sale.sees()).toBe("refunded · Devolvido · free");
  expect(await statusOf(deps, sale.id)).toBe("refunded");
});

test("a charge that the bank reversed is not refunded again", async ({ deps, aSale }) => {
  const sale = await aSale();
  await sale.bank("open");
  await sale.webhook(opened);
  const request = () => withdraw(deps, { paymentId: sale.id, requestedBy: "buyer" });
  await expect(request()).rejects.toMatchObject({ code: "charge-disputed" });
  await sale.bank("lose");
  await sale.webhook("REFUNDED");
  await expect(request()).rejects.toMatchObject({ code: "nothing-to-refund" });
});

test("the deletion preview offers the withdrawal of a purchase, but not while its dispute is open", async ({
  api,
  aSale,
}) => {
  const sale = await aSale();
  const withdrawable = async () =>
    (await api<DeletionPreview>("GET", "/v1/account/deletion", { headers: sale.headers })).body.return?.plan?.withdrawal
      ?.paymentId;
  expect(await withdrawable()).toBe(sale.id);
  await sale.bank("open");
  await sale.webhook(opened);
  expect(await withdrawable()).toBeUndefined();
  await sale.bank("win");
  await sale.webhook(won);
  expect(await withdrawable()).toBe(sale.id);
});
