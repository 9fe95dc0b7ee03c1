import type { CuratedAnswer } from "./curated-answer.ts";

export const serviceAnswers: readonly CuratedAnswer[] = [
  {
    id: "quem-assina",
    stems: [
      "quem assina",
      "quem fez meu plano",
      "quem faz meu plano",
      "quem monta meu plano",
      "registro da nutricionista",
      "registro do treinador",
      "e uma pessoa de verdade",
    ],
    answer:
      "O plano definitivo é assinado por duas pessoas com registro: {nutricionista} na dieta e {treinador} no treino. O provisório é montado por regras que elas revisaram. Um código no plano permite conferir as assinaturas.",
    link: "/app/plano",
  },
  {
    id: "quem-muda-o-plano",
    stems: [
      "quem muda meu plano",
      "quem pode mudar meu plano",
      "quem mexe no meu plano",
      "quem ajusta",
      "voce muda meu plano",
      "vc muda meu plano",
    ],
    answer:
      "Só a nutricionista e o treinador mudam o plano. Eu mostro as trocas permitidas e levo o seu pedido até eles.",
    link: "/app/conversa",
  },
  {
    id: "prazo-do-definitivo",
    stems: [
      "prazo do plano",
      "plano definitivo demora",
      "quanto tempo demora o plano",
      "quantos dias demora",
      "quando fica pronto",
    ],
    answer:
      "O plano definitivo chega em até {diasPlano} dias depois das respostas essenciais da anamnese. O relógio da sua promessa aparece na página, e atraso nosso vira dias a mais para você.",
    link: "/app/promessas",
  },
  {
    id: "provisorio",
    stems: ["plano provisorio", "o que e provisorio", "por que provisorio", "diferenca do definitivo"],
    answer:
      "O provisório sai na hora, por regras revisadas, para você não esperar parada ou parado. O definitivo é escrito por gente, depois de ler as suas respostas e conversar com você.",
    link: "/app/plano",
  },
  {
    id: "ajuste-quinzenal",
    stems: [
      "quando muda o plano",
      "ajuste quinzenal",
      "de quanto em quanto tempo muda",
      "quando ajusta",
      "proximo ajuste",
    ],
    answer: "Dieta e treino são revistos a cada quinze dias: mudam ou ficam, e nos dois casos você lê o porquê.",
    link: "/app/promessas",
  },
  {
    id: "revisao-da-semana",
    stems: ["revisao da semana", "revisao semanal", "proxima revisao", "como funciona a revisao"],
    answer:
      "Uma vez por semana você responde a poucas perguntas, quase tudo em toques, e uma pessoa da equipe responde a você.",
    link: "/app/revisao",
  },
  {
    id: "falar-com-pessoa",
    stems: [
      "como falo com",
      "contato da nutri",
      "contato do treinador",
      "telefone de voces",
      "whatsapp de voces",
      "horario de atendimento",
      "que horas atende*",
    ],
    answer:
      "Aqui na conversa, toque em “falar com uma pessoa”. A equipe atende {horario}; o prazo da resposta aparece junto. Eu respondo a qualquer hora.",
    link: "/app/conversa",
  },
  {
    id: "voce-e-robo",
    stems: [
      "voce e um robo",
      "vc e um robo",
      "voce e humano",
      "vc e humano",
      "voce e uma ia",
      "vc e ia",
      "estou falando com quem",
      "to falando com quem",
    ],
    answer:
      "Sou uma IA. Respondo a partir do seu plano e do seu diário, e chamo uma pessoa quando o assunto pede ou quando você quiser.",
    link: "/app/conversa",
  },
  {
    id: "modo-basico",
    stems: ["modo basico", "o que e modo basico"],
    answer:
      "No modo básico eu respondo por regras, sem modelo de linguagem: plano, trocas, registros e dúvidas comuns continuam funcionando. A página avisa quando é o caso.",
    link: "/app/conversa",
  },
  {
    id: "memoria",
    stems: [
      "o que voce sabe de mim",
      "o que vc sabe de mim",
      "voce guarda",
      "o que a ia sabe",
      "apagar memoria",
      "memoria da ia",
    ],
    answer:
      "Só guardo o que você deixou: preferências, rotina, equipamento, jeito de falar. Doenças e remédios nunca. Dá para ver, mudar e apagar tudo.",
    link: "/app/conversa/memoria",
  },
  {
    id: "marcar-conversa",
    stems: [
      "marcar conversa",
      "marcar uma conversa",
      "remarcar",
      "mudar o horario da conversa",
      "agendar",
      "marcar horario",
      "consulta com a nutri",
    ],
    answer:
      "Na agenda você escolhe, muda ou desmarca a conversa com a nutricionista. Os horários livres aparecem na hora.",
    link: "/app/agenda",
  },
  {
    id: "pausar",
    stems: ["paus*", "dar um tempo", "parar um tempo", "congelar o plano", "parar por uns dias"],
    answer:
      "Dá para pausar o plano por alguns dias ou semanas, a partir de hoje ou de outro dia. Os prazos da equipe param, ninguém cobra nada, e ele volta sozinho. O acesso pago continua contando: a pausa não aumenta a data final.",
    link: "/app/pausa",
  },
  {
    id: "promessas",
    stems: ["promessa*", "e se voces atrasarem", "se atrasar"],
    answer: "Cada promessa nossa tem um relógio que você vê. Se atrasamos, o acesso ganha dias e a página diz por quê.",
    link: "/app/promessas",
  },
  {
    id: "plano-empacado",
    stems: [
      "parei de emagrecer",
      "nao emagreco",
      "plato",
      "peso parado",
      "empaquei",
      "empacou",
      "nao mudo de peso",
      "nao sai do lugar",
    ],
    answer:
      "Peso parado por uma ou duas semanas é comum e não diz que falhou. Veja a tendência e a cintura. No ajuste da quinzena a nutricionista lê os seus registros e decide se muda algo.",
    link: "/app/evolucao",
  },
  {
    id: "sono",
    stems: [
      "dormi mal",
      "dormi pouco",
      "durmo pouco",
      "durmo mal",
      "sono ruim",
      "dormi 5 horas",
      "insonia",
      "nao consigo dormir",
    ],
    answer:
      "Noite ruim aumenta a fome e cansa o treino; pegue leve hoje e não se cobre. Luz baixa e tela longe antes de deitar ajudam. Se dura semanas, vale conversar com seu médico ou sua médica.",
    link: "/app/diario",
  },
  {
    id: "turno-da-noite",
    stems: [
      "trabalho de madrugada",
      "trabalho a noite",
      "turno da noite",
      "plantao",
      "horarios das refeicoes",
      "mudar a hora",
      "mudo a hora",
      "mudar o horario do",
    ],
    answer:
      "Os horários seguem a sua rotina, não o sol. Conte na anamnese quando você acorda, trabalha e dorme, e as refeições mudam de lugar.",
    link: "/app/anamnese/respostas",
  },
];
