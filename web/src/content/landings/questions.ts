import type { FaqItem } from "../../site/faq-list.tsx";
import { questions } from "../faq.ts";

/** Questions of the site's own list, by their words: an answer is written once. */
export const fromTheSite = (...asked: string[]): readonly FaqItem[] =>
  asked.map((question) => {
    const found = questions.find((known) => known.question === question);
    if (!found) throw new Error(`no such question on the site: ${question}`);
    return found;
  });
