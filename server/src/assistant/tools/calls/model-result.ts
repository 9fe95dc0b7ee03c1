/**
 * A tool's result as a model reads it. A proposal names the grams that the member's device would store; where numbers are
 * hidden they stay between server and device.
 */
export const modelResult = (result: object, numbersHidden: boolean): string =>
  JSON.stringify(result, (key, value: unknown) => (numbersHidden && key === "grams" ? undefined : value));
