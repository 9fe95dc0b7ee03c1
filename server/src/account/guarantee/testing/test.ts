import { noonOf } from "../../../guarantee/testing/following.ts";
import { test as base } from "../../../testing/http.ts";

/** With the gateway, and a clock that goes to noon of a day of the guarantee. */
export const test = base
  .extend("needsGateway", { auto: true }, ({ asaas }) => void asaas.ledger())
  .extend(
    "moveTo",
    ({ clock, deps }) =>
      (day: number) =>
        clock.advance(noonOf(day).getTime() - deps.now().getTime()),
  );
