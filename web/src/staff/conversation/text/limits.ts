/** As in contract/conversations.ts, which would bring the validation library along. */
export const MAX_MESSAGE_TEXT = 2_000;
/** As in contract/staff/conversations.ts. */
export const MAX_REPLY_TITLE = 60;
export const MAX_NOTE = 2_000;
