import type { Answer } from "@app/contract/intake";
import { type SealedAssessment, sealedAssessments } from "../../intake/assessments/assessment.ts";
import { sealedSigns } from "../../intake/reported-signs/sealed-signs.ts";
import { sealedRows } from "../../platform/sealed-rows.ts";
import { emptiedOnceDeleted } from "./endings.ts";
import type { PersonalTable } from "./personal-table.ts";
import { ofMember } from "./sealed-values.ts";

/** What the member answered, and what was decided on it. */
export const intakeTables = {
  intakeAnswers: {
    title: "Respostas da anamnese",
    erased: "deleted",
    rows: { order: ["id"] },
    sealed: ofMember(sealedRows<Answer>("intake_answers"), ({ value }) => ({ answer: value })),
    ends: [emptiedOnceDeleted("hlc", ["sealed"])],
    about: "O que você respondeu no questionário. No nosso banco cada resposta fica cifrada.",
    columns: {
      question: "Pergunta",
      answer: "Resposta",
      savedAt: "Recebida em",
      deletedAt: "Apagada em",
      id: "Número",
    },
    withheld: {
      accountId: "É a sua conta.",
      sealed: "A resposta acima, cifrada.",
      hlc: "Qual dos seus aparelhos escreveu por último.",
      deletedHlc: "Idem.",
      isContested: "Se outro aparelho deu outra resposta; ela está entre os valores de outro aparelho.",
      rev: "Ordem interna das mudanças.",
    },
  },
  intakeAssessments: {
    title: "Decisões da tabela de segurança",
    erased: {
      retained: "levels",
      unless: "plan = 'gratis'",
      pruned: (_row, opened) =>
        Buffer.from(JSON.stringify({ ...(JSON.parse(opened.toString()) as SealedAssessment), details: null })),
    },
    rows: { order: ["number desc"] },
    sealed: ofMember(sealedAssessments, (assessment) => assessment),
    about: "O que as regras decidiram a partir das suas respostas. A decisão mais nova é a que vale.",
    columns: {
      number: "Número",
      decidedAt: "Decidido em",
      completedAt: "Questionário concluído em",
      outcome: "Caminho",
      plan: "Questionário",
      diet: "Nível da dieta",
      training: "Nível do treino",
      rowCodes: "Linhas da tabela",
      details: "Cuidados",
      personBy: "Uma pessoa fala com você até",
      definitivePlanBy: "Plano definitivo até",
      awaitsReview: "Espera a revisão de uma pessoa",
      refund: "Devolução oferecida",
      safetyVersion: "Versão da tabela",
      questionnaireVersion: "Versão do questionário",
      targetsVersion: "Versão da regra das metas",
    },
    withheld: {
      accountId: "É a sua conta.",
      sealed: "As linhas e os cuidados acima, cifrados.",
      retainedSince: "Vazio enquanto a conta existe.",
    },
  },
  reportedSigns: {
    title: "Sinais que a IA perguntou",
    erased: "deleted",
    rows: { order: ["asked_at desc"] },
    sealed: ofMember(sealedSigns, (rowCode) => ({ rowCode })),
    about:
      "O que você escreveu à IA e mudaria o plano: ela pergunta antes, e só o que você confirmou chegou à equipe. Um não apaga a linha.",
    columns: {
      askedAt: "Perguntado em",
      rowCode: "Linha da tabela",
      reportedAt: "Confirmado em",
      takenBackAt: "Corrigido em",
      assessmentBefore: "Decisão que valia antes",
      id: "Número da mensagem",
    },
    withheld: { accountId: "É a sua conta.", sealed: "A linha acima, cifrada." },
  },
} satisfies Record<string, PersonalTable>;
