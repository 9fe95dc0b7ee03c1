import { type DialCode, PHONE_DIGITS } from "@app/contract/catalogue";
import { onlyDigits } from "@app/contract/values";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { Problem } from "../../platform/http/problem.ts";

/** The canonical spelling of a phone (E.164), so that a member has one account in every spelling. */
export function toE164(dialCode: DialCode, typed: string): string {
  const phone = dialCode === "+55" ? brazilian(typed) : foreign(dialCode, typed);
  if (!phone) throw new Problem("phone-invalid");
  return phone;
}

/** "+55" of "+5511987654321". Every stored phone came through `toE164`. */
export function dialCodeOf(e164: string): string {
  if (e164.startsWith("+55")) return "+55";
  return `+${parsePhoneNumberFromString(e164)?.countryCallingCode ?? ""}`;
}

/** 10 or 11 digits, with or without +55, a trunk 0, or 0 and a carrier's two digits. */
function brazilian(typed: string): string | undefined {
  let digits = onlyDigits(typed);
  if (digits.startsWith("0")) {
    digits = digits.replace(/^0+/, "");
    if (digits.length > PHONE_DIGITS.max) digits = digits.slice(2);
  } else if (digits.startsWith("55") && digits.length > PHONE_DIGITS.max) {
    digits = digits.slice(2);
  }
  const fits = digits.length >= PHONE_DIGITS.min && digits.length <= PHONE_DIGITS.max && !digits.startsWith("0");
  return fits ? `+55${digits}` : undefined;
}

function foreign(dialCode: DialCode, typed: string): string | undefined {
  const callingCode = dialCode.slice(1);
  const parsed = parsePhoneNumberFromString(typed, { defaultCallingCode: callingCode });
  return parsed?.isValid() && parsed.countryCallingCode === callingCode ? parsed.number : undefined;
}
