import type { Answers } from "./everyday-answer.ts";

const HALF_PLATE = "Metade do prato de verduras e legumes, um quarto de {base}, um quarto de {proteina}.";

export const eatingAnswers: Answers = {
  rodizio: {
    say: [
      "Vá e aproveite: chegue sem fome de horas, comece pela salada e escolha o que você gosta de verdade.",
      "Coma devagar e pare quando estiver bem, mesmo que a rodada continue.",
    ],
    facts: ["jantar", "lanche", "refeicao"],
    after: ["Na refeição seguinte, o plano de sempre, sem acerto de contas."],
    open: ["/app/diario"],
    isOut: true,
  },
  pizza: {
    say: ["Cabe, sim: escolha o sabor de que gosta, comece por uma salada e coma sem pressa, até estar bem."],
    facts: ["jantar", "lanche", "refeicao"],
    after: ["É só registrar no lugar dessa refeição; na seguinte, o plano de sempre."],
    open: ["/app/diario"],
    isOut: true,
  },
  churrasco: {
    say: [
      "Vá e aproveite: faça um prato em vez de beliscar, com salada junto, e fique perto da conversa, longe da grelha.",
    ],
    facts: ["almoco", "refeicao"],
    after: ["Na refeição seguinte, o plano de sempre, sem acerto de contas."],
    open: ["/app/diario"],
    isOut: true,
  },
  bar: {
    say: ["Vá e aproveite: coma algo do plano antes de sair, divida o petisco e intercale água com o que for beber."],
    facts: ["lanche", "jantar", "refeicao"],
    after: ["Depois conte em uma frase o que foi; amanhã segue normal."],
    open: ["/app/diario"],
    isOut: true,
  },
  "por-quilo": {
    say: ["Dê uma volta no balcão antes de se servir e monte o prato como em casa.", HALF_PLATE],
    facts: ["almoco", "refeicao"],
    open: ["/app/diario"],
    isOut: true,
  },
  restaurante: {
    say: ["Monte o prato como em casa, na medida do que houver.", HALF_PLATE],
    facts: ["jantar", "lanche", "refeicao"],
    after: ["Depois conte em uma frase o que comeu."],
    open: ["/app/diario"],
    isOut: true,
  },
  "lanche-rapido": {
    say: ["Cabe no seu dia: escolha o tamanho menor, de que você gosta, com algo fresco junto, e coma com calma."],
    facts: ["refeicao"],
    after: ["É só registrar no lugar dessa refeição; na seguinte, o plano de sempre."],
    open: ["/app/diario"],
    isOut: true,
  },
  festa: {
    say: [
      "Vá e aproveite: chegue sem fome de horas, faça um prato em vez de beliscar e escolha o doce que mais vale a pena.",
    ],
    facts: ["refeicao"],
    after: ["Uma festa não muda a sua linha; na refeição seguinte, o plano de sempre."],
    open: ["/app/diario"],
    isOut: true,
  },
  alcool: {
    say: [
      "Dá para conviver com bebida, e ela conta no diário como tudo: beba devagar, com comida e água por perto.",
      "Nada de guardar refeição para beber, e hoje o treino vem antes, nunca depois.",
    ],
    facts: ["refeicao"],
    after: ["Se usa algum remédio, a conversa é com seu médico ou sua médica."],
    open: ["/app/diario"],
  },
  "fim-de-semana": {
    say: [
      "No fim de semana vale segurar duas âncoras, os horários das refeições principais e a salada; o resto pode ser mais solto.",
      "Nenhuma refeição é lixo: uma livre cabe, e a vida segue.",
    ],
    facts: ["refeicao"],
    after: ["Se os fins de semana apertam sempre, conte na revisão."],
    open: ["/app/revisao", "/app/plano"],
  },
  viagem: {
    say: ["Em viagem fique com o essencial: refeições sentadas, água por perto e o treino curto quando der."],
    facts: ["treino-curto", "refeicao"],
    after: ["Se preferir parar, dá para pausar o plano, e ele volta sozinho no dia que você escolher."],
    open: ["/app/pausa", "{curto}"],
    isOut: true,
  },
  alimento: {
    say: [
      "Nenhum alimento sozinho engorda ou emagrece: o que conta é o conjunto do dia, e este cabe se você gosta dele.",
    ],
    facts: ["alimento", "refeicao", "energia"],
    after: ["Para usar no lugar de outro, toque na linha do plano e veja as trocas."],
    open: ["/app/plano"],
  },
  proteina: {
    say: ["Proteína se ganha refeição a refeição, com uma fonte em cada uma: {proteina}."],
    facts: ["proteina", "refeicao"],
    open: ["/app/plano"],
  },
  fruta: {
    say: ["Fruta é comida boa a qualquer hora, inteira melhor que em suco; o plano já conta as suas."],
    facts: ["fruta", "refeicao"],
    after: ["Para trocar por outra, toque nela no plano."],
    open: ["/app/plano"],
  },
  "cafe-e-acucar": {
    say: [
      "Açúcar ou adoçante: os dois cabem em pouca quantidade, e ir reduzindo aos poucos faz o gosto do café aparecer.",
      "Só deixe o café longe da hora de dormir.",
    ],
    facts: ["cafe", "refeicao"],
    open: ["/app/diario"],
  },
  refrigerante: {
    say: [
      "A versão zero cabe de vez em quando, e a comum também pode entrar, contada como tudo.",
      "Se virou costume de todo dia, dá para ir espaçando aos poucos.",
    ],
    facts: ["agua", "refeicao"],
    open: ["/app/diario"],
  },
  "pulei-cafe": {
    say: [
      "Sem fome de manhã, tudo bem começar mais tarde: o relógio é seu.",
      "Não precisa comer em dobro depois; é só seguir com a próxima refeição.",
    ],
    facts: ["cafe", "refeicao"],
    after: ["Se é sempre assim, a nutricionista passa essa refeição para outra hora."],
    open: ["/app/plano"],
    person: "dieta",
  },
  "pulei-refeicao": {
    say: [
      "Acontece: não precisa dobrar a próxima nem deixar outra para trás.",
      "Coma algo assim que puder, e siga o dia.",
    ],
    facts: ["refeicao"],
    after: ["Se falta tempo ou apetite quase todo dia, a nutricionista muda a divisão das refeições."],
    open: ["/app/plano"],
    person: "dieta",
  },
  "jantar-tarde": {
    say: [
      "O relógio não engorda ninguém: o que pesa é o conjunto do dia, então jante na hora que cabe na sua rotina.",
      "Se deitar logo depois incomoda, prefira um prato menor e mais leve.",
    ],
    facts: ["jantar", "lanche", "refeicao"],
    open: ["/app/plano"],
  },
  carboidrato: {
    say: [
      "Não precisa tirar nenhum grupo: carboidrato dá energia para o dia e para o treino, e o seu plano já traz na medida.",
      "Tirar glúten ou lactose só ajuda quem tem diagnóstico.",
    ],
    facts: ["refeicao", "energia"],
    after: ["Se quiser comer diferente, leve o pedido à nutricionista: é ela quem muda."],
    open: ["/app/plano"],
    person: "dieta",
  },
  jejum: {
    say: [
      "Jejum de muitas horas não faz parte do nosso método: o que muda o corpo é o conjunto da semana.",
      "Quem não tem fome de manhã pode só começar mais tarde.",
    ],
    facts: ["refeicao"],
    after: ["Quem avalia o seu caso é a nutricionista."],
    open: ["/app/plano"],
    person: "dieta",
  },
  marmita: {
    say: [
      "Cozinhe a base uma vez: {panela}, a sua proteína e legumes assados, em potes separados.",
      "Gele logo, congele o que for para o fim da semana e tempere só na hora.",
    ],
    facts: ["refeicao"],
    open: ["/app/plano/lista", "/app/plano"],
  },
  "gastar-menos": {
    say: ["Troque dentro da mesma linha do plano: {baratos} no lugar do que pesa na conta, e fruta da estação."],
    facts: ["alimento", "refeicao"],
    after: ["Toque no alimento para ver o que pode entrar no lugar."],
    open: ["/app/plano", "/app/plano/lista"],
  },
  familia: {
    say: ["Dá para comer o mesmo que todo mundo: mude a medida, não a panela.", HALF_PLATE],
    facts: ["jantar", "almoco", "refeicao"],
    after: ["Ninguém precisa cozinhar duas comidas."],
    open: ["/app/plano"],
  },
  repetir: {
    say: [
      "Repetir a mesma comida vários dias é tranquilo, e salada e legumes podem vir à vontade.",
      "Se a fome pede mais, espere um pouco e sirva mais um tanto, sem culpa.",
    ],
    facts: ["refeicao"],
    after: ["Para variar, toque em qualquer alimento do plano e veja as trocas."],
    open: ["/app/plano"],
  },
  suplemento: {
    say: [
      "Suplemento não é preciso para emagrecer, e o seu plano se fecha com comida.",
      "Marca e quantidade eu não indico: com rim, fígado, pressão, gravidez ou remédio no meio, fale antes com seu médico ou sua médica.",
    ],
    facts: ["proteina", "refeicao"],
    after: ["Se quer usar um, a nutricionista diz se ele cabe no seu plano."],
    open: ["/app/plano"],
    person: "dieta",
  },
  turno: {
    say: [
      "As refeições seguem a sua rotina, não o sol: a primeira vem quando você acorda, e as outras acompanham.",
      "Conte nas respostas quando acorda, trabalha e dorme, e as horas mudam de lugar.",
    ],
    facts: ["refeicao"],
    open: ["/app/anamnese/respostas"],
  },
};
