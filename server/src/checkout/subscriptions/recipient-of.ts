import type { Buyer } from "../../identity/accounts/get-buyer.ts";
import type { Payment } from "../payments/payment.ts";

/** With a session, the account's current e-mail; without, the one typed at the payment. */
export const recipientOf = ({ via, email }: Pick<Payment, "via" | "email">, buyer: Buyer | undefined): string =>
  via === "session" ? (buyer?.email ?? email) : email;
