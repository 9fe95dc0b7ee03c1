import { createServer as createHttp } from "node:http";
import { type AddressInfo, createServer as createTcp, type Server } from "node:net";
import { gatherPictures } from "../../../../server/src/blog/gather-pictures.ts";
import { httpBlogFeed } from "../../../../server/src/blog/http-feed.ts";
import { asaasGateway } from "../../../../server/src/checkout/gateway/asaas/asaas-gateway.ts";
import { whatsappCloud } from "../../../../server/src/messages/whatsapp-cloud/whatsapp-cloud.ts";
import { viaCep } from "../../../../server/src/postal-codes/viacep/via-cep.ts";
import { metaAds } from "../../../../server/src/tracking/meta/meta-ads.ts";
import { inProcessApiOf } from "../../harness/in-process-api.ts";
import { range, type Scenario, wasInjected } from "../scenario.ts";

/** Spellings of loopback, private and cloud-metadata addresses. */
const internalUrls = (port: number): string[] => [
  ...["127.0.0.1", "127.1", "2130706433", "0x7f.0.0.1", "0177.0.0.1", "0", "127.0.0.2", "localhost"].map(
    (host) => `http://${host}:${port}/`,
  ),
  ...["[::1]", "[::]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "１２７.0.0.1", "127.0.0.1.", "①②⑦.0.0.1"].map(
    (host) => `http://${host}:${port}/`,
  ),
  "http://169.254.169.254/latest/meta-data/",
  "http://[fd00:ec2::254]/latest/meta-data/",
  "http://10.0.0.1/",
  "http://192.168.0.1/",
  "http://172.16.0.1/",
  "http://100.100.100.200/",
  "http://[fe80::1%25eth0]/",
  "http://[64:ff9b::7f00:1]/",
  "file:///etc/passwd",
  "gopher://127.0.0.1/",
  "ftp://127.0.0.1/",
  `http://user:secret@127.0.0.1:${port}/`,
  `http://inside.example:${port}/`,
  `http://half-inside.example:${port}/`,
];

export const ssrf: Scenario = {
  number: 50,
  fault: "SSRF (server-side request forgery)",
  injected:
    "a blog feed with internal picture URLs in thirty spellings, redirects to them, and host names that resolve to them; a CEP service, gateway, ad platform and WhatsApp API that redirect to them; a listener counts connections",
  invariants: "no connection to an internal address; no redirect followed to one",
  trial: "a URL",
  batch: 300,
  short: 87,
  async run(harness, _driver, trials) {
    const { deps } = await inProcessApiOf(harness);
    let connects = 0;
    const canary = createTcp((socket) => {
      connects += 1;
      socket.destroy();
    });
    await new Promise<void>((up) => canary.listen(0, up));
    const { port } = canary.address() as AddressInfo;
    let next = "";
    let variant = 0;
    let requests = 0;
    const blog = createHttp((request, reply) => {
      requests += 1;
      const isFeed = request.url === "/feed.json";
      if (!isFeed || variant === 2)
        return void reply.writeHead(302, { location: Buffer.from(next).toString("latin1") }).end();
      const { port: own } = blog.address() as AddressInfo;
      const picture = variant === 0 ? next : `http://127.0.0.1:${own}/away.png`;
      const post = { title: "a", excerpt: "b", date: "2026-11-01", url: next, category: "c", author: "d" };
      return void reply
        .setHeader("content-type", "application/json")
        .end(JSON.stringify([{ ...post, url: "https://blog.example/1", image: picture, siteLogo: picture }]));
    });
    await new Promise<void>((up) => blog.listen(0, "127.0.0.1", up));
    const { port: blogPort } = blog.address() as AddressInfo;
    const places = internalUrls(port);
    const violations: string[] = [];
    let tried = 0;
    for (const trial of range(trials)) {
      next = places[trial % places.length] ?? "";
      variant = Math.floor(trial / places.length) % 3;
      const before = connects;
      // A new feed each time, since a feed caches its posts.
      const feed = httpBlogFeed({
        url: `http://127.0.0.1:${blogPort}/feed.json`,
        resolve: (host, _options, done) =>
          done(null, [
            ...(host.startsWith("half") ? [{ address: "93.184.216.34", family: 4 }] : []),
            { address: "127.0.0.1", family: 4 },
          ]),
      });
      const answer = await feed.latestPosts();
      const posts = "posts" in answer ? answer.posts : [];
      const addresses = [...new Set(posts.flatMap(({ image }) => image ?? []))];
      tried += addresses.length;
      const pictures = await gatherPictures({ ...deps, blog: feed }, addresses);
      if (pictures.size > 0) violations.push(`${next} returned a picture`);
      if (connects > before) violations.push(`${next} was connected to, variant ${variant}`);
    }
    variant = 2;
    next = `http://127.0.0.1:${port}/`;
    violations.push(...wasInjected(tried, "no internal URL was taken for a picture's"));
    violations.push(...(await followVendors(`http://127.0.0.1:${blogPort}/`, () => requests)));
    if (connects > 0 && !violations.some((violation) => violation.includes("connected")))
      violations.push("a vendor's redirect was followed");
    for (const server of [canary, blog] as Server[]) server.close();
    const counts = { "internal connections": connects, "pictures requested": tried };
    return { trials, buyers: [], violations, figures: { counts } };
  },
};

/** Calls every other vendor's adapter against a server that redirects to an internal address. */
async function followVendors(url: string, requests: () => number): Promise<string[]> {
  const now = () => new Date();
  const pix = { reference: "r", amountCents: 100, description: "d", seconds: 60 };
  const note = { id: "1", toE164: "+5511900000000", template: "welcome", variables: [] };
  const vendors: Record<string, () => Promise<unknown>> = {
    gateway: () => asaasGateway({ url, apiKey: "$aact_hmlg_key", pixKey: "key", now }).createPix(pix),
    CEP: () => viaCep({ url }).find("01310100"),
    ads: () => metaAds({ url, version: "v1", pixelId: "1", token: "t" }).send([]),
    WhatsApp: () => whatsappCloud({ url, version: "v1", phoneId: "1", token: "t" }).send(note),
  };
  const violations: string[] = [];
  for (const [name, call] of Object.entries(vendors)) {
    const before = requests();
    await call();
    violations.push(...wasInjected(requests() - before, `${name} was not called`));
  }
  return violations;
}
