import { consentsQuery } from "../data/consents-query.ts";
import { intakeQuery } from "../data/intake-query.ts";
import { prefetchQuery } from "../data/load-query.ts";

/** Of every screen of the questionnaire. The answers are the browser's, so that nothing here waits for the network. */
export const loadIntake = () => {
  prefetchQuery(intakeQuery);
  prefetchQuery(consentsQuery);
  return null;
};
