import type { IntakeRefund } from "@app/contract/intake";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../../../api.ts";
import { appPaths } from "../../../../app-paths.ts";
import { refundCopy as copy } from "../../../../content/app/intake/outcome.ts";
import { Button } from "../../../../ui/core/button.tsx";
import { ACCOUNT } from "../../../data/overview-query.ts";
import { queryClient } from "../../../data/query-client.ts";
import { Link } from "../../../shell/link.tsx";
import { findMessage } from "../../../shell/states/message-of.ts";
import { requestIntakeRefund } from "../endpoints.ts";
import { OutcomeSheet } from "./outcome-page.tsx";
import styles from "./refund-offer.module.css";

type RefundOfferProps = {
  kind: IntakeRefund;
  title: string;
  text: string;
  /** The page has another main action. */
  quiet?: boolean;
};

/** A refund without conditions at one press, then its reference number. Pressed twice it is still one refund. */
export function RefundOffer({ kind, title, text, quiet = false }: RefundOfferProps) {
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => call(requestIntakeRefund, { body: { kind } }),
    // The plan ended with it: the next screen reads the account anew. This one stays, with the reference number.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [ACCOUNT], refetchType: "none" }),
  });
  return (
    <OutcomeSheet tone="warm">
      <h2>{data ? copy.asked : title}</h2>
      {data ? (
        <>
          <p className={styles.reference}>
            {copy.reference} <b>{data.referenceNumber}</b>
          </p>
          <p>
            <Link to={appPaths.payments}>{copy.follow}</Link>
          </p>
        </>
      ) : (
        <>
          <p>{text}</p>
          <Button
            variant={quiet ? "outline" : "primary"}
            busy={isPending}
            busyLabel={copy.busy}
            onClick={() => mutate()}
          >
            {copy.action}
          </Button>
        </>
      )}
      <p className={styles.message} role="status" data-failed={error ? true : undefined}>
        {data ? `${data.title}.` : findMessage(error)}
      </p>
    </OutcomeSheet>
  );
}
