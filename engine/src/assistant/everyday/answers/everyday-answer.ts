import type { HandoffTopic } from "@app/contract/assistant";

/** Facts of the member's own, in the order in which the first that there is is said. */
export type FactName =
  | "refeicao"
  | "cafe"
  | "almoco"
  | "lanche"
  | "jantar"
  | "alimento"
  | "fruta"
  | "treino"
  | "treino-curto"
  | "linha"
  | "pesagem"
  | "proteina"
  | "fibra"
  | "agua"
  | "energia"
  | "diario"
  | "prazo"
  | "garantia";

/** What is answered to a wish. A fact of her own stands between what is said before and after it. */
export type EverydayAnswer = {
  readonly say: readonly string[];
  readonly facts: readonly FactName[];
  readonly after?: readonly string[];
  /** Pages; `{treino}` and `{curto}` are the session that comes next. */
  readonly open: readonly string[];
  /** Whom it is carried to, with the hour until which they answer. */
  readonly person?: HandoffTopic;
  /** Other questions, to press. */
  readonly offer?: readonly string[];
  /** Nothing is advised to somebody without this half of a plan. */
  readonly needs?: "treino";
  /** Said also while a person looks at the plan first. */
  readonly isAlways?: true;
  /** Where a dish is chosen by others: what an allergy asks first. */
  readonly isOut?: true;
};

export type Answers = Readonly<Record<string, EverydayAnswer>>;
