import { sql } from "kysely";
import { deletedAfter } from "./endings.ts";
import type { PersonalTable } from "./personal-table.ts";

/** Who a member is, and what they agreed to. */
export const accountTables = {
  accounts: {
    title: "Conta",
    erased: { by: "account", leaves: "with purchases, the row without contents" },
    rows: (db, { accountId }) => db.selectFrom("accounts").selectAll().where("id", "=", accountId),
    about: "Quem você é para nós.",
    columns: {
      id: "Número da conta",
      fullName: "Nome",
      email: "Email",
      emailVerifiedAt: "Email confirmado em",
      phone: "Telefone",
      phoneVerifiedAt: "Telefone confirmado em",
      countryCode: "Código do país",
      timeZone: "Fuso horário do seu aparelho",
      signupIp: "Endereço IP do cadastro",
      signupIpClaim: "Endereço IP que o navegador informou",
      signupUserAgent: "Navegador do cadastro",
      createdAt: "Criada em",
    },
    withheld: {
      passwordHash:
        "Da senha guardamos só um código que não volta a ser senha; fora daqui ele só ajudaria a adivinhá-la.",
      deletedAt: "Vazio enquanto a conta existe.",
    },
  },
  consents: {
    title: "Consentimentos",
    erased: "deleted",
    rows: { order: ["id desc"], hex: ["text_hash"] },
    about: "Cada sim e cada não que você disse, do mais novo ao mais antigo. O mais novo é o que vale.",
    columns: {
      purpose: "Para quê",
      allowed: "Resposta",
      version: "Versão do texto",
      answeredAt: "Respondido em",
      recordedAt: "Anotado em",
      via: "Onde",
      textHash: "Impressão digital do texto (SHA-256)",
    },
    withheld: { id: "Número de ordem da linha.", accountId: "É a sua conta." },
  },
  sessions: {
    title: "Aparelhos",
    erased: "deleted",
    rows: {},
    ends: [deletedAfter("sessions", "expires_at")],
    about: "Onde a sua conta está aberta.",
    columns: {
      id: "Número",
      createdAt: "Entrou em",
      lastUsedAt: "Último uso",
      expiresAt: "Vale até",
      userAgent: "Navegador",
      ip: "Endereço IP",
    },
    withheld: { tokenHash: "Chave do aparelho, embaralhada.", accountId: "É a sua conta." },
  },
  verifications: {
    title: "Confirmações de contato",
    erased: { by: "contacts", leaves: null },
    rows: (db, { accountId, verifiedEmail, verifiedPhone }) =>
      db
        .selectFrom("verifications")
        .selectAll()
        .where("accountId", "=", accountId)
        .where((where) =>
          where.or([
            where("address", "=", verifiedEmail),
            where("address", "=", verifiedPhone),
            // Requested with a session. Those that live longer came with a buyer's receipt.
            where.and([where("purpose", "=", "verify"), sql<boolean>`expires_at - created_at < '1 hour'`]),
          ]),
        )
        .orderBy("createdAt", "desc"),
    ends: [deletedAfter("verifications", "expires_at")],
    about: "Links e códigos pedidos para confirmar email, telefone ou trocar a senha. Os códigos não ficam guardados.",
    columns: {
      purpose: "Para quê",
      channel: "Por onde",
      address: "Enviado para",
      wrongCodes: "Códigos errados",
      wrongCodesSignedIn: "Códigos errados com a conta aberta",
      hasCode: "Tinha código",
      createdAt: "Pedido em",
      expiresAt: "Valia até",
      usedAt: "Usado em",
    },
    withheld: { id: "Dele se calculam o link e o código.", accountId: "É a sua conta." },
  },
} satisfies Record<string, PersonalTable>;
