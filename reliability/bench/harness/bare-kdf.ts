/** Argon2 alone, with the server's parameters and concurrency, for the given seconds. */
import { availableParallelism } from "node:os";
import { performance } from "node:perf_hooks";
import { hashPassword } from "../../../server/src/identity/passwords/passwords.ts";

const seconds = Number(process.argv[2]);
await Promise.all(Array.from({ length: 4 }, () => hashPassword("warming up")));
const since = performance.now();
const before = process.cpuUsage();
let done = 0;
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    while (performance.now() - since < seconds * 1_000) {
      await hashPassword("tapioca-6");
      done += 1;
    }
  }),
);
const { user, system } = process.cpuUsage(before);
console.log(JSON.stringify({ done, seconds: (performance.now() - since) / 1_000, cpu: (user + system) / 1e6 }));
