// How much money comes back, by which way and by when: on every screen that asks for it, before the password.

export const refundBackCopy = {
  amount: (amount: string, isWhole: boolean) => (isWhole ? `${amount} voltam inteiros` : `${amount} voltam`),
  returned: (day: string) => `, até ${day}.`,
  sentByTeam: (day: string) => `. A equipe envia até ${day}.`,
  person: (hours: number) => `Uma pessoa confere antes e responde em até ${hours} horas; o valor é o de hoje.`,
} as const;
