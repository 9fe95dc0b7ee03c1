import type { Sending } from "../channels.ts";

/** Limits and faults of the platform, and faults of our account with it: every recipient is affected. */
const CHANNEL_ERRORS = new Set([
  0, // the token could not be read
  1, // unknown
  2, // service down
  4, // too many calls by the app
  10, // permission missing
  190, // token expired
  368, // blocked for a while over policy
  80007, // too many calls by the account
  130429, // too many messages by the number
  131000, // something went wrong
  131005, // access denied
  131016, // service overloaded
  131031, // account locked
  131042, // payment method
  131048, // number restricted for spam
  131057, // maintenance
  133004, // server not available
]);
/** Too many messages to this one recipient; a retry in a few minutes succeeds. */
const PAIR_RATE_LIMITED = 131056;

/** Everything else is about this message: no WhatsApp on that phone, a template not approved, a variable too long. */
export function outcomeOf(status: number, code: number): Exclude<Sending["outcome"], "sent"> {
  if (code === PAIR_RATE_LIMITED) return "unreachable";
  const isChannelError = status >= 500 || status === 429 || status === 401 || status === 403 || status === 200;
  return isChannelError || CHANNEL_ERRORS.has(code) ? "channel-down" : "refused";
}
