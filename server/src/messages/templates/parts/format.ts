import { brand } from "@app/contract/brand";
import { type Cycle, cycles, formatCents } from "@app/contract/catalogue";
import { formatPlan } from "@app/contract/order-text";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import * as z from "zod";

/** For subjects and variables, where a line break is either an injection or refused. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();

/**
 * The first name for a greeting. Anything but a plain word is left out: spammers put advertisements into name fields,
 * to be sent in e-mails that we sign.
 */
export function firstNameOf(fullName: string): string | undefined {
  const [first = ""] = fullName.trim().split(/\s+/);
  if (!/^\p{L}[\p{L}\p{M}'’-]{0,29}$/u.test(first)) return undefined;
  const isOneCase = first === first.toLocaleUpperCase("pt-BR") || first === first.toLocaleLowerCase("pt-BR");
  return isOneCase ? first.charAt(0).toLocaleUpperCase("pt-BR") + first.slice(1).toLocaleLowerCase("pt-BR") : first;
}

/** "Oi, Ana." or just "Oi." */
export function greet(fullName: string): string {
  const name = firstNameOf(fullName);
  return name ? `Oi, ${name}.` : "Oi.";
}

/** For the team, who must read what was typed, up to a limit. */
export const shortName = (fullName: string): string => {
  const name = oneLine(fullName);
  return name.length > 60 ? `${name.slice(0, 59)}…` : name;
};

const clock = new Intl.DateTimeFormat("pt-BR", {
  timeZone: brand.serviceHours.timeZone,
  weekday: "long",
  day: "2-digit",
  month: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZoneName: "longGeneric",
});

const year = new Intl.DateTimeFormat("pt-BR", { timeZone: brand.serviceHours.timeZone, year: "numeric" });

function partsOf(at: string): Record<string, string> {
  return Object.fromEntries(clock.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
}

/** "15/11, domingo, às 14h05 (horário de Brasília)": always in the business's time zone. */
export function dayAndTime(at: string): string {
  const { weekday, day, month, hour, minute, timeZoneName = "" } = partsOf(at);
  const zone = timeZoneName.replace(/^Horário( Padrão)?/, "horário");
  return `${day}/${month}, ${weekday}, às ${hour}h${minute} (${zone})`;
}

/** "15/11/2027, segunda-feira, às 14h05 (horário de Brasília)": where the year may be another one. */
export const dateAndTime = (at: string): string => dayAndTime(at).replace(",", `/${year.format(new Date(at))},`);

/** "01/01/2033": years ahead. */
export function fullDate(at: string): string {
  const { day, month } = partsOf(at);
  return `${day}/${month}/${year.format(new Date(at))}`;
}

/** "segunda-feira, 23/11": the day of a moment. */
export function dayOnly(at: string): string {
  const { weekday, day, month } = partsOf(at);
  return `${weekday}, ${day}/${month}`;
}

/** "sábado, 21/11": the last day before a moment. */
export const lastDay = (until: string): string => dayOnly(new Date(Date.parse(until) - 1).toISOString());

/** "15/11, 14h05", the short form. */
export function shortTime(at: string): string {
  const { day, month, hour, minute } = partsOf(at);
  return `${day}/${month}, ${hour}h${minute}`;
}

export const formatPhone = (e164: string): string =>
  parsePhoneNumberFromString(e164)?.formatInternational() ?? oneLine(e164);

export const chatLink = (e164: string): string => `https://wa.me/${e164.replace(/\D/g, "")}`;

/** "a•••@exemplo.com.br". Idempotent. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*@/u, "$1•••@");

/** "final 4321". Idempotent. */
export const maskPhone = (phone: string): string => phone.replace(/^.*?(\d{4})$/u, "final $1");

export const Cents = z.int().nonnegative();
export const Method = z.enum(["credit-card", "pix"]);
export const money = (cents: number): string => formatCents(cents);

/** "Plano Completo, anual (365 dias)". */
export const formatCycle = (cycle: Cycle): string => `${formatPlan(cycle)} (${cycles[cycle].days} dias)`;
