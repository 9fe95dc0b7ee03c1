import type { completeIntake as completeIntakeWire, IntakeView } from "@app/contract/intake";
import { call, type EndpointRef } from "../../api.ts";
import { setIntake } from "../data/intake-query.ts";

const complete: EndpointRef<typeof completeIntakeWire> = { method: "POST", path: "/v1/account/intake/complete" };

/** Closes the questionnaire with the answers that the server has. */
export async function completeIntake(): Promise<IntakeView> {
  const view = await call(complete);
  await setIntake(view);
  return view;
}
