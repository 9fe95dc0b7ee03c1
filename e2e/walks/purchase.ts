import { expectConfirmedOnReturn } from "../checkout.ts";
import { payAtTheBank } from "../gateway.ts";
import { createHand } from "./hand.ts";
import { atMost, holds, type Walk } from "./walk.ts";

/** What /lp2 promises a month, and a year of it. */
const PROMISED = /R\$\s(197,70|2\.372,40)/;
const USUAL = /R\$\s(199,99|2\.399,88)/;

/** Signed in, from the button of the plan to a PIX code, which is paid. */
export const walkPurchase: Walk = async ({ page }) => {
  const hand = createHand();
  await hand.tap(page.getByRole("button", { name: "Conhecer o Plano Completo" }));
  await hand.tap(page.getByRole("link", { name: "Ver o preço e como pagar" }));
  const answered = page.waitForResponse("**/v1/auth/payment");
  await hand.tap(page.getByRole("button", { name: /^Gerar código PIX/ }));
  await page.getByRole("button", { name: "Copiar código PIX" }).waitFor();
  await hand.look(page);
  const code = hand.walked();

  const { return: payment } = await (await answered).json();
  await payAtTheBank(payment.gatewayId);
  await expectConfirmedOnReturn(page);
  await hand.look(page);
  const walked = hand.walked();
  const between = walked.screens.slice(1);
  const dearer = walked.screens.filter(({ text }) => USUAL.test(text)).map(({ name }) => name);
  const silent = between.filter(({ text }) => !PROMISED.test(text)).map(({ name }) => name);
  return {
    walked,
    bounds: [
      atMost("taps from the plan's button to a code", code.taps, 3),
      atMost("fields typed to a code", code.fields, 0),
      holds(
        "the price of her page on every screen",
        silent.join("; ") || `${between.length} screens`,
        silent.length === 0,
      ),
      holds("no other price", dearer.join("; ") || "none", dearer.length === 0),
    ],
  };
};
