import { STAFF_ROLES } from "@app/contract/staff/identity";
import * as z from "zod";
import type { StaffPost } from "../staff/accounts/staff.ts";

export type InvitationOptions = {
  role?: string | undefined;
  name?: string | undefined;
  council?: string | undefined;
  number?: string | undefined;
  expires?: string | undefined;
  "e-nutricionista"?: boolean | undefined;
  minutes?: string | undefined;
};

const COUNCILS = { nutri: /^CRN-\d{1,2}$/, treinador: /^CREF\d?$/ } as const;

const Post = z.object({
  email: z.email().max(254),
  name: z.string().trim().min(3, "--name falta"),
  role: z.enum(STAFF_ROLES, "--role é nutri, treinador, vendas ou admin"),
  council: z.string().nullable(),
  registrationNumber: z.string().min(1).max(20).nullable(),
  registrationExpiresOn: z.iso.date("--expires é um dia, como 2027-12-31").nullable(),
  hasRemoteRegistration: z.boolean(),
  minutesPerWeek: z.coerce.number("--minutes é um número").int().min(0).max(3_600),
});

/** What the operator typed about a person, or an error that says what is missing. */
export function parsePost(email: string, options: InvitationOptions): StaffPost {
  const { role, name = "", council = null, number = null, expires = null, minutes = "0" } = options;
  const result = Post.safeParse({
    email,
    name,
    role,
    council,
    registrationNumber: number,
    registrationExpiresOn: expires,
    hasRemoteRegistration: options["e-nutricionista"] ?? false,
    minutesPerWeek: minutes,
  });
  if (!result.success) throw new Error(z.prettifyError(result.error));
  checkRegistration(result.data);
  return result.data;
}

/** Who signs plans has a registration of their own council; the others have none. */
function checkRegistration({ role, council, registrationNumber, registrationExpiresOn }: StaffPost): void {
  const isComplete = council !== null && registrationNumber !== null && registrationExpiresOn !== null;
  const isAbsent = council === null && registrationNumber === null && registrationExpiresOn === null;
  if (role !== "nutri" && role !== "treinador") {
    if (!isAbsent) throw new Error("--council, --number e --expires são de nutri e treinador");
    return;
  }
  if (!isComplete) throw new Error("nutri e treinador precisam de --council, --number e --expires");
  if (!COUNCILS[role].test(council)) throw new Error(role === "nutri" ? "--council CRN-3" : "--council CREF");
}
