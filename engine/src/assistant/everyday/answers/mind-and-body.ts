import type { Answers } from "./everyday-answer.ts";

export const mindAndBody: Answers = {
  "semana-leve": {
    say: [
      "Uma semana leve é um bom plano: nos treinos só a versão curta, no prato as refeições principais, e anotar é opcional.",
    ],
    facts: ["treino-curto", "treino", "refeicao"],
    after: ["A nutricionista pode deixar isso combinado no seu plano."],
    open: ["{curto}", "/app/pausa"],
    person: "plano",
    isAlways: true,
  },
  desanimo: {
    say: ["Desanimar faz parte, e nada do que você fez volta ao zero.", "Hoje basta uma coisa pequena."],
    facts: ["treino-curto", "refeicao"],
    after: ["Se quiser companhia nisso, uma pessoa da equipe lê o que você escreveu."],
    open: ["{curto}", "/app/plano"],
    person: "plano",
    offer: ["Quero uma semana leve"],
    isAlways: true,
  },
  pausa: {
    say: [
      "Dá para pausar o plano por alguns dias ou semanas, a partir de hoje ou de outro dia: ninguém cobra nada, e ele volta sozinho.",
      "O acesso pago continua contando durante a pausa.",
    ],
    facts: ["prazo", "treino", "refeicao"],
    open: ["/app/pausa"],
    isAlways: true,
  },
  fome: {
    say: ["Fome é informação, não falha: dá para comer agora."],
    facts: ["lanche", "refeicao"],
    after: [
      "Essa refeição do plano pode vir mais cedo, sem tirar nada da seguinte.",
      "Se isso se repete nessa hora, a nutricionista muda a divisão do dia.",
    ],
    open: ["/app/plano"],
    person: "dieta",
  },
  "vontade-de-doce": {
    say: ["Doce cabe: escolha um de que você gosta, coma com calma e siga o dia."],
    facts: ["refeicao"],
    after: ["Proibir costuma aumentar a vontade."],
    open: ["/app/diario"],
  },
  "comer-por-ansiedade": {
    say: [
      "Comer quando o dia aperta é humano, e acontece com muita gente.",
      "Antes do próximo beliscar, respire fundo e se pergunte o que falta: descanso, conversa ou comida mesmo.",
    ],
    facts: ["refeicao"],
    after: ["Se isso anda se repetindo ou pesando, conversar com a nutricionista ajuda mais que força de vontade."],
    open: ["/app/plano"],
    person: "saude",
    isAlways: true,
  },
  "dor-muscular": {
    say: [
      "Músculo dolorido dos dois lados, um ou dois dias depois do treino, é esperado e passa.",
      "Mexa-se leve e durma bem.",
    ],
    facts: ["treino"],
    after: ["Dor aguda, em um ponto só ou na articulação é outra coisa: aí pare e avise."],
    open: ["{curto}"],
    offer: ["Está doendo quando treino"],
    needs: "treino",
  },
  plato: {
    say: ["Peso parado por uma ou duas semanas é comum, e não apaga o que você fez."],
    facts: ["linha", "pesagem", "energia"],
    after: ["No ajuste da quinzena a nutricionista lê os registros e decide se algo muda."],
    open: ["/app/evolucao"],
    person: "dieta",
  },
  "peso-subiu": {
    say: ["De um dia para o outro o que muda é quase sempre água: sal, intestino, ciclo, treino, sono."],
    facts: ["linha", "pesagem"],
    after: ["É a linha que conta, não o número de um dia."],
    open: ["/app/evolucao"],
  },
  balanca: {
    say: [
      "Se for se pesar, prefira de manhã, depois do banheiro e antes de comer, sempre na mesma balança; alguns dias por semana bastam.",
      "Se a balança pesa na cabeça, dá para seguir só pela fita ou pelas roupas.",
    ],
    facts: ["linha", "pesagem"],
    open: ["/app/evolucao/peso"],
    offer: ["Quero esconder os números"],
  },
  ciclo: {
    say: [
      "Nesses dias o corpo segura água, a fome e a vontade de doce sobem, e tudo isso passa.",
      "Treinar ou descansar são escolhas suas: se for, vá no seu ritmo.",
    ],
    facts: ["treino-curto", "lanche", "refeicao"],
    after: ["Cólica forte todo mês merece conversa com ginecologista."],
    open: ["{curto}", "/app/plano"],
  },
  gravidez: {
    say: ["Gravidez muda o plano inteiro, e quem orienta comida e movimento é o pré-natal, com obstetra."],
    facts: ["prazo", "treino", "refeicao"],
    after: [
      "Se é com você e é de agora, toque no botão abaixo: o plano espera uma pessoa olhar antes de qualquer outra coisa.",
    ],
    open: ["/app/plano"],
    person: "saude",
    offer: ["Estou grávida"],
    isAlways: true,
  },
  menopausa: {
    say: [
      "Na menopausa o corpo muda de ritmo, e o plano acompanha: força, proteína e sono contam ainda mais.",
      "Sintomas e tratamento são assunto de ginecologista.",
    ],
    facts: ["proteina", "treino", "linha"],
    after: ["Conte à nutricionista como você tem se sentido: ela lê o plano com isso em mente."],
    open: ["/app/plano"],
    person: "saude",
  },
  sono: {
    say: ["Noite ruim aumenta a fome e pesa no treino: hoje é dia de pegar leve, sem se cobrar."],
    facts: ["treino-curto", "refeicao"],
    after: ["Se dura semanas, vale conversar com seu médico ou sua médica."],
    open: ["{curto}", "/app/diario"],
  },
  intestino: {
    say: ["Fibra, água e movimento costumam resolver em alguns dias, e devagar é melhor que tudo de uma vez."],
    facts: ["fibra", "agua", "refeicao"],
    after: [
      "A nutricionista pode ajustar as fibras do seu plano.",
      "Com dor forte, sangue ou muitos dias sem ir, procure um médico ou uma médica.",
    ],
    open: ["/app/plano"],
    person: "saude",
  },
  agua: {
    say: ["Uma garrafa à vista ajuda mais que força de vontade; chá e água com gás sem açúcar contam."],
    facts: ["agua", "diario"],
    open: ["/app/diario"],
  },
  doente: {
    say: ["Doente, descanse: o treino espera, e o que você conseguir comer está bom por hoje."],
    facts: ["treino", "refeicao", "prazo"],
    after: [
      "Se vai ficar uns dias assim, dá para pausar o plano, e ele volta sozinho.",
      "Se piorar ou durar, procure atendimento médico.",
    ],
    open: ["/app/pausa", "/app/plano"],
    isAlways: true,
  },
  barriga: {
    say: [
      "Nenhum exercício ou chá escolhe de onde a gordura sai: ela sai do corpo todo, e a barriga vai junto, no tempo dela.",
      "O que ajuda é o conjunto: o prato do plano, força e sono.",
    ],
    facts: ["treino", "linha"],
    after: ["A cintura conta essa história melhor que a balança."],
    open: ["/app/evolucao"],
  },
};
