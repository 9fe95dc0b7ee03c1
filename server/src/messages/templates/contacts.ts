import { brand } from "@app/contract/brand";
import * as z from "zod";
import { MINUTE_MS } from "../../platform/time.ts";
import { type MessageLinks, VERIFICATION_MINUTES } from "../links.ts";
import { action, aside, code, paragraph } from "./parts/blocks.ts";
import { chatLink, dayAndTime, greet, maskEmail, maskPhone, shortTime } from "./parts/format.ts";
import type { Template } from "./parts/template.ts";

const VerifyContact = z.object({ verificationId: z.uuid(), fullName: z.string() });
type VerifyContact = z.output<typeof VerifyContact>;

/** A contact to verify: by a link or a code. */
export const verifyContact = {
  params: VerifyContact,
  transactional: true,
  priority: "awaited",
  usefulForMs: VERIFICATION_MINUTES * MINUTE_MS,
  email: ({ verificationId, fullName }: VerifyContact, links: MessageLinks) => ({
    subject: "Confirme que este email é seu",
    preheader: `Um toque ou um código de seis números. Vale por ${VERIFICATION_MINUTES} minutos.`,
    title: "Este email é seu?",
    body: [
      paragraph(`${greet(fullName)} Se for, confirme pelo botão. Se preferir, digite o código.`),
      action("Sim, é meu", links.verificationLink(verificationId)),
      code(`Código, válido por ${VERIFICATION_MINUTES} minutos`, links.verificationCode(verificationId)),
      aside("Se não foi você, ignore. Sem a confirmação, este endereço não abre nada por aqui."),
    ],
    why: `Você recebeu este email porque alguém informou este endereço no ${brand.name}.`,
  }),
  whatsapp: {
    approved:
      `Seu código para confirmar este número no ${brand.name} é {{1}}. Se preferir, abra {{2}} e pronto. ` +
      `Os dois valem por ${VERIFICATION_MINUTES} minutos. Se não foi você, ignore.`,
    variables: ({ verificationId }: VerifyContact, links: MessageLinks) => [
      links.verificationCode(verificationId),
      links.verificationLink(verificationId),
    ],
  },
} satisfies Template<typeof VerifyContact>;

/** Masked when queued: enough for the recipient at the old address, and no second copy of the new one is stored. */
const Params = z.object({
  fullName: z.string(),
  newEmail: z.string().transform(maskEmail),
  changedAt: z.iso.datetime(),
});

const help = (links: MessageLinks): string => {
  if (brand.supportWhatsApp) return chatLink(brand.supportWhatsApp);
  return brand.supportEmail ? `mailto:${brand.supportEmail}` : links.pageLink("/login");
};

/** To the old e-mail: only its owner may be able to report that the change was not theirs. */
export const emailChanged = {
  params: Params,
  transactional: true,
  email: ({ fullName, newEmail, changedAt }: z.output<typeof Params>, links: MessageLinks) => ({
    subject: "O email da sua conta mudou",
    preheader: "Este endereço deixou de servir para entrar.",
    title: "O email da sua conta mudou.",
    body: [
      paragraph(
        `${greet(fullName)} A conta agora usa ${newEmail}. Este endereço não serve mais para entrar. ` +
          `A troca foi em ${dayAndTime(changedAt)}.`,
      ),
      paragraph("Foi você? Pode apagar esta mensagem. Não foi? Fale com a gente agora: desfazer é mais fácil hoje."),
      action("Não fui eu", help(links)),
    ],
    why: `Você recebeu este email porque ele era o endereço da sua conta no ${brand.name}. É o último.`,
  }),
} satisfies Template<typeof Params>;

/** Masked when queued: enough for the recipient, and no second copy of the new number is stored. */
const PhoneChanged = z.object({
  fullName: z.string(),
  newPhone: z.string().transform(maskPhone),
  changedAt: z.iso.datetime(),
});
type PhoneChanged = z.output<typeof PhoneChanged>;

