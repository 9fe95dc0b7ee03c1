import type { CuratedAnswer } from "./curated-answer.ts";

export const accountAnswers: readonly CuratedAnswer[] = [
  {
    id: "saudacao",
    stems: ["oi", "ola", "bom dia", "boa tarde", "boa noite", "ok"],
    answer:
      "Estou por aqui. Pergunte do plano, do treino ou do diário, ou conte o que comeu que eu preparo o registro.",
    link: "/app",
  },
  {
    id: "cancelar",
    stems: ["cancelar", "quero cancelar", "cancelamento", "como cancelo", "encerrar o plano"],
    answer:
      "Nos primeiros {diasDesistencia} dias você desiste sem dar motivo e recebe tudo de volta. Depois disso o plano vai até o fim do período pago e não renova sozinho. Tudo está na sua conta.",
    link: "/app/conta",
  },
  {
    id: "reembolso",
    stems: ["reembols*", "dinheiro de volta", "estorn*", "devolucao", "devolv* o dinheiro", "desistir da compra"],
    answer:
      "Até {diasDesistencia} dias depois da compra, a devolução é integral e sem perguntas. Ela volta pelo mesmo meio do pagamento, e cada passo aparece com data.",
    link: "/reembolso",
  },
  {
    id: "garantia-como-funciona",
    stems: [
      "como funciona a garantia",
      "garantia de quanto tempo",
      "quantos dias de garantia",
      "o que e a garantia",
      "regras da garantia",
      "condicoes da garantia",
    ],
    answer:
      "São {diasGarantia} dias, contados do primeiro plano; o pedido vale até o dia {diaPedidoGarantia}. Seguiu e não teve resultado, o valor volta inteiro. Seguir é anamnese em {diasAnamneseGarantia} dias, {diasDiarioGarantia} dias de diário, {treinosGarantia} dos treinos, {revisoesGarantia} revisões e {pesagensGarantia} pesagens. Atraso nosso conta a seu favor. O medidor mostra o que falta.",
    link: "/app/garantia",
  },
  {
    id: "garantia-recusada",
    stems: [
      "garantia recusad*",
      "garantia negad*",
      "recusaram a garantia",
      "negaram a garantia",
      "discordo da garantia",
    ],
    answer:
      "A página da garantia mostra cada conta, com o número e as datas. Se algo estiver errado, toque em “Discordo, quero revisão”: uma pessoa lê tudo e responde em até {horasRevisaoGarantia} horas.",
    link: "/app/garantia",
  },
  {
    id: "precos",
    stems: ["quanto custa", "preco*", "mensalidade", "valor do plano", "qual o valor"],
    answer:
      "O Plano Completo custa {precoMensal} por mês no ciclo mensal, {precoSemestral} no semestral e {precoAnual} no anual. O Gratuito não custa nada.",
    link: "/app/conta",
  },
  {
    id: "pagamento",
    stems: [
      "forma de pagamento",
      "formas de pagamento",
      "parcel*",
      "pagar no pix",
      "aceita pix",
      "boleto",
      "cartao de credito",
    ],
    answer:
      "No cartão, em até {parcelas}x sem juros conforme o ciclo, ou no PIX. Quem processa é o {processador}; não guardamos os dados do cartão.",
    link: "/app/conta",
  },
  {
    id: "renovacao",
    stems: [
      "renova sozinho",
      "renova automatic*",
      "renovacao",
      "renovar",
      "vai cobrar de novo",
      "plano acaba",
      "quando vence",
      "vale ate quando",
    ],
    answer:
      "Nada renova sozinho. A data em que o acesso termina está na sua conta, e os seus diários continuam seus depois dela.",
    link: "/app/conta",
  },
  {
    id: "recibo",
    stems: ["recibo", "nota fiscal", "comprovante"],
    answer: "O recibo de cada pagamento está na sua conta, para ver, imprimir ou baixar.",
    link: "/app/conta",
  },
  {
    id: "presencial",
    stems: ["presencial*", "atendid* pessoalmente", "consultorio", "pessoalmente"],
    answer:
      "Nosso atendimento é a distância. Se você prefere ser atendida ou atendido presencialmente, devolvemos o valor e ajudamos a encontrar o caminho; a equipe cuida disso com você.",
    link: "/reembolso",
  },
  {
    id: "privacidade",
    stems: [
      "meus dados",
      "privacidade",
      "lgpd",
      "quem ve meus dados",
      "voces vendem",
      "compartilham meus dados",
      "quem viu",
    ],
    answer:
      "Seus dados de saúde são cifrados e só quem cuida de você os vê; cada consulta da equipe fica registrada para você ler. Dá para baixar ou apagar tudo.",
    link: "/app/dados",
  },
  {
    id: "apagar-conta",
    stems: ["apagar minha conta", "excluir minha conta", "deletar minha conta", "apagar meus dados", "excluir a conta"],
    answer: "Você apaga a conta na página de dados, que diz antes o que some e o que a lei manda guardar.",
    link: "/app/dados/apagar",
  },
  {
    id: "baixar-dados",
    stems: ["baixar meus dados", "exportar", "copia dos meus dados", "imprimir o plano", "imprimir meu plano"],
    answer:
      "O plano tem uma versão para imprimir, e a página de dados entrega uma cópia de tudo o que guardamos sobre você.",
    link: "/app/dados/baixar",
  },
  {
    id: "sem-internet",
    stems: ["sem internet", "offline", "modo aviao", "sem sinal"],
    answer:
      "Plano, treino e diário funcionam sem internet no aparelho em que você deixou guardar os dados. O que você registrar é enviado quando a conexão voltar. A conversa precisa de internet.",
    link: "/app",
  },
  {
    id: "outro-aparelho",
    stems: [
      "troquei de celular",
      "outro celular",
      "celular novo",
      "dois aparelhos",
      "outro aparelho",
      "no computador",
      "no tablet",
    ],
    answer:
      "Entre com o mesmo e-mail e senha no outro aparelho: diário, plano e conversa aparecem lá. Nada se perde na troca.",
    link: "/app/conta",
  },
  {
    id: "problema-no-app",
    stems: ["app travou", "app nao abre", "nao carrega", "deu erro", "tela branca", "bug", "app lento"],
    answer:
      "Feche e abra de novo com internet. Se continuar, conte aqui o que apareceu na tela e peça uma pessoa: o que você registrou fica guardado no aparelho.",
    link: "/app/conversa",
  },
  {
    id: "trocar-senha-ou-email",
    stems: [
      "trocar a senha",
      "mudar a senha",
      "esqueci a senha",
      "trocar o email",
      "mudar o email",
      "trocar o e mail",
      "mudar meu telefone",
    ],
    answer:
      "Senha, e-mail e telefone mudam na sua conta. Se não consegue entrar, use “esqueci a senha” na tela de entrada.",
    link: "/app/conta",
  },
  {
    id: "emails",
    stems: [
      "nao recebi o e mail",
      "nao recebi email",
      "nao recebi o email",
      "parar de receber",
      "muitos emails",
      "notificac*",
    ],
    answer: "Confira o lixo eletrônico e o endereço na sua conta. Nos consentimentos você escolhe o que quer receber.",
    link: "/app/dados/consentimentos",
  },
];
