import * as z from "zod/mini";
import file from "../../brand.json" with { type: "json" };

const filled = z.string().check(z.trim(), z.minLength(1));
const link = z.nullable(z.url());
const hours = z.nullable(z.tuple([z.string().check(z.regex(/^\d\d:\d\d$/)), z.string().check(z.regex(/^\d\d:\d\d$/))]));
const professional = z.object({ name: filled, council: filled, number: filled });

/** The operator's configuration of the brand. `examples` lists the fields that still hold an example. */
export const Brand = z.object({
  name: filled,
  slug: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  siteUrl: z.url(),
  legalName: filled,
  cnpj: filled,
  address: filled,
  supportWhatsApp: z.nullable(z.string().check(z.regex(/^\d{10,15}$/))),
  supportEmail: z.nullable(z.email()),
  stores: z.object({ iphone: link, android: link }),
  social: z.object({ instagram: link, youtube: link, facebook: link }),
  paymentProcessor: filled,
  professionals: z.object({ nutritionist: professional, trainer: professional }),
  serviceHours: z.object({ timeZone: filled, weekdays: hours, saturday: hours, sunday: hours }),
  placesLeft: z.int().check(z.nonnegative()),
  /** `live`: pages show the places that the team's minutes leave, and a sale takes one. `fixed`: they show `placesLeft`. */
  capacity: z._default(z.enum(["fixed", "live"]), "fixed"),
  examples: z.array(z.string()),
});
export type Brand = z.infer<typeof Brand>;

export const brand: Brand = Brand.parse(file);