/** To the old number, and to the account's e-mail. */
export const phoneChanged = {
  params: PhoneChanged,
  transactional: true,
  email: ({ fullName, newPhone, changedAt }: PhoneChanged, links: MessageLinks) => ({
    subject: "O telefone da sua conta mudou",
    preheader: "O número anterior deixou de servir para entrar.",
    title: "O telefone da sua conta mudou.",
    body: [
      paragraph(
        `${greet(fullName)} A conta agora usa o número com ${newPhone}. O anterior não serve mais para entrar. ` +
          `A troca foi em ${dayAndTime(changedAt)}.`,
      ),
      paragraph("Foi você? Pode apagar esta mensagem. Não foi? Fale com a gente agora: desfazer é mais fácil hoje."),
      action("Não fui eu", help(links)),
    ],
    why: `Você recebeu este email porque ele é o endereço da sua conta no ${brand.name}.`,
  }),
  whatsapp: {
    approved:
      `Este número deixou de ser o da sua conta no ${brand.name}. O novo tem {{1}}; a troca foi em {{2}}. ` +
      "Se não foi você, responda a esta mensagem agora.",
    variables: ({ newPhone, changedAt }: PhoneChanged) => [newPhone, shortTime(changedAt)],
  },
} satisfies Template<typeof PhoneChanged>;

const PasswordChanged = z.object({ fullName: z.string(), changedAt: z.iso.datetime() });

/** A security alert, in case the owner did not change it. */
export const passwordChanged = {
  params: PasswordChanged,
  transactional: true,
  email: ({ fullName, changedAt }: z.output<typeof PasswordChanged>, links: MessageLinks) => ({
    subject: "A senha da sua conta foi trocada",
    preheader: "Se foi você, está tudo certo. Se não foi, dá tempo de resolver.",
    title: "Sua senha foi trocada.",
    body: [
      paragraph(`${greet(fullName)} A troca foi em ${dayAndTime(changedAt)}. Agora só se entra com a senha nova.`),
      paragraph(
        "Foi você? Não precisa fazer nada. Não foi? Crie outra senha agora: quem entrou perde o acesso na hora.",
      ),
      action("Não fui eu", links.pageLink("/login")),
    ],
    why: `Você recebeu este email porque ele está na sua conta no ${brand.name}.`,
  }),
} satisfies Template<typeof PasswordChanged>;

const ResetPassword = z.object({ verificationId: z.uuid(), fullName: z.string() });
type ResetPassword = z.output<typeof ResetPassword>;

/** A client requested a password reset for the account with this address. */
export const resetPassword = {
  params: ResetPassword,
  transactional: true,
  priority: "awaited",
  usefulForMs: VERIFICATION_MINUTES * MINUTE_MS,
  email: ({ verificationId, fullName }: ResetPassword, links: MessageLinks) => ({
    subject: "Crie uma senha nova",
    preheader: `O link e o código valem por ${VERIFICATION_MINUTES} minutos e funcionam uma vez.`,
    title: "Vamos trocar essa senha.",
    body: [
      paragraph(`${greet(fullName)} Pediram uma senha nova para a sua conta. Se foi você, é por aqui:`),
      action("Criar senha nova", links.resetLink(verificationId)),
      code(`Código, válido por ${VERIFICATION_MINUTES} minutos`, links.verificationCode(verificationId)),
      aside("Se não foi você, ignore: a senha de hoje continua valendo. E não passe este código a ninguém, nem a nós."),
    ],
    why: `Você recebeu este email porque pediram uma senha nova para a conta com este endereço no ${brand.name}.`,
  }),
  whatsapp: {
    approved:
      `Seu código para criar uma senha nova no ${brand.name} é {{1}}. Se preferir, abra {{2}} e escolha a senha. ` +
      `Os dois valem por ${VERIFICATION_MINUTES} minutos. Se não foi você, ignore e não passe o código a ninguém.`,
    variables: ({ verificationId }: ResetPassword, links: MessageLinks) => [
      links.verificationCode(verificationId),
      links.resetLink(verificationId),
    ],
  },
} satisfies Template<typeof ResetPassword>;
