import type { Action, Need } from "@app/engine/team/permissions";

/**
 * What a route of the team asks for. `public`: before there is a session. `enrolment`: a session of either scope. `own`:
 * what is the signed-in person's own. Otherwise an action of the table, on the company or on the member of the path.
 * `thread`: on the member's thread of the path. `support-threads`: on those that members opened with support, all of them.
 */
export type StaffRule =
  | { readonly access: "public" | "enrolment" | "own" }
  | {
      readonly action: Action;
      readonly subject: "company" | "member" | "thread" | "support-threads";
      /** What the route asks for besides the needs of the table. */
      readonly needs?: readonly Need[];
    };

/** Every route of the team, by method and path. A route without a rule is refused when the server starts. */
export const STAFF_RULES: Readonly<Record<string, StaffRule>> = {
  "GET /v1/staff/me": { access: "enrolment" },
  "POST /v1/staff/invitations/look": { access: "public" },
  "POST /v1/staff/invitations/passkey": { access: "public" },
  "POST /v1/staff/invitations/totp": { access: "public" },
  "POST /v1/staff/invitations/accept": { access: "public" },
  "POST /v1/staff/sign-in/passkey/begin": { access: "public" },
  "POST /v1/staff/sign-in/passkey": { access: "public" },
  "POST /v1/staff/sign-in/code": { access: "public" },
  "POST /v1/staff/sign-in/recovery": { access: "public" },
  "DELETE /v1/staff/session": { access: "enrolment" },
  "GET /v1/staff/access": { access: "own" },
  "DELETE /v1/staff/sessions/:sessionId": { access: "own" },
  "POST /v1/staff/factors/passkey": { access: "enrolment" },
  "POST /v1/staff/factors/totp": { access: "enrolment" },
  "POST /v1/staff/factors": { access: "enrolment" },
  "DELETE /v1/staff/factors/:factorId": { access: "own" },
  "POST /v1/staff/confirmation/begin": { access: "own" },
  "POST /v1/staff/confirmation": { access: "own" },

  "POST /v1/staff/team/:staffId/dismissal": { action: "staff.change", subject: "company" },
  "GET /v1/staff/team": { action: "staff.read", subject: "company" },
  "POST /v1/staff/members/:memberId/break-glass": {
    action: "break-glass.open",
    subject: "member",
    needs: ["autenticacao-recente-5-min"],
  },
  "GET /v1/staff/audit": { action: "audit.read", subject: "company" },
  "GET /v1/staff/members": { access: "own" },
  // The professional's own members.
  "GET /v1/staff/plan-mentions": { access: "own" },
  "GET /v1/staff/members/:memberId": { action: "health-answers.read", subject: "member" },
  "GET /v1/staff/members/:memberId/timeline": { action: "reports.read", subject: "member" },
  "GET /v1/staff/members/:memberId/answers": { action: "health-answers.read", subject: "member" },
  "POST /v1/staff/members/:memberId/comments": { action: "other-half.acknowledge", subject: "member" },
  "POST /v1/staff/members/:memberId/call-notes": { action: "chat.write", subject: "member" },
  "POST /v1/staff/members/:memberId/reported-answers": { action: "review.answer", subject: "member" },
  "GET /v1/staff/members/:memberId/decision": { action: "health-answers.read", subject: "member" },
  // Signing the half that is decided is asked for besides, by the half.
  "POST /v1/staff/members/:memberId/decision": { action: "health-answers.read", subject: "member" },
  // The professional's own calls: each act looks up whose member it is about.
  "GET /v1/staff/agenda": { access: "own" },
  "POST /v1/staff/agenda/:bookingId/result": { access: "own" },
  "POST /v1/staff/agenda/:bookingId/move": { access: "own" },
  "POST /v1/staff/agenda/:bookingId/link": { access: "own" },
  "POST /v1/staff/agenda/absences": { access: "own" },
  "GET /v1/staff/queue": { access: "own" },
  // Work on a member, which emergency access does not open.
  "POST /v1/staff/queue/:memberId/claim": { action: "review.answer", subject: "member" },
  "DELETE /v1/staff/queue/:memberId/claim": { action: "review.answer", subject: "member" },
  "POST /v1/staff/queue/:memberId/postponement": { action: "review.answer", subject: "member" },
  "GET /v1/staff/members/:memberId/plan": { action: "health-answers.read", subject: "member" },
  "GET /v1/staff/members/:memberId/plan/versions/:version": { action: "health-answers.read", subject: "member" },
  "GET /v1/staff/members/:memberId/plan/preview": { action: "plan.read", subject: "member" },
  "GET /v1/staff/members/:memberId/plan/:half/proposal": { action: "health-answers.read", subject: "member" },
  "POST /v1/staff/members/:memberId/food-overrides": { action: "diet.sign", subject: "member" },
  "POST /v1/staff/members/:memberId/food-overrides/revocation": { action: "diet.edit", subject: "member" },
  // Editing the half is asked for besides, by the half.
  "POST /v1/staff/members/:memberId/plan/:half/lease": { action: "health-answers.read", subject: "member" },
  "DELETE /v1/staff/members/:memberId/plan/:half/lease": { action: "health-answers.read", subject: "member" },
  "POST /v1/staff/members/:memberId/plan/:half/draft": { action: "health-answers.read", subject: "member" },
  "DELETE /v1/staff/members/:memberId/plan/:half/draft": { action: "health-answers.read", subject: "member" },
  // Signing, or acknowledging, is asked for besides, by the half.
  "POST /v1/staff/members/:memberId/plan/:half/signature": { action: "health-answers.read", subject: "member" },
  "DELETE /v1/staff/members/:memberId/plan/:half/signature": { action: "health-answers.read", subject: "member" },
  "POST /v1/staff/members/:memberId/plan/:half/acknowledgement": { action: "health-answers.read", subject: "member" },
  "GET /v1/staff/plan-templates": { action: "templates.propose", subject: "company" },
  "POST /v1/staff/plan-templates": { action: "templates.propose", subject: "company" },
  "DELETE /v1/staff/plan-templates/:templateId": { action: "templates.propose", subject: "company" },
  "GET /v1/staff/members/:memberId/reviews/:week": { action: "diary.read", subject: "member" },
  "POST /v1/staff/members/:memberId/reviews/:week/reply": { action: "review.answer", subject: "member" },
  "GET /v1/staff/members/:memberId/threads/:thread": { action: "chat.read", subject: "thread" },
  "POST /v1/staff/members/:memberId/threads/:thread/messages": { action: "chat.write", subject: "thread" },
  // Work on a thread, which emergency access does not open.
  "POST /v1/staff/members/:memberId/threads/:thread/read": { action: "chat.write", subject: "thread" },
  "POST /v1/staff/members/:memberId/threads/:thread/draft": { action: "chat.write", subject: "thread" },
  "POST /v1/staff/members/:memberId/threads/:thread/hand-over": { action: "chat.write", subject: "thread" },
  "GET /v1/staff/support": { action: "chat.read", subject: "support-threads" },
  // The signed-in person's own, and those of their role.
  "GET /v1/staff/replies": { access: "own" },
  "POST /v1/staff/replies": { access: "own" },
  "DELETE /v1/staff/replies/:replyId": { access: "own" },
  "GET /v1/staff/members/:memberId/promises": { action: "promise.read", subject: "member" },
  "POST /v1/staff/members/:memberId/promises/:promiseId/pause": { action: "promise.pause", subject: "member" },
  "POST /v1/staff/members/:memberId/promises/:promiseId/resume": { action: "promise.pause", subject: "member" },
};
