import type { FaqItem } from "../../shell/faq-list.tsx";
import { questions } from "../faq.ts";

/** Items of the site's FAQ, by question, so that each answer has a single source. */
export const pickQuestions = (...titles: string[]): readonly FaqItem[] =>
  titles.map((question) => {
    const item = questions.find((candidate) => candidate.question === question);
    if (!item) throw new Error(`no such question in the FAQ: ${question}`);
    return item;
  });
