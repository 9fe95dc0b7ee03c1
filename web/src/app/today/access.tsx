import type { AccountOverview } from "@app/contract/account";
import { appPaths } from "../../app-paths.ts";
import { formatDate } from "../shell/format/moments.ts";
import { Link } from "../shell/link.tsx";
import { SubscriptionCard } from "../shell/subscription/subscription-card.tsx";
import styles from "./today.module.css";

/** The plan that was bought, and what can still be asked for. */
export function Access({ overview: { plan, state, next, refundOptions } }: { overview: AccountOverview }) {
  if (!plan) return null;
  const rights = rightsLine(refundOptions);
  return (
    <SubscriptionCard state={state} plan={plan} next={next}>
      <div className={styles.more}>
        <p>{rights}</p>
        <Link to={appPaths.rights}>{rights ? "Ver a compra e os direitos" : "Ver a compra e os recibos"}</Link>
      </div>
    </SubscriptionCard>
  );
}

/** The rights that are still open, with their last day. */
function rightsLine(refundOptions: AccountOverview["refundOptions"]): string | null {
  if (refundOptions?.guarantee.state !== "open") return null;
  const guarantee = `pedir a garantia até ${formatDate(refundOptions.guarantee.until)}`;
  return refundOptions.withdrawal.state === "open"
    ? `Você pode desistir até ${formatDate(refundOptions.withdrawal.until)} e ${guarantee}.`
    : `Você pode ${guarantee}.`;
}
