import type { Eating, Goal } from "../nutrition/target-rules.ts";

/** From 0 to 10. The side is the person's own. */
export type RegionPain = { region: string; pain: number; side?: "esquerdo" | "direito" };
export type NumbersShown = "mostrar" | "esconder-peso" | "esconder-tudo";

/**
 * What a member answered so far, by the question's id. What was not asked or not answered is missing; a part of an answer
 * that was left open is missing or null.
 */
export type Answers = {
  c1?: "autorizo" | "agora-nao";
  c2?: "concordo" | "conversar-antes";
  q01?: string;
  /** A calendar day, `1992-03-14`. */
  q02?: string;
  q03?: "feminino" | "masculino" | "decidir";
  q04?: number;
  q05?: number;
  q06?: Goal;
  q07?: number | null;
  q08?: string;
  s1?: { yes: boolean; which?: string[] | null };
  /** Pressure as `130/85`. */
  s1b?: { controlled: "sim" | "nao" | "nao-sei"; last?: string | null } | null;
  s2?: boolean;
  s3?: boolean;
  s3b?: number;
  s4?: { yes: boolean; name?: string | null };
  s5?: { yes: boolean; names?: string[] | null };
  s6?: { yes: boolean; regions?: RegionPain[] | null };
  s7?: boolean;
  s8?: "gravida" | "amamentando" | "bebe-menos-de-12-meses" | "nao" | "nao-se-aplica";
  /** `bariatricOn` is a day, a month or unknown. */
  s9?: { marked: string[]; bariatricOn?: string | null; apneaTreated?: "sim" | "nao" | null };
  s11?: {
    answer: "sim" | "nao";
    drug?: string | null;
    since?: string | null;
    dose?: string | null;
    nausea?: boolean | null;
  };
  s12?: { items: string[]; other: string; severe?: boolean | null };
  e1?: boolean;
  e2?: boolean;
  e3?: boolean;
  e4?: boolean;
  e5?: boolean;
  h1?: number;
  h2?: number;
  f1?: Eating;
  f2?: string[];
  f3?: number;
  f3b?: string[];
  /** Which of these hours is the main meal. */
  f3c?: string;
  /** The hour of waking. */
  f3d?: string;
  f4?: string;
  f5?: string;
  f6?: string;
  f7?: { water: number; sugar: boolean; sweetDrinks: number; alcohol: number };
  f8?: string;
  f9?: string;
  m1?: "sentado" | "em-pe" | "anda" | "pesado";
  m2?: "0" | "<60" | "60-150" | ">150";
  m2b?: string;
  m3?: "nunca" | "<6m" | "6-24m" | ">2a";
  m4?: number;
  /** `seg` to `dom`. */
  m4b?: string[];
  m5?: number;
  m6?: string;
  m7?: RegionPain[];
  m8?: string[];
  m9?: { hours: number; wakes: number };
  w1?: { waist?: number | null; hip?: number | null };
  p1?: NumbersShown;
  p2?: { channel: "texto" | "chamada"; when?: string[] | null };
  p3?: { reminders: string[] };
};

export type AnswerId = keyof Answers;

/** What the account says, not the questionnaire. */
export type IntakeContext = {
  /** ISO code. */
  country: string;
  /** `gratis` answers the short questionnaire. */
  plan?: "completo" | "gratis";
};
