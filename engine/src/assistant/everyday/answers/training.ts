import type { Answers } from "./everyday-answer.ts";

export const trainingAnswers: Answers = {
  "sem-academia": {
    say: ["Sem problema: dá para treinar em casa ou deixar para outro dia, e nada volta ao zero."],
    facts: ["treino-curto", "treino"],
    after: ["Toque em cada exercício para trocar pelo que dá para fazer com o peso do corpo, mochila ou cadeira."],
    open: ["{curto}", "{treino}"],
    needs: "treino",
  },
  "sem-tempo": {
    say: ["Pouco tempo também vale: a versão curta conta como treino feito."],
    facts: ["treino-curto", "treino"],
    open: ["{curto}"],
    needs: "treino",
  },
  "treino-perdido": {
    say: ["Não precisa repor em dobro: é só seguir para o próximo da fila quando der."],
    facts: ["treino"],
    after: ["Voltando de uma parada, comece com menos carga, e a semana conta o que foi feito."],
    open: ["{treino}"],
    needs: "treino",
  },
  carga: {
    say: [
      "A carga certa deixa as últimas repetições difíceis, mas limpas.",
      "Quando sobrar fôlego em todas as séries, suba um passo; se a postura quebrar, desça.",
    ],
    facts: ["treino"],
    after: ["Registre o que fez: o app sugere a próxima a partir disso, e o treinador vê."],
    open: ["{treino}"],
    needs: "treino",
  },
  cardio: {
    say: [
      "Todo movimento conta, e o melhor é o que você repete com gosto; ele soma com os treinos de força, não no lugar deles.",
    ],
    facts: ["treino", "diario"],
    after: ["Anote o que fez no diário; quem muda a dose é o treinador."],
    open: ["/app/diario", "/app/plano/treino"],
  },
  "esforco-do-treino": {
    say: [
      "Dá para pegar mais leve sem perder o treino: menos carga, mais descanso entre as séries, ou só o começo da lista.",
    ],
    facts: ["treino-curto", "treino"],
    after: [
      "Conte ao treinador como está: ele ajusta o plano.",
      "Se vier tontura, aperto no peito ou falta de ar que não passa, pare e procure ajuda.",
    ],
    open: ["{curto}"],
    person: "treino",
    needs: "treino",
  },
  "vergonha-da-academia": {
    say: [
      "Muita gente sente isso, e quase todo mundo lá está ocupado consigo.",
      "Horário vazio, fone e saber de antemão o que fazer ajudam bastante; treinar em casa também vale.",
    ],
    facts: ["treino"],
    after: ["Cada exercício tem desenho e passo a passo para ver antes de ir."],
    open: ["{treino}", "/app/plano/exercicios"],
    needs: "treino",
  },
  "antes-do-treino": {
    say: [
      "Antes do treino vale a refeição de sempre, com tempo de assentar, ou algo pequeno se a fome vier perto da hora.",
      "De manhã cedo, sem fome, água e um treino leve resolvem; se der tontura, coma antes.",
    ],
    facts: ["refeicao", "treino"],
    open: ["/app/plano"],
  },
  "depois-do-treino": {
    say: [
      "Depois do treino a refeição seguinte do plano já faz o serviço: não precisa ser na mesma hora, nem ser especial.",
    ],
    facts: ["refeicao", "jantar", "proteina"],
    after: ["Se o treino acaba tarde, jante do mesmo jeito, com calma."],
    open: ["/app/plano"],
  },
  descanso: {
    say: ["O músculo cresce no descanso: deixe respirar entre dois treinos que usam as mesmas partes."],
    facts: ["treino"],
    after: ["O tempo entre as séries está em cada exercício, e o cronômetro começa sozinho."],
    open: ["/app/plano/treino"],
    needs: "treino",
  },
  "outro-dia-de-treino": {
    say: ["Pode: os treinos seguem a ordem da fila, não o calendário, e a melhor hora é a que cabe no seu dia."],
    facts: ["treino"],
    after: ["Só deixe um respiro entre dois que usam as mesmas partes."],
    open: ["/app/plano/treino"],
    needs: "treino",
  },
};
