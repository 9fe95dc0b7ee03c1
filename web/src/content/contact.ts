import { brand } from "@app/contract/brand";

export const contact = {
  anchor: "contato",
  whatsapp: "Fale Conosco no WhatsApp",
  email: "Fale Conosco por Email",
} as const;

/** The WhatsApp chat with a prefilled message; without a number, the contact section of the home page. */
export const whatsappHref: string = brand.supportWhatsApp
  ? `https://wa.me/${brand.supportWhatsApp}?text=${encodeURIComponent(`Olá! Tenho dúvidas sobre o ${brand.name}`)}`
  : `/#${contact.anchor}`;

export const hasWhatsapp = brand.supportWhatsApp !== null;
