import type { AnswerId } from "../answers.ts";

/** The five blocks of the questionnaire; the consents come before the first. */
export const BLOCKS = [
  { id: "voce", title: "Você" },
  { id: "saude", title: "Saúde" },
  { id: "comida", title: "Comida" },
  { id: "movimento", title: "Movimento" },
  { id: "combinados", title: "Combinados" },
] as const;
export type Block = (typeof BLOCKS)[number]["id"];

export type Option = { readonly value: string | number; readonly text: string };

/** The form of an answer: it draws the control, checks the value and estimates the time. */
export type AnswerSpec =
  | { readonly kind: "consent"; readonly consent: "health-data" | "remote-care"; readonly options: readonly Option[] }
  | { readonly kind: "yes-no" }
  | { readonly kind: "choice"; readonly options: readonly Option[] }
  | {
      readonly kind: "number";
      readonly unit: string;
      readonly min: number;
      readonly max: number;
      readonly decimals: number;
      /** Outside of it the screen asks whether the number is right. */
      readonly usual?: { readonly min: number; readonly max: number };
      /** Says that there is no such number: the answer is null. */
      readonly none?: string;
    }
  | { readonly kind: "text"; readonly maxLength: number }
  | { readonly kind: "day" }
  /** A day, a month when the day is forgotten, or null. */
  | { readonly kind: "day-or-month" }
  /** Systolic and diastolic pressure, `130/85`. */
  | { readonly kind: "pressure" }
  /** An hour, `07:30`. */
  | { readonly kind: "time" }
  | { readonly kind: "times"; readonly max: number }
  /** Any number of options; `none` excludes the others. */
  | { readonly kind: "list"; readonly options: readonly Option[]; readonly none?: string }
  /** Names that are typed, with suggestions. */
  | { readonly kind: "names"; readonly max: number; readonly maxLength: number }
  /** A map of the body, each region with its pain from 0 to 10. */
  | { readonly kind: "regions"; readonly options: readonly Option[] }
  | { readonly kind: "fields"; readonly fields: Readonly<Record<string, Field>> };

export type Field = {
  readonly label: string;
  readonly spec: AnswerSpec;
  /** Shown only then. */
  readonly when?: { readonly field: string; readonly is: string | boolean };
  readonly optional?: true;
};

export type Question = {
  readonly id: AnswerId;
  /** null: before the first block. */
  readonly block: Block | null;
  /** Needed for a provisional plan. The others may be skipped, and are asked later by the professional. */
  readonly essential: boolean;
  readonly text: string;
  readonly hint?: string;
  readonly why?: string;
  readonly spec: AnswerSpec;
  /** Shown on the screen of this question, not on one of its own. */
  readonly partOf?: AnswerId;
  readonly askedIf?: AskedIf;
  /** Its screen carries a way to talk to a person now. */
  readonly sensitive?: true;
};

export type AskedIf = {
  readonly answer: AnswerId;
  readonly isNot?: string;
  readonly is?: boolean;
  /** Asked of everyone from this age on: who falls without feeling dizzy says no to the question before. */
  readonly fromAge?: number;
  readonly includes?: { readonly field: string; readonly value: string };
  /** One of these medicines was named. */
  readonly medicine?: readonly string[];
};

export const option = (value: string | number, text: string): Option => ({ value, text });
