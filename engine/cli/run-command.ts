import * as z from "zod";
import { getRuleSet, listRules, plan, promiseFigures, read as readPlan, rules } from "./commands.ts";

z.config(z.locales.pt());

const USE = `Use: npm run --silent engine -- plan|read pessoa.json (read também lê uma lista de pessoas)
     npm run --silent engine -- ${Object.keys(rules).join("|")} casos.json   (- lê a entrada padrão)
     npm run --silent engine -- promise-figures promessas.csv
     npm run --silent engine -- rules [conjunto]`;

/** Something that the person at the keyboard can put right. */
export class UsageError extends Error {}

/** Commands about one person. */
const ofOnePerson: Readonly<Record<string, (element: unknown) => unknown>> = { plan, read: readPlan };

/** What a command prints: text as it is, anything else as JSON. `read` returns the text of a file, or of standard input for `-`. */
export function runCommand([command, argument, ...rest]: readonly string[], read: (path: string) => string): unknown {
  if (rest.length > 0 || !command) throw new UsageError(USE);
  if (command === "rules") return argument ? ruleSetNamed(argument) : listRules();
  if (command === "promise-figures" && argument)
    return evaluate(() => promiseFigures(readText(argument, read)), undefined, argument);
  const rule = Object.hasOwn(rules, command) ? rules[command] : undefined;
  const one = Object.hasOwn(ofOnePerson, command) ? ofOnePerson[command] : undefined;
  if ((!rule && !one) || !argument) throw new UsageError(USE);
  const input = parseJson(argument, readText(argument, read));
  if (one && Array.isArray(input) && command === "read")
    return input
      .map(
        (element, index) => `## ${index + 1}\n${String(evaluate(one, element, `${argument}, elemento ${index + 1}`))}`,
      )
      .join("\n\n");
  if (one) return evaluate(one, input, argument);
  if (!Array.isArray(input))
    throw new UsageError(`${argument}: esperava uma lista JSON, [ … ], com um caso por elemento`);
  const results = input.map((element, index) =>
    evaluate(rule as (element: unknown) => unknown, element, `${argument}, elemento ${index + 1}`),
  );
  return results.some((result) => result instanceof Promise) ? Promise.all(results) : results;
}

function ruleSetNamed(id: string): unknown {
  const found = getRuleSet(id);
  if (found) return found;
  throw new UsageError(
    `Não há o conjunto ${id}. Há: ${listRules()
      .map(({ ruleSet }) => ruleSet)
      .join(", ")}`,
  );
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`${path}: não é JSON. Confira vírgulas, aspas e o fim do arquivo`);
  }
}

function readText(path: string, read: (path: string) => string): string {
  try {
    return read(path);
  } catch (error) {
    throw new UsageError(`${path}: não consegui ler (${(error as NodeJS.ErrnoException).code}). Confira o caminho`);
  }
}

/** Names the field, never the value: it may be a person's. */
function evaluate(rule: (element: unknown) => unknown, element: unknown, where: string): unknown {
  try {
    const result = rule(element);
    return result instanceof Promise ? result.catch((error: unknown) => refuse(error, where)) : result;
  } catch (error) {
    return refuse(error, where);
  }
}

function refuse(error: unknown, where: string): never {
  if (!(error instanceof z.ZodError)) throw new UsageError(`${where}: ${(error as Error).message}`);
  const issues = error.issues.map(({ path, message }) => `${path.join(".") || "caso"}: ${message}`);
  throw new UsageError(`${where}: ${issues.join("; ")}`);
}
