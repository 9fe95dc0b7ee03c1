import { plain } from "@app/engine/assistant/testing/evaluation/reply";
import type { SeededMember } from "../members/seed-member.ts";
import { ask } from "./ask.ts";

type Member = Pick<SeededMember, "accountId" | "person" | "headers">;

/** Turns in which a member types what names them, in several writings, and then asks on. */
export async function tellEverything(url: string, { accountId, person, headers }: Member): Promise<void> {
  const { fullName, email, phone, document, birthDate } = person;
  const [year = "", month = "", day = ""] = birthDate.split("-");
  const cpf = document.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, "$1.$2.$3-$4");
  for (const text of [
    `me chamo ${fullName}, cpf ${cpf}, quanto de proteína eu tenho que comer hoje?`,
    `meu email é ${email} e meu zap ${phone.slice(0, 2)} ${phone.slice(2, 7)}-${phone.slice(7)}, o que tem no almoço?`,
    `nasci em ${day}/${month}/${year} (${document}), minha conta é ${accountId}. quanto eu pesava 14 dias atrás?`,
    "e no lanche?",
  ])
    await ask(url, headers, text);
}

/** What of the members stands in requests to a vendor, as plain text or in digits that something separates. */
export function findPersonalData(sent: readonly unknown[], members: readonly Member[]): string[] {
  const text = plain(sent.map((request) => JSON.stringify(request)).join("\n"));
  const digits = text.replace(/(?<=\d)[ .()/-]+(?=\d)/g, "");
  return members.flatMap(({ accountId, person }) => {
    const { fullName, email, phone, document, birthDate } = person;
    const [year = "", month = "", day = ""] = birthDate.split("-");
    const words = [fullName, email, email.split("@")[0] ?? "", accountId, birthDate, `${day}/${month}/${year}`];
    const numbers = [phone, document, accountId.replaceAll("-", "")];
    const found = [
      ...words.filter((word) => text.includes(plain(word))),
      ...numbers.filter((number) => digits.includes(number)),
      ...(digits.includes(day + month + year) ? [`${day}/${month}/${year}`] : []),
    ];
    return found.length > 0 ? [`${accountId}: ${found.length} of what names the member`] : [];
  });
}
