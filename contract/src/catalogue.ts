/** The business constants: server and web read prices, periods and limits from here. */

// ── Plans and prices ────────────────────────────────────────────────────────

export const PLANS = ["free", "completo"] as const;
export type Plan = (typeof PLANS)[number];

export const CYCLES = ["monthly", "semestral", "annual"] as const;
export type Cycle = (typeof CYCLES)[number];
export const DEFAULT_CYCLE: Cycle = "annual";

type CycleFacts = {
  label: string;
  /** The cycle's name on the wire. */
  wire: "30-days" | "180-days" | "365-days";
  days: number;
  months: number;
  monthlyCents: number;
};

export const cycles: Record<Cycle, CycleFacts> = {
  monthly: { label: "Mensal", wire: "30-days", days: 30, months: 1, monthlyCents: 400_00 },
  semestral: { label: "Semestral", wire: "180-days", days: 180, months: 6, monthlyCents: 260_00 },
  annual: { label: "Anual", wire: "365-days", days: 365, months: 12, monthlyCents: 199_99 },
};

export const totalCents = (cycle: Cycle): number => cycles[cycle].monthlyCents * cycles[cycle].months;

/** The saving against paying month by month, in whole per cent; 0 for the monthly cycle itself. */
export const discountPercent = (cycle: Cycle): number =>
  Math.round((1 - cycles[cycle].monthlyCents / cycles.monthly.monthlyCents) * 100);

/** Interest-free, so the maximum is the default. */
export const maxInstallments = (cycle: Cycle): number => cycles[cycle].months;

/** R$ 199,99, with pt-BR's no-break space after the sign. Not `Intl`: creating a formatter is slow on a phone. */
export function formatCents(cents: number): string {
  const [reais = "", centavos] = (cents / 100).toFixed(2).split(".");
  return `R$\u00a0${reais.replace(/\B(?=(\d{3})+$)/g, ".")},${centavos}`;
}

// ── Promises ────────────────────────────────────────────────────────────────

export const GUARANTEE_DAYS = 30;
export const WITHDRAWAL_DAYS = 7;
/** A claim that is not decided automatically is answered by the team within this time. */
export const GUARANTEE_REVIEW_HOURS = 72;
export const DEFINITIVE_PLAN_DAYS = 5;

// ── Forms ───────────────────────────────────────────────────────────────────

export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;
export const PASSWORD_TOO_SHORT = `A senha deve ter pelo menos ${PASSWORD_MIN} caracteres`;
export const NAME_MIN = 3;
/** The landing form accepts a shorter name. */
export const LEAD_NAME_MIN = 2;
export const PHONE_DIGITS = { min: 10, max: 11 } as const;

export const SMARTPHONES = ["iphone", "android"] as const;
export type Smartphone = (typeof SMARTPHONES)[number];

// ── Timings ─────────────────────────────────────────────────────────────────

export const REQUEST_TIMEOUT_MS = 10_000;
export const ROTATION_MS = 2_000;
export const ROTATION_FADE_MS = 200;
export const HEADER_DARK_ABOVE_PX = 10;

// ── Countries ───────────────────────────────────────────────────────────────

/** Keyed by ISO code, because +1 is both the United States and Canada. */
export const countries = [
  { code: "BR", flag: "🇧🇷", name: "Brasil", phoneCode: "+55" },
  { code: "US", flag: "🇺🇸", name: "Estados Unidos", phoneCode: "+1" },
  { code: "AR", flag: "🇦🇷", name: "Argentina", phoneCode: "+54" },
  { code: "CL", flag: "🇨🇱", name: "Chile", phoneCode: "+56" },
  { code: "CO", flag: "🇨🇴", name: "Colômbia", phoneCode: "+57" },
  { code: "PE", flag: "🇵🇪", name: "Peru", phoneCode: "+51" },
  { code: "UY", flag: "🇺🇾", name: "Uruguai", phoneCode: "+598" },
  { code: "PY", flag: "🇵🇾", name: "Paraguai", phoneCode: "+595" },
  { code: "BO", flag: "🇧🇴", name: "Bolívia", phoneCode: "+591" },
  { code: "EC", flag: "🇪🇨", name: "Equador", phoneCode: "+593" },
  { code: "VE", flag: "🇻🇪", name: "Venezuela", phoneCode: "+58" },
  { code: "MX", flag: "🇲🇽", name: "México", phoneCode: "+52" },
  { code: "CA", flag: "🇨🇦", name: "Canadá", phoneCode: "+1" },
  { code: "PT", flag: "🇵🇹", name: "Portugal", phoneCode: "+351" },
  { code: "ES", flag: "🇪🇸", name: "Espanha", phoneCode: "+34" },
  { code: "FR", flag: "🇫🇷", name: "França", phoneCode: "+33" },
  { code: "IT", flag: "🇮🇹", name: "Itália", phoneCode: "+39" },
  { code: "DE", flag: "🇩🇪", name: "Alemanha", phoneCode: "+49" },
  { code: "GB", flag: "🇬🇧", name: "Reino Unido", phoneCode: "+44" },
] as const satisfies { code: string; flag: string; name: string; phoneCode: `+${string}` }[];

export type Country = (typeof countries)[number];
export type CountryIso = Country["code"];
export type DialCode = Country["phoneCode"];
export const DIAL_CODES = [...new Set(countries.map(({ phoneCode }) => phoneCode))] as [DialCode, ...DialCode[]];
export const DEFAULT_COUNTRY: CountryIso = "BR";

export const dialCodeOf = (country: CountryIso): DialCode =>
  countries.find(({ code }) => code === country)?.phoneCode ?? "+55";

// ── Events ──────────────────────────────────────────────────────────────────

/** The specification's ten names, then events that it describes without a name. */
export const EVENT_NAMES = [
  "PageView",
  "Lead",
  "Contact",
  "CompleteRegistration",
  "Purchase",
  "InitiateCheckout",
  "AddToCart",
  "AppStoreClick",
  "FreePlanSelected",
  "RegistrationFailed",
  "PaymentFailed",
  "CTAClick",
  "FieldFocus",
  "PageNotFound",
  "BlogLoaded",
  "BlogClick",
] as const;
export type EventName = (typeof EVENT_NAMES)[number];

export const CURRENCY = "BRL";
export const EVENT_VALUE = 1;
export const LEAD_VALUE = 0.01;

// ── Payments ────────────────────────────────────────────────────────────────

export const PAYMENT_METHODS = ["credit-card", "pix"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** In rank order: a payment's status only ever moves to the right. */
export const PAYMENT_STATUSES = ["pending", "processing", "failed", "paid", "received", "refunded"] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
