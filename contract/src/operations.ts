import * as z from "zod/mini";
import file from "../../brand.json" with { type: "json" };
import { AssistantBudget, DEFAULT_ASSISTANT_BUDGET } from "./assistant-budget.ts";

/**
 * What `brand.json` says for the server alone: contacts of people on call, and what a council registered. Apart from the
 * brand, which every page carries; an import rule keeps it out of the browser.
 */
const text = z.string().check(z.trim());
const hours = z.nullable(z.tuple([z.string().check(z.regex(/^\d\d:\d\d$/)), z.string().check(z.regex(/^\d\d:\d\d$/))]));
const contact = z.object({ name: text, whatsapp: text, email: text });
const professional = z.object({ name: text, council: text, number: text });

export const Operations = z.object({
  onCall: z.object({
    first: contact,
    /** Who is notified when the first contact does not acknowledge an alert. */
    second: contact,
    hours: z.object({ timeZone: text, weekdays: hours, saturday: hours, sunday: hours }),
    /** Within those hours, how soon a person talks to the member. */
    minutes: z.int().check(z.positive()),
  }),
  /** The company's registration with the councils of nutrition and of physical education. */
  crnCompany: text,
  crefCompany: text,
  /** Who answers for the company's service before each council (responsabilidade técnica). */
  responsible: z.object({ nutritionist: professional, trainer: professional }),
  /** The nutritionists are registered with e-Nutricionista, which remote care needs. */
  eNutricionista: z.boolean(),
  /** Off: provisional plans have groups and portions, no menus. A decision of the responsible nutritionist. */
  provisionalMenus: z.enum(["on", "off"]),
  assistant: z._default(AssistantBudget, DEFAULT_ASSISTANT_BUDGET),
  examples: z.array(z.string()),
});
export type Operations = z.infer<typeof Operations>;

export const operations: Operations = Operations.parse(file);

/** Fields without which production serves no one: blank, or still an example. */
export function operationGaps({ examples, ...fields }: Operations = operations): string[] {
  const { onCall, crnCompany, crefCompany, responsible, eNutricionista } = fields;
  const contacts = [onCall.first, onCall.second];
  const shifts = [onCall.hours.weekdays, onCall.hours.saturday, onCall.hours.sunday];
  const isMissing: Record<keyof Omit<typeof fields, "provisionalMenus" | "assistant">, boolean> = {
    onCall:
      contacts.some(({ name, whatsapp, email }) => !name || !/^\d{10,15}$/.test(whatsapp) || !email.includes("@")) ||
      shifts.every((shift) => shift === null),
    crnCompany: !crnCompany,
    crefCompany: !crefCompany,
    responsible: Object.values(responsible).some(({ name, council, number }) => !name || !council || !number),
    eNutricionista: !eNutricionista,
  };
  return Object.entries(isMissing).flatMap(([field, missing]) => {
    if (missing) return [`${field}: missing or incomplete`];
    return examples.includes(field) ? [`${field}: still an example`] : [];
  });
}
