import type { Driver } from "../rig/driver.ts";

/** A provider hands each customer of IPv6 one of these. */
export const anyNetwork = ({ chance }: Driver): string => `2001:db8:${chance.digits(4)}:${chance.digits(4)}`;
/** Somebody who can be anywhere, by either protocol. */
export const anyAddress = (driver: Driver): string =>
  driver.chance.happens(0.5)
    ? `${anyNetwork(driver)}::${driver.chance.between(1, 9_000)}`
    : `45.${driver.chance.below(250)}.${driver.chance.below(250)}.${driver.chance.between(1, 250)}`;
