import type { Ledger, Payment, StaticCode } from "../ledger/ledger.ts";

const MAX_ROWS = 50;
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
const reais = (cents: number | null): string =>
  cents === null ? "any amount" : (cents / 100).toLocaleString("pt-BR", { style: "currency", currency: "BRL" });

/** A bank page for manual tests: open codes with a pay button, and past payments. */
export function bankPage({ codes, payments }: Ledger, now: Date): string {
  const newest = <T>(book: Map<string, T>): T[] => Array.from(book.values()).toReversed().slice(0, MAX_ROWS);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Bank</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 56rem; margin: 2rem auto; padding: 0 1rem; }
  form { display: flex; gap: .5rem; }
  input { flex: 1; }
  input, button { font: inherit; padding: .5rem .75rem; }
  table { width: 100%; border-collapse: collapse; }
  th, td { text-align: start; padding: .5rem .5rem .5rem 0; border-top: 1px solid #8886; overflow-wrap: anywhere; }
  small { opacity: .75; }
</style>
<h1>Bank</h1>
<form><input name="payload" aria-label="PIX code" placeholder="PIX code, pasted" required><button>Pay</button></form>
<p role="status"></p>
<h2>PIX codes</h2>
<table>${
    newest(codes)
      .map((code) => codeRow(code, now))
      .join("") || "<tr><td>None yet.</td></tr>"
  }</table>
<h2>Payments</h2>
<table>${newest(payments).map(paymentRow).join("") || "<tr><td>None yet.</td></tr>"}</table>
<script>
  const pay = async (order) => {
    const headers = { "content-type": "application/json" };
    const reply = await fetch("/_sim/pay", { method: "POST", headers, body: JSON.stringify(order) });
    const { ok, reason } = await reply.json();
    if (ok) location.reload();
    else document.querySelector("[role=status]").textContent = "Not paid: " + reason;
  };
  document.querySelector("form").onsubmit = (event) => {
    event.preventDefault();
    pay({ payload: event.target.payload.value.trim() });
  };
  document.onclick = ({ target }) => target.dataset.pay && pay({ gatewayId: target.dataset.pay });
</script>
</html>`;
}

const button = (id: string): string => `<button data-pay="${escape(id)}">Pay</button>`;

function codeRow(code: StaticCode, now: Date): string {
  const isOver = code.expiresAt !== null && code.expiresAt <= now;
  const state = code.deleted ? "deleted" : isOver ? "expired" : button(code.id);
  return `<tr><td>${escape(code.id)}<br><small>${escape(code.description ?? "")}</small>
<td>${reais(code.amountCents)}<td>${state}</tr>`;
}

function paymentRow(payment: Payment): string {
  const isPayable = payment.billingType === "PIX" && !payment.deleted && /PENDING|OVERDUE/.test(payment.status);
  const part = payment.installmentNumber ? ` · ${payment.installmentNumber}` : "";
  return `<tr><td>${escape(payment.id)}<br><small>${payment.billingType}${part}</small>
<td>${reais(payment.valueCents)}<td>${isPayable ? button(payment.id) : payment.status}</tr>`;
}
