/** Texts of the team's sign-in, invitation and access pages. */
export const entranceCopy = {
  description: "Área da equipe.",
  home: "Prumo, página inicial",
} as const;

export const passkeyCopy = {
  unsupported: "Este navegador não usa chaves de acesso. Use senha e código, ou abra em outro navegador.",
  dismissed: "A janela da chave fechou sem confirmar. Tente de novo, ou use senha e código.",
  alreadyThere: "Este aparelho já tem uma chave sua. Use outro, ou cadastre um aplicativo de códigos.",
  wrongAddress: "Chaves não funcionam neste endereço. Abra a página pelo nome do site.",
  failed: "A chave não respondeu. Tente de novo em instantes.",
} as const;

export const signInCopy = {
  title: "Entrar na equipe",
  heading: "Porta da equipe.",
  lead: "Atrás dela há respostas de saúde. Por isso, sempre dois fatores.",
  passkey: "Entrar com a chave deste aparelho",
  passkeyBusy: "Esperando a chave…",
  or: "ou senha e código",
  email: "Email de trabalho",
  password: "Senha",
  code: "Código do aplicativo",
  nextCode: (seconds: number) => `novo código em ${seconds} ${seconds === 1 ? "segundo" : "segundos"}`,
  submit: "Entrar",
  busy: "Entrando…",
  recovery: "Usar código de reserva",
  lost: "Perdi meu aparelho",
  rules:
    "A sessão dura 12 horas. Para assinar planos, confirmamos de novo. Todo acesso fica registrado, com hora e lugar.",
  back: "Voltar para a entrada",
  errors: {
    email: "Confira o email",
    password: "Digite sua senha",
    code: "O código tem 6 números",
    recovery: "Digite um dos códigos que você guardou",
  },
} as const;

export const recoverySignInCopy = {
  heading: "Código de reserva.",
  lead: "Cada código vale uma vez. Ele só abre o cadastro de uma nova chave ou aplicativo, e encerra todas as suas outras sessões.",
  code: "Código de reserva",
  hint: "Um dos que você guardou no dia do convite. Traços e espaços não fazem diferença.",
  submit: "Usar este código",
  busy: "Conferindo…",
} as const;

export const lostCopy = {
  heading: "Perdeu o aparelho?",
  steps: [
    {
      title: "Tem outro aparelho com chave?",
      text: "Entre por ele e remova o perdido em Meu acesso. As sessões dele acabam na hora.",
    },
    {
      title: "Guardou os códigos de reserva?",
      text: "Um deles abre o cadastro de uma nova chave e encerra as sessões abertas.",
    },
    {
      title: "Nenhum dos dois?",
      text: "Avise agora quem administra a equipe: o acesso antigo é fechado e um convite novo chega por uma conversa com você, nunca por email a pedido.",
    },
  ],
  recovery: "Usar código de reserva",
} as const;

export const factorCopy = {
  passkey: "Cadastrar a chave deste aparelho",
  passkeyHint: "Digital, rosto ou o PIN do aparelho. Nada para decorar, nada para vazar.",
  passkeyBusy: "Esperando o aparelho…",
  or: "ou senha e código",
  chooseCode: "Usar senha e aplicativo de códigos",
  preparing: "Preparando…",
  secretTitle: "No aplicativo de códigos",
  secretText: "Abra o aplicativo por este link ou digite a chave nele. Ela aparece só agora.",
  openApp: "Abrir no aplicativo",
  secret: "Chave do aplicativo",
  copy: "Copiar",
  copied: "Copiado.",
  notCopied: "O navegador não deixou copiar. Selecione o texto e copie.",
  password: "Senha nova",
  passwordHint: "Pelo menos 12 caracteres. Uma frase serve.",
  passwordShort: "A senha da equipe tem pelo menos 12 caracteres",
  code: "Código que o aplicativo mostra",
  submit: "Cadastrar",
  busy: "Cadastrando…",
} as const;

export const recoveryCodesCopy = {
  heading: "Guarde estes códigos.",
  text: "Se você perder a chave ou o telefone, um deles abre o cadastro de outra. Cada um vale uma vez, e esta é a única vez que eles aparecem.",
  replaced: "Os códigos antigos deixaram de valer.",
  list: "Códigos de reserva",
  copy: "Copiar",
  print: "Imprimir",
  download: "Baixar",
  file: "prumo-codigos-de-reserva.txt",
  kept: "Guardei os códigos fora deste aparelho",
  keepFirst: "Marque que guardou os códigos para continuar.",
  continue: "Continuar",
} as const;

export const invitationCopy = {
  title: "Convite para a equipe",
  loading: "Abrindo o convite…",
  heading: (name: string) => `Boas-vindas, ${name}.`,
  lead: (role: string) => `Seu acesso: ${role}. Escolha como você vai entrar. São sempre dois fatores.`,
  email: "Email de trabalho",
  expires: (date: string, hour: string) => `Este convite vale até ${date}, ${hour}.`,
  invalid: {
    heading: "Este convite não vale mais.",
    text: "Ele serve uma vez e por pouco tempo. Peça outro a quem administra a equipe.",
    signIn: "Já tenho acesso",
  },
  failed: { heading: "O convite não abriu.", retry: "Tentar de novo" },
} as const;

export const accessCopy = {
  title: "Meu acesso",
  note: "Como você entra, e onde está aberto agora",
  enrolment: {
    title: "Nova forma de entrar",
    note: "Você entrou com um código de reserva",
    heading: "Cadastre uma nova forma de entrar.",
    text: "Até lá, nada mais abre. Suas outras sessões foram encerradas, e quem administra foi avisado.",
  },
  factors: {
    heading: "Formas de entrar",
    kinds: { passkey: "Chave de acesso", totp: "Senha e aplicativo de códigos" },
    unknownDevice: "Aparelho sem nome",
    added: (date: string) => `desde ${date}`,
    used: (when: string) => `usada em ${when}`,
    unused: "ainda não usada",
    remove: "Remover",
    removing: "Removendo…",
    removeName: (what: string) => `Remover ${what}`,
    last: "É a única: cadastre outra antes de remover esta.",
    removed: "Removida. Ela já não abre a área da equipe.",
    add: "Cadastrar outra",
    cancel: "Cancelar",
  },
  codes: {
    heading: "Códigos de reserva",
    left: (count: number) =>
      count === 0 ? "Nenhum código sobrando." : count === 1 ? "Resta 1 código." : `Restam ${count} códigos.`,
    how: "Cadastrar outra forma de entrar gera códigos novos e cancela os antigos.",
  },
  sessions: {
    heading: "Sessões abertas",
    current: "este aparelho",
    since: (when: string, ip: string) => `desde ${when}, IP ${ip}`,
    used: (when: string) => `em uso até ${when}`,
    end: "Encerrar",
    ending: "Encerrando…",
    endName: (what: string) => `Encerrar ${what}`,
    ended: "Sessão encerrada.",
  },
} as const;

export const confirmationCopy = {
  title: "Confirme que é você",
  text: "Antes de assinar ou mudar um acesso, pedimos o segundo fator de novo.",
  passkey: "Confirmar com a chave",
  passkeyBusy: "Esperando a chave…",
  or: "ou o código do aplicativo",
  code: "Código do aplicativo",
  submit: "Confirmar",
  busy: "Conferindo…",
} as const;
