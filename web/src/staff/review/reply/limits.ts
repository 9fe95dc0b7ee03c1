// The contract's, whose module would bring the validation library with it.
export const MAX_REPLY_SENTENCES = 2;
export const MIN_REPLY_TEXT = 10;
export const MAX_REPLY_TEXT = 400;
export const MIN_NEXT_STEP = 3;
export const MAX_NEXT_STEP = 160;
