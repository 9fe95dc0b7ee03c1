import type { Triggers } from "../../safety/match-text.ts";
import type { IntentWords } from "./intent.ts";

const any = (...phrases: string[]): Triggers => ({ any: phrases });

/** What asks for nothing of the plan: commands to the machine, anger, joy. Looked for last. */
export const moodWords: readonly IntentWords[] = [
  {
    intent: "abrir-link",
    triggers: any(
      "abre esse link",
      "abra esse link",
      "abre o link",
      "abre este link",
      "esse link",
      "http",
      "https",
      "www",
    ),
    slots: [],
  },
  {
    intent: "instrucoes",
    triggers: any(
      "prompt",
      "suas instruc*",
      "suas regras",
      "mensagem de sistema",
      "palavra por palavra",
      "texto que ta antes",
      "texto que esta antes",
    ),
    slots: [],
  },
  {
    intent: "xingamento",
    triggers: any(
      "merda de robo",
      "robo inutil",
      "robo burro",
      "vc e uma merda",
      "voce e uma merda",
      "inutil",
      "lixo de app",
      "nao gostei dessa resposta",
      "repete sempre a mesma coisa",
      "nao entendeu nada",
      "demorou pra responder",
    ),
    slots: [],
  },
  {
    intent: "elogio",
    triggers: {
      any: [
        "to amando",
        "estou amando",
        "amei",
        "obrigad*",
        "valeu",
        "consegui",
        "kkk*",
        "adorei",
        "muito bom",
        "orgulhos*",
        "roupa ficou mais larga",
        "to firme",
        "estou firme",
      ],
      except: ["nao consegui"],
    },
    slots: [],
  },
];
