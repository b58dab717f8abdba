import Stripe from "stripe";
import type { Site } from "../site";
import {
  computeAmounts,
  createEndpoint,
  createId,
  createRefund,
  createSession,
  createTaxRate,
  type Endpoint,
  type Form,
  type Refund,
  type Session,
  type TaxRate,
} from "./objects";
import { refuse } from "./provider-error";

/** What the provider knows and does, without the network. It sends events to the endpoints it knows. */
export class ProviderApi {
  origin = "";
  /** Of the pages, for an account with a domain of its own. */
  pageOrigin: string | null = null;
  readonly sessions = new Map<string, Session>();
  readonly taxRates = new Map<string, TaxRate>();
  readonly endpoints = new Map<string, Endpoint>();
  readonly refunds: Refund[] = [];
  /** Refuses refunds with this error. */
  refusal: { code: string; message: string } | null = null;
  /** Events that are about refunds are lost. */
  losesRefundEvents = false;
  /** Runs after a refund is made, before it is answered. */
  onRefund: (() => Promise<unknown>) | null = null;

  deletesEndpoints = true;

  /** As somebody sets it up by hand, with the site's own secret. */
  reportTo({ origin, services }: Pick<Site, "origin" | "services">): void {
    const id = createId("we");
    const url = `${origin}/webhooks/stripe`;
    const secret = services.secrets.stripeWebhook;
    this.endpoints.set(id, { id, object: "webhook_endpoint", url, enabled_events: ["*"], status: "enabled", secret });
  }

  findSession(url: string | null): Session {
    const session = this.sessions.get(url?.split("/").at(-1) ?? "");
    if (!session) throw new Error(`no session has the address ${url}`);
    return session;
  }

  /** What a buyer does on the page. `changes`: for example another amount. */
  async pay(session: Session, email = session.customer_email, changes: Partial<Session> = {}): Promise<string[]> {
    const intent = createId("pi");
    Object.assign(session, { status: "complete", payment_status: "paid", payment_intent: intent, ...changes });
    session.customer_details = { email };
    return this.send("checkout.session.completed", session);
  }

  async expire(session: Session): Promise<string[]> {
    session.status = "expired";
    session.url = null;
    return this.send("checkout.session.expired", session);
  }

  /** Returns what the endpoints answered. */
  async send(type: string, object: object, id = createId("evt_test")): Promise<string[]> {
    const created = Math.floor(Date.now() / 1000);
    const payload = JSON.stringify({ id, object: "event", type, created, data: { object } });
    const wanted = [...this.endpoints.values()].filter(
      ({ enabled_events: events }) => events.includes("*") || events.includes(type),
    );
    const answers = wanted.map(async ({ url, secret }) => {
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
      const answer = await fetch(url, { method: "POST", body: payload, headers: { "Stripe-Signature": signature } });
      return ((await answer.json()) as { outcome?: string }).outcome ?? String(answer.status);
    });
    return Promise.all(answers);
  }

  protected act(method: string, path: string, form: Form): object | Promise<object> {
    const [, , resource = "", ...rest] = path.split("/");
    if (resource === "checkout" && rest[0] === "sessions") return this.actOnSession(method, rest[1], rest[2], form);
    if (resource === "webhook_endpoints") return this.actOnEndpoint(method, rest[0], form);
    if (resource === "refunds" && method === "GET") return this.listRefunds(String(form.payment_intent));
    if (resource === "refunds") return this.refund(form);
    if (resource === "tax_rates" && method === "POST") return this.addTaxRate(form);
    if (resource === "balance") return { object: "balance", available: [], pending: [], livemode: false };
    throw refuse(`Unrecognized request URL (${method}: ${path}).`, undefined, undefined, 404);
  }

  /** What automatic tax does once the buyer's address is known. */
  computeTax(session: Session, percentage: number): void {
    if (!session.tax || session.tax.percentage !== null) throw new Error("this session has no automatic tax");
    Object.assign(session, computeAmounts(session.amount_subtotal, { ...session.tax, percentage }));
  }

  private addTaxRate(form: Form): TaxRate {
    const rate = createTaxRate(form);
    this.taxRates.set(rate.id, rate);
    return rate;
  }

  private actOnSession(method: string, id: string | undefined, verb: string | undefined, form: Form) {
    if (!id && method === "GET") return toList([...this.sessions.values()]);
    if (!id) {
      const session = createSession(form, this.pageOrigin ?? this.origin, this.taxRates);
      this.sessions.set(session.id, session);
      return session;
    }
    const session = this.sessions.get(id);
    if (!session) throw refuse(`No such checkout.session: ${id}`, "resource_missing", "session", 404);
    if (verb !== "expire") return session;
    if (session.status !== "open") throw refuse('Only Checkout Sessions with a status in ["open"] can be expired.');
    void this.expire(session);
    return session;
  }

  private actOnEndpoint(method: string, id: string | undefined, form: Form): object {
    if (!id && method === "GET") return toList([...this.endpoints.values()].map(({ secret: _, ...shown }) => shown));
    if (!id) {
      const endpoint = createEndpoint(form);
      this.endpoints.set(endpoint.id, endpoint);
      return endpoint;
    }
    if (!this.endpoints.has(id)) throw refuse(`No such webhook endpoint: '${id}'`, "resource_missing", undefined, 404);
    if (method === "DELETE" && !this.deletesEndpoints) throw refuse("No way.", undefined, undefined, 429);
    if (method === "DELETE") this.endpoints.delete(id);
    return { id, object: "webhook_endpoint", deleted: method === "DELETE" };
  }

  /** Also what somebody does on the provider's site. */
  async refund(form: Form): Promise<Refund> {
    const session = this.findPaid(String(form.payment_intent));
    if (this.refusal) throw refuse(this.refusal.message, this.refusal.code);
    const refund = createRefund(form, session);
    session.refunded += refund.amount;
    this.refunds.push(refund);
    const answer = this.withCharge(refund);
    if (!this.losesRefundEvents) {
      const sent = this.send("refund.created", refund).then(() => this.send("charge.refunded", this.toCharge(session)));
      if (this.onRefund) await sent;
      else void sent;
    }
    await this.onRefund?.();
    return answer;
  }

  /** The customer's bank does not take it. */
  async failRefund(refund: Refund): Promise<string[]> {
    const session = this.findPaid(refund.payment_intent);
    session.refunded -= refund.amount;
    Object.assign(refund, { status: "failed", failure_reason: "lost_or_stolen_card" });
    return this.send("refund.failed", refund);
  }

  private findPaid(intent: string | null): Session {
    const session = [...this.sessions.values()].find(({ payment_intent }) => payment_intent === intent);
    if (!session?.payment_intent) throw refuse(`No such payment_intent: ${intent}`, "resource_missing");
    return session;
  }

  private listRefunds(intent: string): object {
    const made = this.refunds.filter(({ payment_intent }) => payment_intent === intent);
    return toList(made.map((refund) => this.withCharge(refund)).reverse());
  }

  private withCharge = (refund: Refund) => ({ ...refund, charge: this.toCharge(this.findPaid(refund.payment_intent)) });

  private toCharge({ payment_intent, amount_total: amount, refunded, currency }: Session) {
    const charge = { object: "charge", id: `ch_${payment_intent}`, payment_intent, amount, currency };
    return { ...charge, amount_refunded: refunded, refunded: refunded === amount };
  }
}

const toList = (data: object[]) => ({ object: "list", data, has_more: false, url: "/v1" });
