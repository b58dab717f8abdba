import { request } from "node:http";
import { describe, expect, test } from "vitest";
import { addAccount, PASSWORD } from "#tests/support/office/sign-in";
import { createOrderFields } from "#tests/support/order/order-form";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { type Site, setUpSite, startSiteForTest } from "#tests/support/site";

interface Answer {
  status: number;
  location: string;
  text: string;
}

/** A browser on plain HTTP, which sends no Sec-Fetch-Site, that has opened the site under `host`. */
class VisitorAtAddress {
  private readonly cookies = new Map<string, string>();

  constructor(
    private readonly site: Site,
    private readonly host: string,
    private readonly origin = `http://${host}`,
  ) {}

  get(path: string) {
    return this.send("GET", path, {});
  }

  post(path: string, fields: Record<string, string | string[]>) {
    const body = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString();
    const type = "application/x-www-form-urlencoded";
    return this.send("POST", path, { Origin: this.origin, "Content-Type": type }, body);
  }

  /** On plain HTTP, a browser discards cookies for HTTPS only. */
  private keep(line: string): void {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (!/;\s*secure/i.test(line)) this.cookies.set(name, value);
  }

  private send(method: string, path: string, headers: Record<string, string>, body?: string): Promise<Answer> {
    const { hostname, port } = new URL(this.site.origin);
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const all = { Host: this.host, ...headers, ...(cookie && { Cookie: cookie }) };
    return new Promise((resolve, reject) => {
      const sent = request({ hostname, port, method, path, headers: all, agent: false }, (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (part) => {
          text += part;
        });
        response.on("end", () => {
          for (const line of response.headers["set-cookie"] ?? []) this.keep(line);
          resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? "", text });
        });
      });
      sent.on("error", reject);
      sent.end(body);
    });
  }
}

/** Like a plain `npm start`: nothing is configured. */
const site = setUpSite({ ORIGIN: "" });

let orders = 0;

/** Orders a package and returns where the browser is sent and the links in the emails. */
async function order(from: VisitorAtAddress, to: Site = site) {
  const email = `nearby${++orders}@studio.example`;
  const answer = await from.post("/visual-design", createOrderFields({ email }));
  const emails = await listQueuedEmails(to);
  const text = emails.find((sentEmail) => sentEmail.to === email)?.text ?? "";
  return { answer, link: /https?:\/\/\S*test-checkout\S*/.exec(text)?.[0] ?? "" };
}

describe.each(["localhost:8080", "127.0.0.1:8080", "192.168.1.20:3000", "[fd12::7]:3000", "office.local", "devbox:80"])(
  "opened as %s",
  (host) => {
    test("an order stays at this address until it is paid and confirmed", async () => {
      const visitor = new VisitorAtAddress(site, host);
      const { answer } = await order(visitor);
      expect(answer.location).toMatch(/^\/test-checkout\/starter\?/);
      const checkout = await visitor.get(answer.location);
      const [number = "none"] = /SUB-[A-Z0-9]{8}/.exec(checkout.text) ?? [];
      const paid = await visitor.post("/test-checkout/starter", { order: number, outcome: "paid" });
      expect(paid).toMatchObject({ status: 303, location: "/thank-you?type=order" });
      const thanks = (await visitor.get(paid.location)).text;
      expect(thanks).toContain(number);
      expect(thanks).toContain(`href="/orders/${number}?key=`);
    });

    test("the link in the email leads to this machine, and works at this address too", async () => {
      const { link } = await order(new VisitorAtAddress(site, host));
      expect(new URL(link).origin).toBe("http://localhost:3000");
      const opened = await new VisitorAtAddress(site, host).get(link.slice(new URL(link).origin.length));
      expect(opened.status).toBe(200);
    });

    test("signing in works and stays at this address, and another site can post nothing", async () => {
      await addAccount(site, `sam-${host.replace(/\W/g, "-")}`, PASSWORD);
      const fields = { user_id: `sam-${host.replace(/\W/g, "-")}`, password: PASSWORD, to: "/admin?status=ready" };
      const visitor = new VisitorAtAddress(site, host);
      expect(await visitor.post("/admin/sign-in", fields)).toMatchObject({
        status: 303,
        location: "/admin?status=ready",
      });
      expect((await visitor.get("/admin")).text).toContain("submissions");
      const foreignVisitor = new VisitorAtAddress(site, host, "http://evil.example");
      expect((await foreignVisitor.post("/admin/sign-in", fields)).status).toBe(403);
    });
  },
);

describe("links in emails lead", () => {
  test.each(["palmetto.example", "evil.example:3000", "8.8.8.8", "]]bad[[", "x@localhost", "localhost/evil.example?"])(
    "to this machine when the request says it went to %s",
    async (host) => {
      const { answer, link } = await order(new VisitorAtAddress(site, host));
      expect(answer.location).toMatch(/^\/test-checkout\/starter\?/);
      expect(new URL(link).origin).toBe("http://localhost:3000");
    },
  );

  test("to ORIGIN if it is set, also the team's links to photos", async () => {
    const shop = await startSiteForTest({ ORIGIN: "https://shop.local" });
    const { link } = await order(new VisitorAtAddress(shop, "192.168.1.20:3000"), shop);
    expect(new URL(link).origin).toBe("https://shop.local");
  });
});
