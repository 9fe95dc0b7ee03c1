import { lookAtInvitation, type StaffRole } from "@app/contract/staff/identity";
import { useCallback, useEffect, useState } from "react";
import { problemOf } from "../../../api.ts";
import { callStaff } from "../../shell/call-staff.ts";
import { messageOf } from "../factors/message-of.ts";

export type Invitation = { token: string; email: string; name: string; role: StaffRole; expiresAt: string };
type State =
  | { is: "loading" }
  | { is: "invalid" }
  | { is: "failed"; message: string }
  | { is: "open"; invitation: Invitation };

const TOKEN_MIN = 20;

/** By the token in the address's fragment, which no server and no log receives. */
export function useInvitation(): { state: State; retry: () => void } {
  const [state, setState] = useState<State>({ is: "loading" });
  const look = useCallback(async (): Promise<State> => {
    const token = location.hash.slice(1);
    if (token.length < TOKEN_MIN) return { is: "invalid" };
    try {
      return { is: "open", invitation: { token, ...(await callStaff(lookAtInvitation, { body: { token } })) } };
    } catch (error) {
      const isInvalid = problemOf(error) === "staff-invitation-invalid" || problemOf(error) === "invalid-input";
      return isInvalid ? { is: "invalid" } : { is: "failed", message: messageOf(error) };
    }
  }, []);
  const retry = useCallback(() => {
    setState({ is: "loading" });
    void look().then(setState);
  }, [look]);
  useEffect(() => void look().then(setState), [look]);
  return { state, retry };
}

/** Used up: the address no longer needs the token, nor does the browser's history. */
export const forgetToken = (): void => history.replaceState(null, "", location.pathname);
