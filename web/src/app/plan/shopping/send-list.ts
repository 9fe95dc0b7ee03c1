/** `left`: the member closed the sheet without sending. */
export type Sent = "shared" | "copied" | "left" | "failed";

type Device = {
  share?: ((data: { title: string; text: string }) => Promise<void>) | undefined;
  copy: (text: string) => Promise<void>;
};

/** Opens the device's own sheet to send the list; without one, copies it. */
export async function sendList(title: string, text: string, { share, copy }: Device = browserDevice()): Promise<Sent> {
  if (share) {
    const outcome = await share({ title, text }).then(() => "shared" as const, outcomeOf);
    if (outcome !== "failed") return outcome;
  }
  return copy(text).then(
    () => "copied",
    () => "failed",
  );
}

const outcomeOf = (error: unknown): Sent =>
  error instanceof DOMException && error.name === "AbortError" ? "left" : "failed";

/** Typed as always there, but missing in many desktop browsers and on insecure pages. */
function browserDevice(): Device {
  const { share, clipboard } = navigator as Partial<Navigator>;
  return {
    share: share?.bind(navigator),
    copy: async (text) => {
      if (!clipboard) throw new Error("no clipboard");
      await clipboard.writeText(text);
    },
  };
}
