import { DEFINITIVE_PLAN_DAYS } from "@app/contract/catalogue";
import tape from "../ui/pictures/fita.svg";
import kettlebell from "../ui/pictures/halter.svg";
import table from "../ui/pictures/mesa.svg";
import plan from "../ui/pictures/plano.svg";
import { nutritionist, trainer } from "./team.ts";

export const howItWorks = {
  title: "Três cabeças cuidando de um plano só. O seu.",
  text: "Você conta como foi o dia, do seu jeito. Quem entende ajusta o que vem depois.",
  actions: ["Emagreça Agora", "Fique Forte Agora", "Comece Agora"],
} as const;

export const howItWorksFeatures = [
  {
    picture: plan,
    title: "Análise Personalizada",
    text: "Rotina, exames, gostos, remédios e o que já não deu certo antes. O plano começa pela sua vida.",
  },
  {
    picture: table,
    title: "Suporte Humano Especializado",
    text: `${nutritionist.firstName} e ${trainer.firstName} leem o que você escreve. Domingo à noite, a IA responde na hora e avisa os dois.`,
  },
  {
    picture: kettlebell,
    title: "Treinos Adaptáveis",
    text: "Academia, sala ou praça. Faltou tempo, o treino encolhe. Sobrou fôlego, ele cresce.",
  },
  {
    picture: tape,
    title: "Monitoramento de Saúde",
    text: "Peso, medidas, sono, comida e treino num lugar só, com revisão toda semana.",
  },
] as const;

export const howItWorksSteps = {
  title: "Do cadastro ao plano definitivo",
  steps: [
    { when: "Na hora", what: "Acesso ao app, sem espera." },
    { when: "Primeiro", what: "A anamnese: perguntas sobre você, no seu tempo." },
    { when: "Em seguida", what: "Dieta e treino provisórios, montados pela IA." },
    {
      when: `Em até ${DEFINITIVE_PLAN_DAYS}\u00a0dias`,
      what: `Plano definitivo, feito por gente: ${nutritionist.firstName} na dieta, ${trainer.firstName} no treino.`,
    },
  ],
} as const;
