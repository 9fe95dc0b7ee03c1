import type { Me } from "@app/contract/identity";
import { onTestFinished, vi } from "vitest";

/** Signed in on this device, without an offer in what is stored; the API answers who that is. Null: signed out. */
export function startMeServer(person: Pick<Me, "fullName" | "offerMonthlyCents"> | null): { asked: number } {
  const state = { asked: 0 };
  const me = { _id: "a1b2c3", email: "ana@example.com", phone: null, ...person };
  localStorage.clear();
  if (person) {
    localStorage.setItem("auth", JSON.stringify({ username: me.email, password: "token" }));
    localStorage.setItem("user", JSON.stringify({ ...me, offerMonthlyCents: null }));
  }
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal("fetch", (input: string) => {
    const isMe = new URL(input, location.href).pathname === "/v1/auth/me";
    if (isMe) state.asked += 1;
    const [value, code] = isMe && person ? [me, 200] : [null, 404];
    return Promise.resolve(
      new Response(
        JSON.stringify({ return: value, message: null, code, error: value ? false : "not-found", redirect_to: null }),
        { status: code },
      ),
    );
  });
  return state;
}
