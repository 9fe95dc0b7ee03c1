/** Of a one-time code. */
export const CODE_LENGTH = 6;
