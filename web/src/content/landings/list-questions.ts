import { type Question, questions } from "../faq.ts";

/** A landing page's questions: its own first, then those of the site's FAQ that it shares. */
export type FaqCopy = { title: string; own?: readonly Question[]; shared: readonly string[] };

/** A shared question is named by its title, so that each answer has a single source. */
export const listQuestions = ({ own = [], shared }: Omit<FaqCopy, "title">): readonly Question[] => [
  ...own,
  ...shared.map((title) => {
    const found = questions.find(({ question }) => question === title);
    if (!found) throw new Error(`no such question in the FAQ: ${title}`);
    return found;
  }),
];
