import type { BrowserContext, Page } from "@playwright/test";
import type { Visitor } from "../journey.ts";
import type { Walked } from "./hand.ts";

type StorageState = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** Something that the walk has to show; what was found is printed beside it. */
export type Bound = { what: string; found: string | number; holds: boolean };

/** One person all the way, each walk from where the one before it ended. */
export type Stage = {
  visitor: Visitor;
  /** The member's tab. */
  page: Page;
  /** Another telephone, signed in or not. */
  openPhone: (storageState?: StorageState) => Promise<BrowserContext>;
  /** A desk of the team. */
  openDesk: () => Promise<BrowserContext>;
};

export type Walk = (stage: Stage) => Promise<{ walked: Walked; bounds: readonly Bound[] }>;

export const atMost = (what: string, found: number, limit: number): Bound => ({
  what: `${what}: at most ${limit}`,
  found,
  holds: found <= limit,
});

export const holds = (what: string, found: string | number, isTrue: boolean): Bound => ({ what, found, holds: isTrue });
