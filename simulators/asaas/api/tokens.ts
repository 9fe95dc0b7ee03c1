import type { FastifyInstance } from "fastify";
import { placeOf } from "../control/faults.ts";
import type { SimulatorState } from "../ledger/simulator-state.ts";
import { tryCard } from "./cards.ts";
import { Refusal } from "./errors.ts";
import { viewCard } from "./payment-view.ts";

/** A card stored by the vendor for one customer. */
export function tokenRoutes(app: FastifyInstance, state: SimulatorState): void {
  app.post<{ Body: { customer?: string } | undefined }>("/v3/creditCard/tokenizeCreditCard", (request) => {
    const customer = state.ledger.customers.get(request.body?.customer ?? "");
    if (!customer || customer.deleted) throw new Refusal("invalid_customer", "Customer inválido ou não informado.");
    return viewCard(tryCard(state, customer.id, request.body, placeOf(request)).card);
  });
}
