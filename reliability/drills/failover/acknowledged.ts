import { exactly, type Figure, info } from "../../lib/report/figure.ts";
import type { Buyer } from "../../lib/shopper/driver.ts";

/** What was acknowledged to buyers and to the gateway during a drill; all of it must still exist. */
export function acknowledgedFigure(buyers: readonly Buyer[], webhooks: number): Figure {
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
  return info("acknowledged, and checked afterwards", value.join(", "));
}

/** The checker's violations, grouped by what matters to an operator. */
export function verdicts(violations: readonly string[]): Figure[] {
  const of = (pattern: RegExp) => violations.filter((violation) => pattern.test(violation));
  const figure = (name: string, found: string[]) =>
    exactly(0, name, found.length, found[0] ? { note: found.slice(0, 2).join("; ") } : {});
  const [lost, double, orphans] = [/^I3/, /^I1:/, /charged for a payment we lost|no record of it/];
  const rest = violations.filter((violation) => ![lost, double, orphans].some((pattern) => pattern.test(violation)));
  return [
    figure("acknowledged writes lost", of(lost)),
    figure("double charges", of(double)),
    figure("charges without a payment after reconciliation", of(orphans)),
    figure("other violations of the checker", rest),
  ];
}
