/** Texts of `/app/evolucao`. */
export const progressCopy = {
  title: "Evolução",
  description: "Peso, comida, treino, medidas e sono: o mês de um olhar.",
  none: { title: "Comece com um peso, quando quiser.", text: "Um número já serve. Não precisa ser todo dia." },
  first: {
    title: "Seu primeiro peso está aqui.",
    text: "Um dia sozinho diz pouco: água, sal e sono mexem na balança. O que conta é o conjunto.",
  },
  latest: (kg: string) => `${kg} na última vez.`,
  days: (count: number) => `Você registrou ${count} dos últimos 7 dias.`,
  noDays: "Nenhum registro nos últimos 7 dias, e tudo bem: é só retomar.",
  noise: "De um dia para o outro a balança oscila com água, sal e sono. O que conta é o conjunto.",
} as const;

export const weightFormCopy = {
  title: "Registrar peso",
  field: "Peso",
  hint: "Em quilos, como na balança: 82,4",
  when: "Outro dia ou outra hora",
  at: "Quando",
  save: "Registrar",
  saved: (kg: string) => `${kg} registrados.`,
  missing: "Digite o peso em quilos, como 82,4",
  range: "O peso vai de 20 a 400 kg. Confere o número?",
  future: "Essa hora ainda não chegou",
  noDate: "Escolha o dia e a hora",
  failed: "Não deu para guardar neste aparelho. Confira se há espaço livre e tente de novo.",
  odd: (kg: string) => `Confere? ${kg} fica longe dos seus últimos pesos. Se a balança marcou isso mesmo, registre.`,
  oddSave: "Está certo, registrar",
} as const;

/** What stands around the sections of `/app/evolucao`. */
export const evolutionCopy = {
  span: "Período",
  month: "4 semanas",
  all: "Desde o começo",
  hidden: "Sem números",
  logWeight: "Registrar peso",
  foodLater: "Duas semanas de diário e este gráfico aparece.",
  older: "O que é mais antigo que dois meses vem do servidor, e agora não deu para abrir. O resto está aqui.",
  reports: "Relatórios",
  weekReport: "Relatório da semana",
  monthReport: "Relatório do mês",
  mode: "Este modo vale no app, nos avisos e nos relatórios. Para mudar, fale com a sua equipe.",
  plates: { title: "Almoços da semana", legend: "Cada prato é um almoço que você registrou." },
} as const;

/** `/app/evolucao/peso`. */
export const weightsCopy = {
  title: "Peso",
  description: "Seus pesos, dia a dia.",
  back: "Evolução",
} as const;

export const weightListCopy = {
  title: "Seus pesos",
  fromQuestionnaire: "do questionário",
  edit: "Editar",
  editTitle: "Editar o peso",
  save: "Salvar",
  remove: "Apagar",
  removed: (kg: string) => `${kg} apagados.`,
  undo: "Desfazer",
  unsent: "ainda não enviado",
  otherDevice: (kg: string) => `Outro aparelho registrou ${kg}.`,
  thisDevice: (kg: string) => `Aqui você tinha registrado ${kg}.`,
  useThis: "Usar esse valor",
  keep: "Deixar como está",
  orphans: (count: number) =>
    count === 1
      ? "1 alteração não foi aceita: o peso já não existe em outro aparelho."
      : `${count} alterações não foram aceitas: os pesos já não existem em outro aparelho.`,
  discard: "Apagar daqui",
  refused: {
    invalid: "Não foi aceito. Edite ou apague.",
    "unknown-kind": "Espera uma atualização do app.",
    "consent-missing": "Espera sua autorização.",
    "clock-ahead": "O relógio deste aparelho está adiantado.",
    gone: "Foi apagado em outro aparelho.",
    full: "Não foi guardado: você chegou ao limite de pesos.",
  },
} as const;

export const syncStateCopy = {
  offline: {
    kept: "Sem internet agora. O que você registrar fica neste aparelho e segue sozinho quando a conexão voltar.",
    notKept: "Sem internet agora. O que você registrar espera nesta tela até a conexão voltar. Não feche antes disso.",
  },
  failed: { title: "Os pesos não abriram agora", text: "A falha foi nossa. A gente tenta de novo em instantes." },
  retry: "Tentar de novo",
  noConsentKnown: {
    title: "Sem conexão com o servidor.",
    text: "Para abrir seus pesos pela primeira vez neste aparelho, a gente precisa de internet.",
  },
} as const;

/** Of records that the server has no room for. */
export const fullCopy = {
  title: "Você chegou ao limite de registros deste tipo.",
  text: (count: number) =>
    count === 1
      ? "1 registro ficou só neste aparelho. Tudo o que já estava guardado continua aqui, e os outros registros seguem normalmente."
      : `${count} registros ficaram só neste aparelho. Tudo o que já estava guardado continua aqui, e os outros registros seguem normalmente.`,
  discard: "Apagar daqui",
} as const;

export const healthConsentCopy = {
  allow: "Autorizar",
  allowing: "Autorizando…",
  leave: "Agora não",
  without: "Sem autorizar, o resto do app continua igual. Dá para voltar aqui quando quiser.",
  withdrawn: { title: "Você retirou a autorização" },
  discard: "Apagar daqui",
} as const;

/** What a screen asks the consent for. */
export type HealthConsentWords = {
  title: string;
  lead: string;
  /** By the date of the withdrawal. */
  withdrawn: (date: string) => string;
  waiting: (count: number) => string;
};

export const weightConsentWords: HealthConsentWords = {
  title: "Antes do primeiro peso",
  lead: "Peso é dado de saúde. A gente só guarda se você autorizar.",
  withdrawn: (date) =>
    `Em ${date}. Os pesos foram apagados do servidor. Para registrar de novo, é só autorizar outra vez.`,
  waiting: (count) =>
    count === 1
      ? "1 peso ficou só neste aparelho, sem autorização."
      : `${count} pesos ficaram só neste aparelho, sem autorização.`,
};

export const keepOnDeviceCopy = {
  title: "Neste aparelho",
  question: "Guardar neste aparelho?",
  /** `topics`: what is kept. */
  text: (topics: string) =>
    `Assim ele funciona sem internet. Ficam no navegador, só na sua conta: ${topics}. Some tudo quando você sai da conta. Num aparelho que outras pessoas usam, prefira não guardar.`,
  yes: "Guardar neste aparelho",
  no: "Não guardar",
  answered: "Anotado. Você muda isso quando quiser, na sua conta.",
  switch: "Guardar neste aparelho, para funcionar sem internet",
  on: (topics: string) =>
    `Ficam aqui: ${topics}. São os registros dos últimos 400 dias e o que ainda não foi enviado. Some quando você sai da conta, apaga a conta, retira a autorização de dados de saúde ou desliga aqui.`,
  off: "Desligado: sem internet, o que você registrar espera na tela aberta e se perde se ela fechar.",
  failed: "Este navegador não deixou guardar. Em janela anônima isso é comum.",
} as const;
