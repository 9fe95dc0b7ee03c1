import { problemOf } from "../../../api.ts";
import { DeviceCopyQuestion } from "../../sync/device-copy-choice.tsx";
import type { Intake } from "../use-intake.ts";

/** Without a network the member is asked once whether this device may keep the answers until it is back. */
export function Offline({ intake: { sync, snapshot } }: { intake: Intake }) {
  const { flush, durable, isAnswered, outbox } = snapshot;
  if (flush.state !== "failed" || durable || isAnswered || outbox.length === 0) return null;
  const problem = problemOf(flush.error);
  if (problem !== "offline" && problem !== "timeout") return null;
  return <DeviceCopyQuestion onChange={(keep) => (keep ? sync.keepOnDevice() : sync.removeFromDevice())} />;
}
