import { formatCents } from "@app/contract/catalogue";
import type { RefundPreview } from "@app/contract/refunds";
import { refundBackCopy as copy } from "../../content/app/refund-back.ts";
import { formatDate } from "./format/moments.ts";

type RefundBackProps = {
  preview: RefundPreview;
  /** Nothing is kept back: the withdrawal and the guarantee. */
  isWhole?: boolean;
  /** In which a person answers first: the days count from then. */
  personHours?: number | null;
};

/** Before the password: how much comes back, by which way, and by when. All of it is the server's; nothing is computed here. */
export function RefundBack({ preview, isWhole = false, personHours = null }: RefundBackProps) {
  const { amountCents, way, sentBy, returnedBy } = preview;
  const amount = copy.amount(formatCents(amountCents), isWhole);
  if (personHours !== null)
    return (
      <>
        <b>{amount}</b> {way}. {copy.person(personHours)}
      </>
    );
  return (
    <>
      <b>{amount}</b> {way}
      {returnedBy ? copy.returned(formatDate(returnedBy)) : copy.sentByTeam(formatDate(sentBy))}
    </>
  );
}
