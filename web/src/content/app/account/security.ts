import { brand } from "@app/contract/brand";

export const passwordCopy = {
  title: "Trocar a senha",
  current: "Senha atual",
  currentMissing: "Digite a senha atual",
  next: "Nova senha",
  warning: "Os outros aparelhos saem da conta na hora. Este continua.",
  done: "Senha trocada. Os outros aparelhos saíram da conta.",
} as const;

export const securityCopy = {
  title: "Acesso",
  password: { label: "Senha", action: "Trocar" },
  devices: "Aparelhos conectados",
  unknownDevice: "Aparelho não identificado",
  thisDevice: "este aparelho",
  now: "em uso agora",
  lastUsed: (when: string) => `usado ${when}`,
  close: "Encerrar",
  closed: (device: string) => `${device} saiu da conta.`,
  showAll: (count: number) => `Mostrar os ${count} aparelhos`,
  everywhere: { label: "Sair de todos os aparelhos", action: "Sair de todos" },
  everywhereTitle: "Sair de todos os aparelhos?",
  everywhereText:
    "Todo mundo que está na sua conta sai agora, você também. Para voltar, é só entrar com a senha. Se desconfia de alguém, troque a senha em vez disso.",
  everywhereConfirm: "Sair de todos",
  stay: "Ficar",
  failed: "Não deu certo",
  leave: { label: `Sair do ${brand.name}`, action: "Sair" },
  leaving: "Saindo…",
} as const;

/** Signing out while entries are only on this device. */
export const unsentCopy = {
  title: (count: number) =>
    count === 1 ? "Um registro está só neste aparelho." : `${count} registros estão só neste aparelho.`,
  text: (count: number) =>
    count === 1
      ? "Ele ainda não chegou até a gente. Com internet, ele vai sozinho. Se você sair agora, ele se perde."
      : "Eles ainda não chegaram até a gente. Com internet, eles vão sozinhos. Se você sair agora, eles se perdem.",
  stay: "Continuar na conta",
  leave: "Sair e perder",
} as const;
