// The contract's, whose module would bring the validation library with it.
export const MIN_SENTENCE = 3;
export const MAX_SENTENCE = 300;
