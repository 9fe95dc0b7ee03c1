import type { Buyer } from "../../faults/harness/driver.ts";
import { exactly, type Figure, info } from "../drill.ts";

/** How much was promised to people and to the gateway during a drill: all of it must still be there. */
export function promised(buyers: readonly Buyer[], webhooks: number): Figure {
  const answers = buyers.flatMap(({ attempts }) => attempts.flatMap((attempt) => attempt.answers));
  const acknowledged = answers.filter(({ status, id }) => status === 200 && id !== null);
  const counts = {
    accounts: buyers.length,
    sessions: buyers.filter(({ token }) => token !== null).length,
    payments: new Set(acknowledged.map(({ id }) => id)).size,
    "codes and charges": new Set(acknowledged.flatMap(({ gatewayId }) => gatewayId ?? [])).size,
    webhooks,
  };
  const value = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  return info("acknowledged, and looked for afterwards", value.join(", "));
}

/** The checker's sentences, sorted by what an operator asks first. */
export function verdicts(violations: readonly string[]): Figure[] {
  const of = (pattern: RegExp) => violations.filter((one) => pattern.test(one));
  const figure = (name: string, found: string[]) =>
    exactly(0, name, found.length, found[0] ? { note: found.slice(0, 2).join("; ") } : {});
  const [lost, double, orphans] = [/^I3/, /^I1:/, /charged for a payment we lost|no note of it/];
  const rest = violations.filter((one) => ![lost, double, orphans].some((pattern) => pattern.test(one)));
  return [
    figure("acknowledged writes lost", of(lost)),
    figure("double charges", of(double)),
    figure("charges without a payment after reconciliation", of(orphans)),
    figure("other violations of the checker", rest),
  ];
}
