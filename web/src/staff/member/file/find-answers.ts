type AnswerLine = { id: string; question: string; answer: string; isDecisive: boolean };

/** Without accents and in lower case: "pressao" finds "Pressão". */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase();

/** Those whose question or answer contains every word. */
export function findAnswers<A extends AnswerLine>(answers: readonly A[], text: string): A[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return answers.filter(({ id, question, answer }) => {
    const line = plain(`${id} ${question} ${answer}`);
    return words.every((word) => line.includes(word));
  });
}
