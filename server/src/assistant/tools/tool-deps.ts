import type { ToolName } from "@app/engine/assistant/tools";
import type { Line } from "@app/engine/guarantee/lines";
import type { Meter } from "@app/engine/guarantee/meter";
import type { Db } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";

/** What is read of the guarantee's meter. */
export type GuaranteeMeter = Pick<Meter, "day" | "of" | "requestDaysLeft"> & {
  readonly ticks: readonly Pick<Line, "code" | "ok" | "have" | "need" | "needWeeks">[];
};

export type ToolDeps = Pick<PlatformDeps, "db" | "now" | "keyRing"> & {
  /** Null: no purchase with a guarantee. */
  readMeter: (db: Db, accountId: string) => Promise<GuaranteeMeter | null>;
  /** Sees every call that was answered. For evaluations alone: what passes is a member's health. */
  onToolCall?: ((call: { name: ToolName; input: object; output: object }) => void) | undefined;
};

/** Who asks: from the session, never from an argument of a tool. `text` is what was asked. */
export type AskingMember = { readonly accountId: string; readonly text: string };
