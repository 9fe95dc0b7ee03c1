import type { Me } from "@app/contract/identity";

/** Whoever signed in on this device before. Apart from signing in, so that a page may ask without the contract. */
export function signedInBefore(): Me | null {
  try {
    if (!localStorage.getItem("auth")) return null;
    const person: Me | null = JSON.parse(localStorage.getItem("user") ?? "null");
    return person?._id ? person : null;
  } catch {
    return null;
  }
}
