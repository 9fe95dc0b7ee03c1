import type * as z from "zod";
import type { Channel } from "../channels.ts";
import { accountDeleted } from "./account-deleted.ts";
import { callBooked, callMoved, callTomorrow } from "./calls.ts";
import { checkoutReminder } from "./checkout-reminder.ts";
import { emailChanged, passwordChanged, phoneChanged, resetPassword, verifyContact } from "./contacts.ts";
import { exportReady } from "./export-ready.ts";
import { guaranteeInReview, guaranteeRefused } from "./guarantee.ts";
import { planChanged, planReady, planReturns, planSigned, planWithdrawn } from "./plans.ts";
import { promiseCredited } from "./promise-credited.ts";
import { questionnaireWaiting } from "./questionnaire-waiting.ts";
import { receipt } from "./receipt.ts";
import { chargeDisputed, refundDone, refundStarted } from "./refunds.ts";
import { reviewOpen } from "./review-open.ts";
import { subscriptionEnding, subscriptionExtended } from "./subscriptions.ts";
import { breakGlass } from "./team/break-glass.ts";
import { painReport, personFirst } from "./team/care.ts";
import { guaranteeReview, guaranteeReviewOverdue } from "./team/guarantee-review.ts";
import { leadOverdue, leadsDigest, newLead } from "./team/leads.ts";
import { onCallAlert, onCallDigest } from "./team/on-call.ts";
import { refundStuck } from "./team/refund-stuck.ts";
import { staffAccess } from "./team/staff-access.ts";
import { teamAnswered } from "./team-answered.ts";
import { welcome } from "./welcome.ts";

/** Every message the system sends. */
export const templates = {
  welcome,
  "verify-contact": verifyContact,
  "reset-password": resetPassword,
  "password-changed": passwordChanged,
  "email-changed": emailChanged,
  "phone-changed": phoneChanged,
  "account-deleted": accountDeleted,
  "export-ready": exportReady,
  "new-lead": newLead,
  "lead-overdue": leadOverdue,
  "leads-digest": leadsDigest,
  receipt,
  "refund-started": refundStarted,
  "refund-done": refundDone,
  "refund-stuck": refundStuck,
  "charge-disputed": chargeDisputed,
  "guarantee-refused": guaranteeRefused,
  "guarantee-in-review": guaranteeInReview,
  "guarantee-review": guaranteeReview,
  "guarantee-review-overdue": guaranteeReviewOverdue,
  "on-call-alert": onCallAlert,
  "on-call-digest": onCallDigest,
  "person-first": personFirst,
  "pain-report": painReport,
  "staff-access": staffAccess,
  "break-glass": breakGlass,
  "checkout-reminder": checkoutReminder,
  "questionnaire-waiting": questionnaireWaiting,
  "plan-ready": planReady,
  "plan-signed": planSigned,
  "plan-changed": planChanged,
  "plan-withdrawn": planWithdrawn,
  "plan-returns": planReturns,
  "review-open": reviewOpen,
  "team-answered": teamAnswered,
  "subscription-ending": subscriptionEnding,
  "subscription-extended": subscriptionExtended,
  "promise-credited": promiseCredited,
  "call-booked": callBooked,
  "call-tomorrow": callTomorrow,
  "call-moved": callMoved,
};
export type TemplateName = keyof typeof templates;

/** A message to queue: a template is sent only by the channels it supports, with its own variables. */
export type Outgoing = {
  [Name in TemplateName]: {
    template: Name;
    channel: Extract<keyof (typeof templates)[Name], Channel>;
    /** An email address, or a phone in E.164. */
    recipient: string;
    /** The account it is about: erased with it. */
    accountId?: string | undefined;
    params: z.input<(typeof templates)[Name]["params"]>;
    dedupeKey?: string | undefined;
  };
}[TemplateName];
