/** A person's id never travels in an address: `/pagamento/<id>` is told as `/pagamento/:userId`. */
export const withoutId = (address: string): string =>
  address.replace(/(\/pagamento\/)[^/?#]+/, "$1:userId").slice(0, 4000);

/** The address of this page, bare: no query, no fragment, no id. */
export const barePage = (): string => withoutId(location.origin + location.pathname);
