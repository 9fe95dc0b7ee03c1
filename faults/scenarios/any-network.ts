import type { Driver } from "../harness/driver.ts";

/** A provider hands each customer of IPv6 one of these. */
export const anyNetwork = ({ random }: Driver): string => `2001:db8:${random.digits(4)}:${random.digits(4)}`;
/** Somebody who can be anywhere, by either protocol. */
export const anyAddress = (driver: Driver): string =>
  driver.random.happens(0.5)
    ? `${anyNetwork(driver)}::${driver.random.between(1, 9_000)}`
    : `45.${driver.random.below(250)}.${driver.random.below(250)}.${driver.random.between(1, 250)}`;
