import type { getIntake as getIntakeWire, IntakeView } from "@app/contract/intake";
import { queryOptions } from "@tanstack/react-query";
import { call, type EndpointRef } from "../../api.ts";
import { ACCOUNT } from "./overview-query.ts";
import { queryClient } from "./query-client.ts";

const getIntake: EndpointRef<typeof getIntakeWire> = { method: "GET", path: "/v1/account/intake" };

/** Which questionnaire the member answers, and what came of it. */
export const intakeQuery = queryOptions({
  queryKey: [ACCOUNT, "intake"],
  queryFn: () => call(getIntake),
});

/** Takes the server's reply to a write of the questionnaire. */
export async function setIntake(view: IntakeView): Promise<void> {
  await queryClient.cancelQueries({ queryKey: intakeQuery.queryKey, exact: true });
  queryClient.setQueryData(intakeQuery.queryKey, view);
}

/** What the safety table decided, as it is in force. */
export type Assessment = NonNullable<IntakeView["assessment"]>;
export type Targets = NonNullable<Assessment["targets"]>;
