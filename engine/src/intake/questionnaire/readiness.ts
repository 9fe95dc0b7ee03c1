import { option, type Question } from "./question.ts";
import { REGIONS } from "./regions.ts";

const block = "saude";
const MOVES =
  "Se a resposta for sim, o treino começa mais leve. Ninguém fica de fora por isso: a gente só muda o caminho.";

/** Is it safe to move more: our words for the general questions of readiness. */
export const readinessQuestions: readonly Question[] = [
  {
    id: "s1",
    block,
    essential: true,
    text: "Algum médico já disse que você tem problema de coração ou pressão alta?",
    why: MOVES,
    spec: {
      kind: "fields",
      fields: {
        yes: { label: "Resposta", spec: { kind: "yes-no" } },
        which: {
          label: "Qual?",
          spec: {
            kind: "list",
            options: [option("pressao-alta", "Pressão alta"), option("coracao", "Outro problema de coração")],
          },
          when: { field: "yes", is: true },
          optional: true,
        },
      },
    },
  },
  {
    id: "s1b",
    block,
    essential: true,
    partOf: "s1",
    askedIf: { answer: "s1", includes: { field: "which", value: "pressao-alta" } },
    text: "A sua pressão está controlada?",
    spec: {
      kind: "fields",
      fields: {
        controlled: {
          label: "Resposta",
          spec: {
            kind: "choice",
            options: [option("sim", "Sim"), option("nao", "Não"), option("nao-sei", "Não sei")],
          },
        },
        last: { label: "Último valor, se lembrar", spec: { kind: "pressure" }, optional: true },
      },
    },
  },
  {
    id: "s2",
    block,
    essential: true,
    text: "Você sente dor no peito em repouso, no dia a dia ou ao fazer esforço?",
    why: MOVES,
    spec: { kind: "yes-no" },
  },
  {
    id: "s3",
    block,
    essential: true,
    text: "Nos últimos 12 meses perdeu o equilíbrio por tontura ou desmaiou?",
    hint: "Não vale tontura de respirar rápido demais.",
    why: MOVES,
    spec: { kind: "yes-no" },
  },
  {
    id: "s3b",
    block,
    essential: true,
    partOf: "s3",
    askedIf: { answer: "s3", is: true, fromAge: 60 },
    text: "E quantas vezes caiu ou teve tontura nesses 12 meses?",
    spec: { kind: "number", unit: "vezes", min: 0, max: 50, decimals: 0 },
  },
  {
    id: "s4",
    block,
    essential: true,
    text: "Tem outra doença crônica diagnosticada?",
    spec: {
      kind: "fields",
      fields: {
        yes: { label: "Resposta", spec: { kind: "yes-no" } },
        name: {
          label: "Qual?",
          spec: { kind: "text", maxLength: 120 },
          when: { field: "yes", is: true },
          optional: true,
        },
      },
    },
  },
  {
    id: "s5",
    block,
    essential: true,
    text: "Toma remédio receitado para alguma condição crônica?",
    why: "Alguns remédios mudam a água, o sal ou a fome. A nutricionista lê os nomes antes de assinar.",
    spec: {
      kind: "fields",
      fields: {
        yes: { label: "Resposta", spec: { kind: "yes-no" } },
        names: {
          label: "Quais?",
          spec: { kind: "names", max: 15, maxLength: 80 },
          when: { field: "yes", is: true },
          optional: true,
        },
      },
    },
  },
  {
    id: "s6",
    block,
    essential: true,
    text: "Tem, ou teve em 12 meses, problema em osso, articulação, músculo ou tendão que possa piorar com mais atividade?",
    spec: {
      kind: "fields",
      fields: {
        yes: { label: "Resposta", spec: { kind: "yes-no" } },
        regions: {
          label: "Onde, e quanto dói?",
          spec: { kind: "regions", options: REGIONS },
          when: { field: "yes", is: true },
          optional: true,
        },
      },
    },
  },
  {
    id: "s7",
    block,
    essential: true,
    text: "Algum médico disse que você só deve fazer atividade com supervisão?",
    why: MOVES,
    spec: { kind: "yes-no" },
  },
];
