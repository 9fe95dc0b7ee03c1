import * as z from "zod/mini";
import { brand } from "./brand.ts";
import { envelopeOf } from "./envelope.ts";
import { CONSENT_VERSION, Done } from "./values.ts";

/** Switched on and off side by side; none of them is needed for the programme. */
export const MARKETING_PURPOSES = ["ads", "messages-email", "messages-whatsapp"] as const;
/**
 * `health-data` is asked apart, before the first value: without it nothing about the body is stored. `remote-care` is
 * asked of members of the Complete plan: without it no plan is made. `assistant-provider` is asked by the assistant:
 * without it rules answer, and no question leaves the service.
 */
export const PURPOSES = [...MARKETING_PURPOSES, "health-data", "remote-care", "assistant-provider"] as const;
export type Purpose = (typeof PURPOSES)[number];

type Professional = { name: string; council: string; number: string };
const registrationOf = ({ name, council, number }: Professional): string => `${name}, ${council} ${number}`;

/** The consent texts. A changed text needs a new version; each answer is stored with the version and the text's hash. */
export const purposes: Record<Purpose, { title: string; text: string; version: string }> = {
  ads: {
    version: CONSENT_VERSION,
    title: "Medir anúncios",
    text:
      "Contar à Meta (Facebook e Instagram) que você visitou, se cadastrou ou comprou. Nome e contato vão embaralhados. " +
      "Dado de saúde não vai nunca.",
  },
  "messages-email": {
    version: CONSENT_VERSION,
    title: "Lembretes por email",
    text: "Um aviso quando uma compra fica pela metade e novidades do programa. Recibos e avisos de segurança chegam sempre.",
  },
  "messages-whatsapp": {
    version: CONSENT_VERSION,
    title: "Lembretes por WhatsApp",
    text: "Os mesmos lembretes, no seu celular. Códigos de confirmação que você pede chegam sempre.",
  },
  "health-data": {
    version: "saude-2026-11",
    title: "Dados de saúde",
    text:
      `Autorizo ${brand.legalName} a tratar meus dados de saúde (peso, medidas, alimentação, doenças, remédios, sono, ` +
      "exercícios e conversas) para montar e ajustar meus planos, me acompanhar e comprovar o que foi prometido. " +
      "Quem vê: minha nutricionista, meu treinador e o suporte quando eu pedir. Nunca para anúncios. " +
      "Guardamos enquanto meu plano durar e pelo prazo legal do prontuário. Posso retirar esta autorização quando " +
      "quiser; sem ela o plano para e meus dados são apagados ou guardados só onde a lei obriga.",
  },
  "remote-care": {
    version: "remoto-2026-11",
    title: "Atendimento à distância",
    text:
      "O atendimento é remoto, por nutricionista com CRN ativo e cadastro no e-Nutricionista " +
      `(${registrationOf(brand.professionals.nutritionist)}) e por profissional com CREF ` +
      `(${registrationOf(brand.professionals.trainer)}). Há limites: não substitui consulta médica, exame físico nem ` +
      "emergência. Posso recusar o atendimento remoto e pedir atendimento presencial; se a equipe não puder oferecê-lo, " +
      "cancelo e recebo de volta. O plano provisório é uma orientação gerada por computador com regras aprovadas pela " +
      "nutricionista responsável e vale só até o plano assinado. Devo parar e avisar se sentir dor no peito, falta de ar " +
      "fora do comum ou desmaio.",
  },
  "assistant-provider": {
    version: "ia-2026-11",
    title: "Assistente com IA de fora",
    text:
      "Autorizo enviar o que pergunto ao assistente, com o que ele precisa do meu plano, do diário e das lembranças para " +
      "responder, a um provedor externo de inteligência artificial, que pode estar fora do Brasil. Meu nome, email, " +
      "telefone, CPF e data de nascimento saem do texto antes. O provedor só gera a resposta: por contrato, não guarda a " +
      "conversa nem treina modelos com ela. Sem esta autorização o assistente responde no modo básico, e nenhuma pergunta " +
      "sai daqui. Posso retirá-la quando quiser.",
  },
};

/** Where a consent was given or revoked. */
export const CONSENT_WAYS = ["form", "checkout", "account", "unsubscribe"] as const;

const ConsentAnswer = z.object({
  purpose: z.enum(PURPOSES),
  allowed: z.boolean(),
  version: z.string(),
  answeredAt: z.iso.datetime(),
  via: z.enum(CONSENT_WAYS),
});

/** `current` has each purpose once, ordered as `PURPOSES`, false by default. `history`: newest first, at most 100. */
export const Consents = z.object({
  current: z.array(
    z.object({
      purpose: z.enum(PURPOSES),
      allowed: z.boolean(),
      version: z.nullable(z.string()),
      answeredAt: z.nullable(z.iso.datetime()),
    }),
  ),
  history: z.array(ConsentAnswer),
});
export type Consents = z.infer<typeof Consents>;

export const listConsents = {
  method: "GET",
  path: "/v1/account/consents",
  summary: "The signed-in member's current consents and their history",
  schema: { response: { 200: envelopeOf(Consents) } },
} as const;

export const answerConsent = {
  method: "POST",
  path: "/v1/account/consents",
  summary: "Gives or revokes consent for one purpose",
  schema: {
    body: z.object({
      purpose: z.enum(PURPOSES),
      allowed: z.boolean(),
      /** Of the text shown to the member. A yes to health data or to a provider needs the version in force. */
      version: z.string().check(z.maxLength(20)),
    }),
    response: { 200: envelopeOf(Consents) },
  },
} as const;

/** `browserId` is the browser's `_fbp`: called when consent is revoked in the banner, before the cookie is deleted. */
export const revokeAdConsent = {
  method: "POST",
  path: "/v1/public/ad-consent-revocations",
  summary: "A visitor revokes the consent to advertising: this browser's pending events are not relayed",
  schema: {
    body: z.object({ browserId: z.string().check(z.minLength(8), z.maxLength(200)) }),
    response: { 200: envelopeOf(Done) },
  },
} as const;

/** The page of an e-mail's unsubscribe link, with the token as `lista`: one button, whose POST unsubscribes. */
export const OPT_OUT_PAGE = "/sair-da-lista";

/** POST only: following the e-mail's link (a GET) opens that page and changes nothing. */
export const unsubscribe = {
  method: "POST",
  path: "/v1/public/unsubscribe",
  summary: "Unsubscribes from product e-mails, by the signed token of the e-mail's own link",
  schema: {
    querystring: z.object({ a: z.string().check(z.maxLength(200)) }),
    response: { 200: envelopeOf(Done) },
  },
} as const;
