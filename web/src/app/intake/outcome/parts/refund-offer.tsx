import { formatCents, PASSWORD_MAX } from "@app/contract/catalogue";
import { getIntakeRefund, type IntakeRefund, requestIntakeRefund } from "@app/contract/intake";
import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { call, callOrNull } from "../../../../api.ts";
import { appPaths } from "../../../../app-paths.ts";
import { commonCopy } from "../../../../content/app/account/common.ts";
import { refundCopy as copy } from "../../../../content/app/intake/outcome.ts";
import { getStoredUser } from "../../../../identity/session/stored-user.ts";
import { Button } from "../../../../ui/core/button.tsx";
import { Field } from "../../../../ui/forms/field.tsx";
import { queryClient } from "../../../data/query-client.ts";
import { queryKeys } from "../../../data/query-keys.ts";
import { formatDateTime } from "../../../shell/format/moments.ts";
import { Link } from "../../../shell/link.tsx";
import { RefundBack } from "../../../shell/refund-back.tsx";
import { findMessage } from "../../../shell/states/message-of.ts";
import { OutcomeSheet } from "./outcome-page.tsx";
import styles from "./parts.module.css";

type RefundOfferProps = {
  kind: IntakeRefund;
  title: string;
  text: string;
  /** The page has another main action. */
  quiet?: boolean;
};

/** As it is now: the amount is another one tomorrow, so that none of an earlier day is shown. */
const offerQuery = queryOptions({
  queryKey: queryKeys.intakeRefund,
  queryFn: () => callOrNull(getIntakeRefund),
  retry: false,
  staleTime: 0,
  gcTime: 0,
});

/**
 * What comes back, from the server; a refund for the password; then its reference number, or by when a person answers.
 * Pressed twice it is still one.
 */
export function RefundOffer({ kind, title, text, quiet = false }: RefundOfferProps) {
  const { data: offer, error: unread, refetch, isFetching } = useQuery(offerQuery);
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: (password: string) => call(requestIntakeRefund, { body: { kind, password } }),
    // The plan ended with it: the next screen reads the account anew. This one stays, with the reference number.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.account, refetchType: "none" }),
  });
  const asked = data?.refund ?? data?.review;
  return (
    <OutcomeSheet tone="warm">
      <h2>{data ? (data.refund ? copy.asked : copy.inReview) : title}</h2>
      {asked ? (
        <>
          <p className="figures">
            {copy.reference} <b>{asked.referenceNumber}</b>
          </p>
          {data?.review ? <p>{copy.answerBy(formatDateTime(data.review.answerBy))}</p> : null}
          {data?.refund ? (
            <p>
              <Link to={appPaths.payments}>{copy.follow}</Link>
            </p>
          ) : null}
        </>
      ) : (
        <>
          <p>{text}</p>
          {offer ? (
            <>
              <p>
                <RefundBack preview={offer} personHours={offer.personHours} />
              </p>
              <form
                className="stack gap-4 at-start"
                onSubmit={(event) => {
                  event.preventDefault();
                  const password = new FormData(event.currentTarget).get("password");
                  if (!isPending && typeof password === "string") mutate(password);
                }}
              >
                <input type="text" name="username" autoComplete="username" defaultValue={username()} readOnly hidden />
                <Field
                  label={commonCopy.password}
                  type="password"
                  name="password"
                  autoComplete="current-password"
                  maxLength={PASSWORD_MAX}
                  hint={commonCopy.passwordWhy}
                  required
                />
                <Button type="submit" variant={quiet ? "outline" : "primary"} busy={isPending} busyLabel={copy.busy}>
                  {copy.action}
                </Button>
              </form>
            </>
          ) : offer === null ? (
            <p>{copy.nothing}</p>
          ) : unread ? (
            <>
              <p role="alert">{copy.unread}</p>
              <Button variant="outline" busy={isFetching} onClick={() => void refetch()}>
                {copy.again}
              </Button>
            </>
          ) : null}
        </>
      )}
      <p className={styles.message} role="status" data-failed={error ? true : undefined}>
        {data?.refund ? `${data.refund.title}: ${formatCents(data.refund.amountCents)}.` : findMessage(error)}
      </p>
    </OutcomeSheet>
  );
}

/** Password managers need the pair. */
function username(): string {
  const member = getStoredUser();
  return member?.email ?? member?.phone ?? "";
}
