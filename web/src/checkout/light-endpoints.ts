import type * as wire from "@app/contract/identity";

/** An endpoint without its schemas. */
type Light<E extends { method: string; path: string; schema: object }> = Pick<E, "method" | "path"> & {
  schema?: E["schema"];
};

// Written again: importing them would bring the validation library to step 1. Their types keep the two equal.
export const checkEmail: Light<typeof wire.checkEmail> = { method: "POST", path: "/v1/public/user/check-email" };
