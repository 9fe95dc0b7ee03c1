import { BlockList, isIP } from "node:net";

/** Networks in IANA's special-purpose registry. */
const special4 = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const)
  special4.addSubnet(network, bits, "ipv4");

/** Only 2000::/3 is public at all: loopback, local, multicast, mapped and NAT64 addresses lie outside it. */
const unicast6 = new BlockList();
unicast6.addSubnet("2000::", 3, "ipv6");
/** Inside it: tunnels, which embed an IPv4 address of the attacker's choice, and documentation prefixes. */
const special6 = new BlockList();
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  special6.addSubnet(network, bits, "ipv6");

/** Whether a text is an IP address of the public internet; anything malformed is not. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !special4.check(address, "ipv4");
  if (version !== 6 || address.includes("%")) return false;
  return unicast6.check(address, "ipv6") && !special6.check(address, "ipv6");
}
