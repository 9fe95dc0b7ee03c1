import { completeIntake as endpoint, type IntakeView } from "@app/contract/intake";
import { call } from "../../api.ts";
import { setIntake } from "../data/intake-query.ts";

/** Closes the questionnaire with the answers that the server has. */
export async function completeIntake(): Promise<IntakeView> {
  const view = await call(endpoint);
  await setIntake(view);
  return view;
}
