import { brand } from "@app/contract/brand";

/** Anchors of the home page; elsewhere they are prefixed with its path. */
export const headerLinks = [
  { label: "Como Funciona", anchor: "#como-funciona" },
  { label: "Resultados", anchor: "#before-after" },
  { label: "Especialistas", anchor: "#specialists" },
] as const;

export const headerAction = { label: "Comece Hoje", anchor: "#start" } as const;

/** Opens the store dialog. */
export const getTheApp = "Baixar o app";

export const footerTagline = "Nutricionista, treinador e IA no mesmo plano. O seu.";

export const footerColumns = [
  {
    title: "Programa",
    links: [
      { label: "Como funciona", to: "#como-funciona" },
      { label: "Agente de IA", to: "#ai-agent" },
      { label: "Especialistas", to: "#specialists" },
      { label: "Planos", to: "#start" },
    ],
  },
  {
    title: brand.name,
    links: [
      { label: "Sobre", to: "#specialists" },
      { label: "Promessas", to: "/promessas" },
      { label: "Blog", to: "/blog" },
      { label: "Depoimentos", to: "#before-after" },
    ],
  },
  {
    title: "Ajuda",
    links: [
      { label: "Contato", to: "#contato" },
      { label: "Entrar", to: "/login" },
    ],
  },
  {
    title: "Documentos",
    links: [
      { label: "Termos de uso", to: "/termos" },
      { label: "Privacidade", to: "/privacidade" },
      { label: "Reembolso", to: "/reembolso" },
      { label: "Cookies", to: "/cookies" },
    ],
  },
] as const;

export const socialLinks = [
  { label: "Instagram", icon: "instagram", href: brand.social.instagram },
  { label: "YouTube", icon: "youtube", href: brand.social.youtube },
  { label: "Facebook", icon: "facebook", href: brand.social.facebook },
] as const;

export const legalLine =
  `${brand.legalName}, CNPJ ${brand.cnpj}, ${brand.address}. ` +
  `O ${brand.name} orienta alimentação e treino; não faz diagnóstico e não substitui consulta médica. © ${brand.name}.`;
