import type { GuaranteeDecision } from "@app/contract/guarantee";
import type { RefundPreview } from "@app/contract/refunds";
import { formatFullDay } from "../../../app/shell/format/days.ts";
import { formatDateTime } from "../../../app/shell/format/moments.ts";
import { notYetCopy as copy } from "../../../content/app/account/guarantee-decision.ts";
import { Alert } from "../../../ui/display/alert.tsx";
import { ChoiceOf } from "./choice.tsx";
import { standingOf } from "./decision-head.ts";
import { Granted } from "./granted.tsx";
import { Refused } from "./refused.tsx";
import { WaitingForPerson } from "./waiting-for-person.tsx";

type DecisionViewProps = { decision: GuaranteeDecision; preview: RefundPreview | null; hidden: boolean };

/** The newest decision, under the title that it gives the page. */
export function DecisionView({ decision, preview, hidden }: DecisionViewProps) {
  switch (standingOf(decision)) {
    case "granted":
      return <Granted decision={decision} hidden={hidden} />;
    case "refused":
      return <Refused decision={decision} hidden={hidden} />;
    case "choice":
      return <ChoiceOf decision={decision} preview={preview} />;
    case "human":
      return <WaitingForPerson decision={decision} />;
    case "not-yet":
      return <NotYet decision={decision} />;
  }
}

function NotYet({ decision: { opensOn, referenceNumber, at } }: { decision: GuaranteeDecision }) {
  return (
    <Alert tone="info" title={copy.title}>
      {opensOn ? copy.opens(formatFullDay(opensOn)) : copy.unknown}{" "}
      {copy.reference(referenceNumber, formatDateTime(at))}
    </Alert>
  );
}
