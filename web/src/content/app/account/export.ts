import { brand } from "@app/contract/brand";

export const exportCopy = {
  title: "Leve tudo com você",
  lead: "Um arquivo só, com tudo o que temos sobre você: cadastro, compras, escolhas, mensagens e o que foi contado a outras empresas.",
  inside: [
    { name: "dados.html", text: "Para ler. Abre em qualquer navegador, mesmo sem internet." },
    { name: "dados.json", text: "Para levar a outro serviço. É o formato que programas entendem." },
  ],
  send: "Pedir meus dados",
  sending: "Pedindo…",
  preparing: "Estamos preparando",
  preparingText:
    "Leva de alguns segundos a poucos minutos. Pode fechar esta página e voltar depois: a cópia espera aqui. Com o email confirmado, avisamos por ele também.",
  requestedAt: (when: string) => `Pedida em ${when}.`,
  ready: "Sua cópia está pronta",
  readyText: (size: string, until: string) => `Um arquivo zip de ${size}. Fica aqui até ${until}; depois é apagado.`,
  fetch: "Baixar",
  fetching: "Baixando…",
  again: "Baixar de novo",
  saved: (name: string) => `${name} está nos downloads deste aparelho. Não tem senha: guarde em lugar seu.`,
  careful: "O arquivo não tem senha: guarde em lugar seu.",
  askNew: "Pedir uma cópia mais nova",
  expired: "A cópia anterior venceu",
  expiredText: (when: string) => `Ela podia ser baixada até ${when} e já foi apagada. Peça outra quando quiser.`,
  failed: "Não conseguimos montar a cópia",
  failedText: "Foi um problema nosso, e seus dados continuam inteiros. Peça de novo; se repetir, fale com o suporte.",
  askFrom: (when: string) => `Uma nova pode ser pedida a partir das ${when}.`,
  defaultName: `dados-${brand.slug}.zip`,
} as const;
