const counted = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** What the navigation says of what waits to be read. */
export const badgesCopy = {
  messages: (place: string, count: number): string =>
    `${place}, ${counted(count, "mensagem não lida", "mensagens não lidas")}`,
  replies: (place: string, count: number): string =>
    `${place}, ${counted(count, "resposta da revisão não lida", "respostas de revisões não lidas")}`,
};
