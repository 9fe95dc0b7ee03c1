import type { GuaranteeDecision } from "@app/contract/guarantee";
import { nameGuaranteeVersion } from "@app/contract/guarantee-version";
import { formatDateTime } from "../../../app/shell/format/moments.ts";
import { checkedCopy as copy, secondsWords } from "../../../content/app/account/guarantee-decision.ts";
import styles from "./decision.module.css";
import { DecisionFiles } from "./decision-files.tsx";

/** How the answer came about, its number, and the files to check it with. */
export function HowDecided({ decision }: { decision: GuaranteeDecision }) {
  const { referenceNumber, at, tookMs, ruleVersion } = decision;
  const automatic = copy.automatic(secondsWords(tookMs), nameGuaranteeVersion(ruleVersion));
  return (
    <div className={`${styles.how} small soft`}>
      <p>
        {isByRule(decision) ? automatic : null} {copy.reference(referenceNumber, formatDateTime(at))}
      </p>
      <DecisionFiles _id={decision._id} referenceNumber={referenceNumber} />
    </div>
  );
}

/** Left neither to a person nor to the member. */
const isByRule = ({ decision }: GuaranteeDecision): boolean => decision === "granted" || decision === "refused";
