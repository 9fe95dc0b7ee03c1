import type { CuratedAnswer } from "./curated-answer.ts";

export const trainingAnswers: readonly CuratedAnswer[] = [
  {
    id: "dor-muscular",
    stems: [
      "dor muscular",
      "toda dolorid*",
      "todo dolorid*",
      "dolorid* do treino",
      "dor depois do treino",
      "corpo moido",
      "musculo doendo",
    ],
    answer:
      "Dor espalhada no músculo, que aparece um ou dois dias depois e passa, é esperada no começo. Durma bem e siga leve. Dor aguda, em um ponto ou na articulação é outra coisa: pare o exercício e avise.",
    link: "/app/conversa",
  },
  {
    id: "sem-academia",
    stems: ["sem academia", "treinar em casa", "treino em casa", "nao tenho academia"],
    answer:
      "Dá para treinar em casa: mochila, garrafa e toalha viram equipamento. Diga na anamnese o que você tem, e o treino se monta com isso.",
    link: "/app/anamnese/respostas",
  },
  {
    id: "equipamento-ocupado",
    stems: [
      "aparelho ocupado",
      "maquina ocupada",
      "academia lotada",
      "academia tava lotada",
      "academia cheia",
      "nao tem esse aparelho",
    ],
    answer:
      "Toque no exercício e escolha uma das trocas: elas treinam o mesmo movimento. Ou siga para o próximo e volte depois.",
    link: "/app/plano/treino",
  },
  {
    id: "quanto-peso-usar",
    stems: [
      "quanto peso coloco",
      "quanto peso uso",
      "que carga",
      "qual carga",
      "quanta carga",
      "aumento a carga",
      "aumentar a carga",
      "quando subo a carga",
    ],
    answer:
      "Comece com uma carga em que as últimas repetições ficam difíceis, mas limpas. Registre o que fez: o app sugere a próxima a partir disso, e o treinador vê.",
    link: "/app/plano/treino",
  },
  {
    id: "perdi-treino",
    stems: [
      "perdi o treino",
      "faltei no treino",
      "nao treinei",
      "pulei o treino",
      "cancelei o treino",
      "nao consegui treinar",
      "treino atrasado",
      "cancelei o treino de hoje",
      "pode ficar pra amanha",
      "pode ficar para amanha",
    ],
    answer:
      "Faça o próximo treino da fila quando der; não precisa repor em dobro. A semana conta o que foi feito, e nada volta para o zero.",
    link: "/app/plano/treino",
  },
  {
    id: "pouco-tempo",
    stems: [
      "sem tempo pra treinar",
      "sem tempo de treinar",
      "treino mais curto",
      "treino curto",
      "versao curta",
      "pouco tempo pra treinar",
    ],
    answer: "Todo treino tem uma versão curta, com o essencial. Ela conta como treino feito.",
    link: "/app/plano/treino",
  },
  {
    id: "dois-dias-seguidos",
    stems: [
      "dois dias seguidos",
      "treinar todo dia",
      "treinar todos os dias",
      "dia de descanso",
      "quantos dias descans*",
    ],
    answer:
      "O músculo cresce no descanso. Siga a ordem dos treinos e deixe respirar entre dois que usam as mesmas partes.",
    link: "/app/plano/treino",
  },
  {
    id: "descanso-entre-series",
    stems: ["descanso entre", "descanso entre as series", "quanto tempo descanso", "tempo de descanso"],
    answer: "O descanso de cada exercício está no treino, e o cronômetro começa sozinho quando você marca a série.",
    link: "/app/plano/treino",
  },
  {
    id: "como-faz-exercicio",
    stems: [
      "como faz o exercicio",
      "video do exercicio",
      "como executa",
      "desenho do exercicio",
      "nao sei fazer o exercicio",
    ],
    answer:
      "Cada exercício tem desenho, passo a passo e os erros comuns. Se doer ou parecer estranho, pare e pergunte ao treinador.",
    link: "/app/plano/exercicios",
  },
  {
    id: "caminhada-e-cardio",
    stems: [
      "caminhada conta",
      "cardio",
      "corrida conta",
      "aerobic*",
      "bicicleta conta",
      "quantos passos",
      "caminhar ajuda",
    ],
    answer:
      "Movimento fora do treino também conta, e o plano diz qual e quanto cabe para você. Registre o que fez no diário; quem muda a dose de treino é o treinador.",
    link: "/app/diario",
  },
  {
    id: "treinar-doente",
    stems: ["treinar gripad*", "treinar resfriad*", "treinar doente", "to gripad*", "estou gripad*", "to resfriad*"],
    answer:
      "Doente, descanse. Coma o que conseguir e beba água. Se vai ficar uns dias sem treinar, dá para pausar o plano. Se piorar ou durar, procure atendimento médico.",
    link: "/app/pausa",
  },
  {
    id: "registrar-treino",
    stems: [
      "treino feito",
      "fiz # series",
      "treino de hoje feito",
      "terminei o treino",
      "acabei o treino",
      "anoto o treino",
      "registr* o treino",
      "joguei bola",
    ],
    answer:
      "Boa. Marque no treino o que você fez, com carga e repetições: é daí que sai a sugestão da próxima vez. Outro movimento entra no diário.",
    link: "/app/plano/treino",
  },
  {
    id: "desanimo",
    stems: [
      "desanim*",
      "sem animo",
      "preguica",
      "segunda eu recomeco",
      "nao consegui nada",
      "nao to conseguindo",
      "nao estou conseguindo",
      "vontade de desistir",
    ],
    answer:
      "Semana difícil acontece com todo mundo, e nada volta ao zero. Escolha uma coisa pequena para hoje, como a próxima refeição do plano ou o treino curto. Se quiser, conte na revisão o que pesou.",
    link: "/app/revisao",
  },
  {
    id: "viagem",
    stems: ["vou viajar", "viagem", "vou ficar fora", "ferias"],
    answer:
      "Em viagem, escolha o essencial: três refeições sentadas, água por perto e o treino curto com o peso do corpo. Se preferir parar, dá para pausar o plano antes: ele volta sozinho no dia que você escolher.",
    link: "/app/pausa",
  },
];
