import { option, type Question } from "./question.ts";

const block = "voce";

export const aboutYouQuestions: readonly Question[] = [
  {
    id: "q01",
    block,
    essential: true,
    text: "Como você gosta de ser chamado(a)?",
    spec: { kind: "text", maxLength: 40 },
  },
  {
    id: "q02",
    block,
    essential: true,
    text: "Qual é a sua data de nascimento?",
    why: "A idade entra na conta da energia e nas regras de cuidado.",
    spec: { kind: "day" },
  },
  {
    id: "q03",
    block,
    essential: true,
    text: "Qual sexo devemos usar nas contas de energia?",
    hint: "As fórmulas só existem para estes dois.",
    spec: {
      kind: "choice",
      options: [
        option("feminino", "Feminino"),
        option("masculino", "Masculino"),
        option("decidir", "Prefiro decidir com a nutricionista"),
      ],
    },
  },
  {
    id: "q04",
    block,
    essential: true,
    text: "Qual é a sua altura?",
    spec: { kind: "number", unit: "cm", min: 100, max: 250, decimals: 0, usual: { min: 120, max: 230 } },
  },
  {
    id: "q05",
    block,
    essential: true,
    text: "Qual é o seu peso hoje?",
    hint: "Não tem balança por perto? Um valor aproximado serve. Ajusta depois.",
    why: "O peso entra na conta da energia e da proteína. Se olhar para números faz mal, esconda: o plano vem em pratos e mãos.",
    spec: { kind: "number", unit: "kg", min: 20, max: 500, decimals: 2, usual: { min: 30, max: 300 } },
    sensitive: true,
  },
  {
    id: "q06",
    block,
    essential: true,
    text: "O que importa mais agora?",
    spec: {
      kind: "choice",
      options: [
        option("emagrecer", "Emagrecer"),
        option("recompor", "Trocar gordura por músculo"),
        option("ganhar", "Ganhar músculo"),
        option("saude", "Ter mais saúde e disposição"),
      ],
    },
  },
  {
    id: "q07",
    block,
    essential: false,
    text: "Tem um peso em mente?",
    hint: "Não é obrigatório.",
    spec: { kind: "number", unit: "kg", min: 20, max: 500, decimals: 2, none: "Não tenho" },
    sensitive: true,
  },
  {
    id: "q08",
    block,
    essential: false,
    text: "O que muda na sua vida se isso der certo?",
    why: "Só pessoas da equipe leem, para falar com você do seu jeito.",
    spec: { kind: "text", maxLength: 600 },
    sensitive: true,
  },
];
