import { option, type Question } from "./question.ts";

const block = "saude";

/** Pregnancy, diseases, medicines and allergies: what decides which foods and which deficit are safe. */
export const conditionQuestions: readonly Question[] = [
  {
    id: "s8",
    block,
    essential: true,
    askedIf: { answer: "q03", isNot: "masculino" },
    text: "Você está grávida, amamentando ou teve bebê nos últimos 12 meses?",
    spec: {
      kind: "choice",
      options: [
        option("gravida", "Grávida"),
        option("amamentando", "Amamentando"),
        option("bebe-menos-de-12-meses", "Bebê há menos de 12 meses, sem amamentar"),
        option("nao", "Não"),
        option("nao-se-aplica", "Não se aplica"),
      ],
    },
  },
  {
    id: "s9",
    block,
    essential: true,
    text: "Marque o que você tem ou teve",
    spec: {
      kind: "fields",
      fields: {
        marked: {
          label: "Tenho ou tive",
          spec: {
            kind: "list",
            none: "nenhuma",
            options: [
              option("diabetes-1", "Diabetes tipo 1"),
              option("diabetes-2", "Diabetes tipo 2"),
              option(
                "insulina-ou-sulfonilureia",
                "Uso insulina ou sulfonilureia (glibenclamida, gliclazida, glimepirida)",
              ),
              option("doenca-renal", "Doença renal"),
              option("doenca-do-figado", "Doença do fígado"),
              option("colesterol-triglicerides", "Colesterol ou triglicérides"),
              option("tireoide", "Tireoide"),
              option("gota", "Gota"),
              option("doenca-celiaca", "Doença celíaca"),
              option("doenca-intestinal-inflamatoria", "Doença intestinal inflamatória"),
              option("cancer-em-tratamento", "Câncer em tratamento"),
              option("avc-ou-infarto", "AVC ou infarto"),
              option("asma", "Asma"),
              option("epilepsia", "Epilepsia"),
              option("apneia", "Apneia do sono"),
              option("cirurgia-bariatrica", "Cirurgia bariátrica"),
              option("transtorno-alimentar", "Transtorno alimentar, agora ou antes"),
              option("depressao-ou-ansiedade", "Depressão ou ansiedade em tratamento"),
              option("nenhuma", "Nenhuma"),
            ],
          },
        },
        bariatricOn: { label: "Quando foi a cirurgia bariátrica?", spec: { kind: "day-or-month" }, optional: true },
        apneaTreated: {
          label: "A apneia está tratada?",
          spec: { kind: "choice", options: [option("sim", "Sim"), option("nao", "Não")] },
          optional: true,
        },
      },
    },
    sensitive: true,
  },
  {
    id: "s11",
    block,
    essential: true,
    text: "Usa, ou usou nos últimos 3 meses, remédio para emagrecer ou diabetes como Ozempic, Wegovy, Mounjaro, Saxenda ou parecidos?",
    spec: {
      kind: "fields",
      fields: {
        answer: { label: "Resposta", spec: { kind: "choice", options: [option("sim", "Sim"), option("nao", "Não")] } },
        drug: {
          label: "Qual?",
          spec: { kind: "text", maxLength: 80 },
          when: { field: "answer", is: "sim" },
          optional: true,
        },
        since: {
          label: "Desde quando?",
          spec: { kind: "day-or-month" },
          when: { field: "answer", is: "sim" },
          optional: true,
        },
        dose: {
          label: "Dose",
          spec: { kind: "text", maxLength: 40 },
          when: { field: "answer", is: "sim" },
          optional: true,
        },
        nausea: {
          label: "Enjoo ou vômito?",
          spec: { kind: "yes-no" },
          when: { field: "answer", is: "sim" },
          optional: true,
        },
      },
    },
  },
  {
    id: "s12",
    block,
    essential: true,
    text: "Tem alergia ou intolerância alimentar?",
    hint: "Marque quantas precisar.",
    why: "O que você marcar some do plano, das trocas e da lista de compras. Se já houve reação grave, a nutricionista confere o cardápio antes de você ver.",
    spec: {
      kind: "fields",
      fields: {
        items: {
          label: "Alergias e intolerâncias",
          spec: {
            kind: "list",
            options: [
              option("leite-proteina", "Leite (proteína)"),
              option("lactose", "Lactose"),
              option("gluten", "Glúten"),
              option("ovo", "Ovo"),
              option("amendoim", "Amendoim"),
              option("castanhas", "Castanhas"),
              option("soja", "Soja"),
              option("peixe", "Peixe"),
              option("crustaceos", "Crustáceos"),
              option("gergelim", "Gergelim"),
            ],
          },
        },
        other: { label: "Outra", spec: { kind: "text", maxLength: 120 } },
        severe: {
          label: "Já teve reação grave? Falta de ar, inchaço no rosto, pronto-socorro.",
          spec: { kind: "yes-no" },
          optional: true,
        },
      },
    },
  },
];
