/** What the navigation says of messages that wait to be read. */
export const badgesCopy = {
  unread: (place: string, count: number): string =>
    `${place}, ${count === 1 ? "1 mensagem não lida" : `${count} mensagens não lidas`}`,
};
