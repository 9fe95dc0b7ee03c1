import type { PersonalTable } from "./personal-table.ts";

/** Who a member is, and what they agreed to. */
export const accountTables = {
  accounts: {
    title: "Conta",
    erased: { by: "account", leaves: "with purchases, the row without contents" },
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
