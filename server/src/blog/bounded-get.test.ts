import type { LookupAddress } from "node:dns";
import { expect, vi } from "vitest";
import { boundedGet, checkedLookup, type Reach, type Resolve } from "./bounded-get.ts";
import { test } from "./testing/test.ts";

const bounds = { maxBytes: 1_000, timeoutMs: 1_000 };
const get = (address: string, reach: Reach = {}) => boundedGet(address, { headers: {}, bounds, reach });

test.for([
  "http://127.0.0.1",
  "http://127.1",
  "http://2130706433",
  "http://0x7f.0.0.1",
  "http://0177.0.0.1",
  "http://0",
  "http://[::1]",
  "http://[::]",
  "http://[::ffff:127.0.0.1]",
  "http://[::ffff:7f00:1]",
  "http://[::127.0.0.1]",
  "http://１２７.0.0.1",
  "http://localhost",
])("%s is refused, although a server listens there", async (host, { remote }) => {
  await expect(get(`${host}:${remote.port}/`)).rejects.toThrow("refused address");
  expect(remote.visits).toEqual([]);
});

test.for([
  "http://169.254.169.254/latest/meta-data/",
  "http://[fd00:ec2::254]/latest/meta-data/",
  "http://10.0.0.1/",
  "http://192.168.0.1/",
  "http://100.100.100.200/",
  "http://[fe80::1]/",
  "http://[64:ff9b::a9fe:a9fe]/",
  "http://user:secret@example.com/",
  "ftp://example.com/",
  "file:///etc/passwd",
  "gopher://example.com/",
])("%s is refused before anything is sent", async (address) => {
  await expect(get(address)).rejects.toThrow("refused address");
});

test("a host name is checked by the IP it resolves to", async ({ remote }) => {
  const resolve = vi.fn<Resolve>((_host, _options, done) => done(null, [{ address: "127.0.0.1", family: 4 }]));
  await expect(get(`http://pictures.example:${remote.port}/`, { resolve })).rejects.toThrow("refused address");
  expect(resolve).toHaveBeenCalledTimes(1);
  expect(remote.visits).toEqual([]);
});

test("the socket connects to the IPs that were checked, and one private IP refuses them all", async () => {
  const answers: LookupAddress[][] = [
    [{ address: "1.1.1.1", family: 4 }],
    [{ address: "127.0.0.1", family: 4 }],
    [
      { address: "1.1.1.1", family: 4 },
      { address: "::ffff:10.0.0.1", family: 6 },
    ],
    [],
  ];
  const resolve = vi.fn<Resolve>((_host, _options, done) => done(null, answers.shift() ?? []));
  const resolveHost = (all: boolean) =>
    new Promise((done) =>
      checkedLookup(resolve)("rebinding.example", { all }, (error, address) => done(error?.message ?? address)),
    );
  expect(await resolveHost(true)).toEqual([{ address: "1.1.1.1", family: 4 }]);
  expect(resolve).toHaveBeenCalledTimes(1);
  expect(await resolveHost(false)).toBe("refused address");
  expect(await resolveHost(true)).toBe("refused address");
  expect(await resolveHost(true)).toBe("refused address");
});

test("one origin may be private; every redirect from it is checked again", async ({ remote }) => {
  const reach = { privateOrigin: remote.url };
  remote.answers((request, reply) => {
    const to: Record<string, string> = {
      "/near": "/here",
      "/other-name": `http://localhost:${remote.port}/inside`,
      "/metadata": "http://169.254.169.254/latest/meta-data/",
      "/file": "file:///etc/passwd",
      "/loop": "/loop",
    };
    const location = to[request.url ?? ""];
    if (location) reply.writeHead(302, { location }).end();
    else reply.end("there");
  });
  expect((await get(`${remote.url}/near`, reach)).body.toString()).toBe("there");
  for (const path of ["/other-name", "/metadata", "/file"])
    await expect(get(remote.url + path, reach)).rejects.toThrow("refused address");
  await expect(get(`${remote.url}/loop`, reach)).rejects.toThrow("too many redirects");
  expect(remote.visits).not.toContain("/inside");
  expect(remote.visits.filter((path) => path === "/loop")).toHaveLength(4);
});

test("reads no more bytes than its limit, also without a Content-Length", async ({ remote }) => {
  const reach = { privateOrigin: remote.url };
  remote.answers((_, reply) => reply.end(Buffer.alloc(1_000)));
  expect((await get(remote.url, reach)).body).toHaveLength(1_000);
  remote.answers((_, reply) => {
    const pour = () => void (reply.destroyed || (reply.write(Buffer.alloc(400)), setTimeout(pour, 5)));
    pour();
  });
  await expect(get(remote.url, reach)).rejects.toThrow("too large");
});

test.for<["silent" | "trickling"]>([["silent"], ["trickling"]])(
  "times out on a %s server",
  async ([how], { remote }) => {
    remote.answers((_, reply) => {
      if (how === "silent") return;
      const drip = setInterval(() => reply.write("."), 20);
      reply.on("close", () => clearInterval(drip));
    });
    const started = performance.now();
    await expect(get(remote.url, { privateOrigin: remote.url })).rejects.toThrow();
    expect(performance.now() - started).toBeLessThan(5_000);
  },
);

test("a truncated response is an error", async ({ remote }) => {
  remote.answers((_, reply) => {
    reply.writeHead(200, { "content-length": "500" });
    reply.write("half");
    setTimeout(() => reply.destroy(), 10);
  });
  await expect(get(remote.url, { privateOrigin: remote.url })).rejects.toThrow();
});
