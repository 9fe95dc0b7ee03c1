import { expect, test } from "vitest";
import { isPublicAddress } from "./public-address.ts";

test.each(["1.1.1.1", "8.8.8.8", "172.15.0.1", "172.32.0.1", "192.169.0.1", "2606:4700:4700::1111", "2a00:1450::1"])(
  "%s is public",
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  ["this host", "0.0.0.0"],
  ["private", "10.1.2.3"],
  ["private", "172.16.0.1"],
  ["private", "172.31.255.255"],
  ["private", "192.168.1.1"],
  ["a carrier's", "100.64.0.1"],
  ["loopback", "127.0.0.1"],
  ["loopback", "127.255.255.254"],
  ["a cloud's metadata", "169.254.169.254"],
  ["for measurements", "198.18.0.1"],
  ["multicast", "224.0.0.1"],
  ["reserved", "240.0.0.1"],
  ["broadcast", "255.255.255.255"],
  ["nowhere", "::"],
  ["loopback", "::1"],
  ["mapped", "::ffff:127.0.0.1"],
  ["mapped", "::ffff:8.8.8.8"],
  ["NAT64", "64:ff9b::7f00:1"],
  ["unique-local", "fd00::1"],
  ["a cloud's metadata", "fd00:ec2::254"],
  ["link-local", "fe80::1"],
  ["link-local", "fe80::1%eth0"],
  ["multicast", "ff02::1"],
  ["6to4", "2002:7f00:1::"],
  ["Teredo", "2001::7f00:1"],
  ["documentation", "2001:db8::1"],
  ["no address", "localhost"],
  ["no address", "127.1"],
  ["no address", ""],
])("%s: %s is not", (_, address) => expect(isPublicAddress(address)).toBe(false));
