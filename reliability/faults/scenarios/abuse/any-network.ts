import type { Driver } from "../../../lib/shopper/driver.ts";

/** A /64 prefix: what a provider assigns to each IPv6 customer. */
export const anyNetwork = ({ random }: Driver): string => `2001:db8:${random.digits(4)}:${random.digits(4)}`;
/** A random client address, IPv4 or IPv6. */
export const anyAddress = (driver: Driver): string =>
  driver.random.happens(0.5)
    ? `${anyNetwork(driver)}::${driver.random.between(1, 9_000)}`
    : `45.${driver.random.below(250)}.${driver.random.below(250)}.${driver.random.between(1, 250)}`;
