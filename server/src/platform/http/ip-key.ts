import { isIPv6 } from "node:net";

/** A provider assigns each customer a whole IPv6 /64, so limits count per /64; an IPv4 address counts as itself. */
export function ipKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  return `${networkGroups(ip).join(":")}::/64`;
}

/** The first four of eight groups, normalized. A dotted IPv4 tail takes the place of two groups. */
function networkGroups(ip: string): string[] {
  const [head = "", tail] = ip.split("::");
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  const width = right.reduce((sum, group) => sum + (group.includes(".") ? 2 : 1), 0);
  const zeros = tail === undefined ? 0 : 8 - left.length - width;
  const groups = [...left, ...Array.from({ length: zeros }, () => "0"), ...right].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}
