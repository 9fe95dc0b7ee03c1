import type { Triggers } from "../match-text.ts";

/** The service is for adults. Younger than this no member types, older than this nobody is a minor. */
const YOUNGEST = 9;
const OLDEST = 17;
const spelled = ["dez", "onze", "doze", "treze", "catorze", "quatorze", "quinze", "dezesseis", "dezessete"];

/** The member's own age: "minha filha tem 15" and "tenho uma filha de 15" are no such words. */
export const minorWords: Triggers = {
  any: [
    "sou menor de idade",
    "sou de menor",
    "sou menor ainda",
    "ainda sou menor",
    "nao tenho 18",
    "nao tenho dezoito",
    "nao fiz 18",
    "nao completei 18",
    "menos de 18 anos e",
    "sou adolescente",
    "i am underage",
    ...spelled.flatMap((age) => [`tenho ${age} anos`, `fiz ${age} anos`, `so ${age} anos`]),
  ],
  together: [
    ["usei a data da minha mae", "anos"],
    ["usei a data do meu pai", "anos"],
    ["usei o cpf da minha mae", "anos"],
    ["usei o cpf do meu pai", "anos"],
    ["menti a idade"],
    ["menti minha idade"],
  ],
  amounts: [
    "tenho # ano*",
    "tenho #ano*",
    "tenho so # ano*",
    "tenho apenas # ano*",
    "tenho # aninho*",
    "fiz # ano*",
    "vou fazer # ano*",
    "completei # ano*",
    "i am # years",
    "i'm # years",
    "im # years",
  ].map((phrase) => ({ phrase, min: YOUNGEST, max: OLDEST })),
  except: [
    "# anos de academia",
    "# anos de trein*",
    "# anos de casad*",
    "# anos de casamento",
    "# anos de empresa",
    "# anos de firma",
    "# anos de profissao",
    "# anos de experiencia",
    "# anos de idade mental",
    "# anos que",
    "# anos a menos",
    "# anos a mais",
    "# anos nas costas",
    "fiz # anos de",
  ],
};
