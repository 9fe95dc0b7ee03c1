import { useQuery } from "@tanstack/react-query";
import { useFirstName } from "../shell/avatar.tsx";
import { intakeQuery } from "./intake-query.ts";

/**
 * How the member likes to be called; without the server, the first name of the account. While the answer is awaited
 * (`isWaiting`) there is none: it would be replaced before it is read.
 */
export function useCallName(isWaiting = false): string {
  const firstName = useFirstName();
  const { data: intake, isPending } = useQuery({ ...intakeQuery, enabled: false });
  return intake?.firstName || (isWaiting && isPending ? "" : firstName);
}
