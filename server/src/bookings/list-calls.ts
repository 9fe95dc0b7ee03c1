import { formatDateTime } from "../checkout/format.ts";
import { findCallContact } from "../identity/accounts/find-call-contact.ts";
import type { Deps } from "./deps.ts";
import { listOpenCalls } from "./store.ts";

const PAGE_SIZE = 100;
const ways = { video: "vídeo", phone: "telefone" } as const;
const purposes = { plan: "plano", "remote-care": "antes de concordar" } as const;

/** Open calls as lines for an operator's terminal, the next one first. */
export async function listCalls({ db, now }: Pick<Deps, "db" | "now">): Promise<string> {
  const lines: string[] = [];
  for (const { referenceNumber, accountId, startsAt, way, purpose, state } of await listOpenCalls(db, PAGE_SIZE)) {
    const member = await findCallContact(db, accountId);
    const status = state === "proposed" ? "SEM RESPOSTA" : startsAt <= now() ? "ANOTAR" : "";
    lines.push(
      [
        referenceNumber,
        formatDateTime(startsAt),
        status.padEnd(12),
        ways[way].padEnd(8),
        purposes[purpose],
        oneLine(member?.phone ?? ""),
        oneLine(member?.fullName ?? ""),
      ].join("  "),
    );
  }
  return lines.length > 0 ? lines.join("\n") : "Nenhuma conversa marcada.";
}

/** Untrusted input on a terminal: no line breaks, no escape sequences. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
