import type { Buyer } from "../identity/get-buyer.ts";
import type { Payment } from "./payment.ts";

/** Signed in, the account is written to, wherever it is by now; by email, the address that was typed. */
export const recipientOf = ({ via, email }: Pick<Payment, "via" | "email">, buyer: Buyer | undefined): string =>
  via === "session" ? (buyer?.email ?? email) : email;
