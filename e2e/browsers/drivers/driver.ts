/** What the journeys need of a browser; each driver speaks its own protocol. */
export type Browser = {
  /** A phone of 360 × 740 pixels with empty storage. */
  open: () => Promise<Tab>;
  close: () => Promise<void>;
};

export type Tab = {
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Runs a function without outer variables in the page. */
  evaluate: <Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args) => Promise<Awaited<Result>>;
  find: (target: Target) => Promise<Handle | undefined>;
  screenshot: (file: string) => Promise<void>;
  /** Uncaught errors of the page's scripts; empty where the protocol does not report them. */
  errors: () => string[];
  close: () => Promise<void>;
};

export type Handle = {
  /** Scrolls to it. False while something else covers it. */
  isClear: () => Promise<boolean>;
  click: () => Promise<void>;
  /** Replaces the field's value by keystrokes. */
  fill: (text: string) => Promise<void>;
};

type Role = "alertdialog" | "button" | "dialog" | "heading" | "link" | "radio" | "switch";

/** By role and name, by a field's label, or by text: how a person finds it. A pattern is the source of a RegExp. */
export type Target =
  | { role: Role; name: string | { pattern: string } }
  | { label: string | { pattern: string } }
  | { text: string | { pattern: string } };

export const PHONE = { width: 360, height: 740 } as const;
