export const onCallCopy = {
  meta: "Plantão",
  title: "Você assume este aviso?",
  text: "Uma pessoa precisa da sua voz. Ao assumir, o time sabe que você está com ela, e ninguém mais é chamado.",
  reference: "Protocolo",
  send: "Assumir o aviso",
  sending: "Anotando…",
  doneTitle: "O aviso é seu.",
  done: (time: string) =>
    `Ficou anotado às ${time}. Com o protocolo, quem opera o sistema passa o contato da pessoa. Fale com ela agora.`,
  invalidTitle: "Este link não vale.",
  invalid: "Ele chegou incompleto. Abra de novo a mensagem e toque no link inteiro, ou ligue para o time.",
} as const;
