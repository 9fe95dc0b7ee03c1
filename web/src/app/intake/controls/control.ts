import type { AnswerSpec } from "@app/engine/intake/questionnaire/question";

export type SpecOf<K extends AnswerSpec["kind"]> = Extract<AnswerSpec, { kind: K }>;

/** What every control of an answer has in common. The value is undefined until something was chosen or typed. */
export type ControlProps<K extends AnswerSpec["kind"], V> = {
  spec: SpecOf<K>;
  /** The question, or the name of the field. */
  label: string;
  /** The label stands on the screen already, as its title. */
  isTitle?: boolean;
  value: V | undefined;
  onChange: (value: V | undefined) => void;
  error?: string | undefined;
};
