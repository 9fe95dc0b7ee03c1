/** The contract's, whose module would bring the validation library with it. */
export const MAX_STAFF_REASON = 500;
