// Texts of Hoje, with or without a plan.

export const verifyEmailCopy = {
  text: "Confirme seu email para não perder o acesso. Leva um toque.",
  action: "Enviar link",
  sending: "Enviando...",
  sent: (email: string) => `Enviamos o link para ${email}. Abra a mensagem e toque nele.`,
} as const;

export const promisesTitle = "O que acontece agora";
