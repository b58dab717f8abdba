import { insertOrders, makeOrder } from "../order/orders";
import { insertProduct } from "../shop/purchases";
import type { Site } from "../site";

export interface GeneratedPayment {
  intent: string;
  reference: string;
  amount: number;
  currency: string;
  record: "order" | "product" | null;
  itemName: string;
  source: string | null;
  coupon: string | null;
  email: string | null;
  /** Whether the money came. */
  isReceived: boolean;
  /** The total refunded after each refund. */
  refunds: number[];
  /** What the bank took back. */
  chargeback: number;
}

/** The same numbers in each run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const visits = [
  { source: { page: "/visual-design" }, name: "Direct" },
  { source: { page: "/visual-design", referrer: "https://www.search.example/find" }, name: "search.example" },
  { source: { page: "/visual-design", referrer: "https://x.example/", utm: { source: "letter" } }, name: "letter" },
  { source: null, name: null },
];
const packages = [
  ["basic", "Essentials", 9_900],
  ["starter", "Professional", 19_900],
  ["growth", "Business", 32_900],
] as const;

/** Orders, products and `count` events about them, as the provider sends them. */
export async function generateEvents(site: Site, count: number) {
  const random = createRandom(32);
  const sales = await createSales(site, random);
  const payments: GeneratedPayment[] = [];
  const events: object[] = [];
  for (let serial = 0; events.length < count; serial++) {
    const sale = sales[random(sales.length)] as Sale;
    const payment = makePayment(sale, serial, random);
    payments.push(payment);
    events.push(...makeEvents(payment, serial, random));
  }
  // The last payment's events may be too many: its refunds are left out.
  const [last] = payments.slice(-1);
  while (events.length > count && last) {
    const { data } = events.pop() as { data: { object: { amount_refunded?: number } } };
    last.refunds = last.refunds.filter((total) => total !== data.object.amount_refunded);
  }
  for (let place = events.length - 1; place > 0; place--) {
    const other = random(place + 1);
    [events[place], events[other]] = [events[other] as object, events[place] as object];
  }
  return { payments, events: events.map((event) => JSON.stringify(event)) };
}

type Sale = Pick<GeneratedPayment, "reference" | "record" | "itemName" | "source" | "coupon"> & {
  price: number;
  email: string | null;
};

async function createSales(site: Site, random: (below: number) => number): Promise<Sale[]> {
  const sales: Sale[] = [];
  for (let n = 0; n < 120; n++) {
    const [planPurchased, packageName, list] = packages[random(packages.length)] as (typeof packages)[number];
    const visit = visits[random(visits.length)] as (typeof visits)[number];
    const coupon = random(4) === 0 ? `SAVE${random(3)}` : null;
    const discountCents = coupon ? 1_995 : 0;
    const priceCents = list - discountCents;
    const email = `Payer${random(80)}@studio.example`;
    const about = { planPurchased, packageName, priceCents, discountCents, couponCode: coupon, email };
    const status = { paymentStatus: "pending", orderStatus: "pending_payment" } as const;
    const order = makeOrder({ ...about, ...status, source: visit.source });
    await insertOrders(site, [order]);
    const { submissionId: reference } = order;
    const known = { record: "order", itemName: packageName, source: visit.name, coupon } as const;
    sales.push({ ...known, reference, price: priceCents, email: email.toLowerCase() });
  }
  for (let n = 0; n < 6; n++) {
    const { id, title } = await insertProduct(site, { title: `Planner ${n}`, priceCents: 1_900 + n });
    const known = { record: "product", itemName: title, source: null, coupon: null } as const;
    for (let copies = 0; copies < 12; copies++)
      sales.push({ ...known, reference: `vault_${id}`, price: 1_900 + n, email: null });
  }
  const nobody = { record: null, itemName: "No matching order or purchase", source: null, coupon: null, email: null };
  return [...sales, { ...nobody, reference: "SUB-NOBODY22", price: 12_345 }];
}

function makePayment(sale: Sale, serial: number, random: (below: number) => number): GeneratedPayment {
  const wrong = [-1, 1, 5_000][random(3)] ?? 0;
  const amount = sale.price + (random(6) === 0 ? wrong : 0);
  const currency = random(9) === 0 ? "eur" : "usd";
  const isReceived = random(12) > 0;
  const parts = isReceived && random(3) === 0 ? 1 + random(3) : 0;
  const refunds = Array.from({ length: parts }, (_, part) =>
    part === parts - 1 && random(2) === 0 ? amount : Math.floor((amount * (part + 1)) / (parts + 2)),
  );
  const email = sale.record === "product" ? `buyer${random(40)}@studio.example` : sale.email;
  const { price: _, ...known } = sale;
  const chargeback = isReceived && random(20) === 0 ? Math.floor(amount / 3) : 0;
  return { ...known, intent: `pi_many_${serial}`, amount, currency, isReceived, refunds, chargeback, email };
}

function makeEvents(payment: GeneratedPayment, serial: number, random: (below: number) => number): object[] {
  const { intent, reference, amount, currency, isReceived, refunds, chargeback, email } = payment;
  const make = (name: string, type: string, object: object, created = serial + 1_700_000_000) => ({
    id: `evt_many_${serial}_${name}`,
    object: "event",
    type,
    created,
    data: { object: { payment_intent: intent, currency: random(2) ? currency : currency.toUpperCase(), ...object } },
  });
  const session = { client_reference_id: reference, amount_total: amount, customer_details: { email } };
  const slow = make("slow", "checkout.session.completed", { ...session, payment_status: "unpaid" });
  if (!isReceived) return [slow, make("failed", "checkout.session.async_payment_failed", session)];
  const paidSession = { ...session, payment_status: "paid" };
  const isSlow = random(5) === 0;
  const paid = make("paid", `checkout.session.${isSlow ? "async_payment_succeeded" : "completed"}`, paidSession);
  const again = make("again", "checkout.session.completed", paidSession);
  const repeats = [[], [paid], [again], []][random(4)] ?? [];
  const disputed = { id: `dp_${serial}`, amount: chargeback || amount, reason: "fraudulent" };
  const opened = make("disputed", "charge.dispute.created", disputed);
  const closed = (name: string) =>
    make(name, "charge.dispute.closed", { ...disputed, status: chargeback ? "lost" : "won" });
  const disputes = chargeback || random(15) === 0 ? [opened, closed("closed"), closed("closed_again")] : [];
  const refunded = refunds.map((total, part) =>
    make(
      `refund${part}`,
      "charge.refunded",
      { amount, amount_refunded: total, refunded: total === amount },
      1_700_000_000 + serial + 10 * part,
    ),
  );
  return [paid, ...(isSlow ? [slow] : []), ...repeats, ...disputes, ...refunded];
}

/** Computed from the payments alone. */
export function addUp(payments: readonly GeneratedPayment[], toName: (payment: GeneratedPayment) => string) {
  const sums = new Map<
    string,
    { name: string; currency: string; payments: number; paid: number; refunded: number; net: number }
  >();
  for (const payment of payments) {
    const [name, { currency, amount, refunds, chargeback }] = [toName(payment), payment];
    const sum = sums.get(`${name} ${currency}`) ?? { name, currency, payments: 0, paid: 0, refunded: 0, net: 0 };
    const refunded = Math.max(0, ...refunds) + chargeback;
    sum.payments += 1;
    sum.paid += amount;
    sum.refunded += refunded;
    sum.net += amount - refunded;
    sums.set(`${name} ${currency}`, sum);
  }
  return [...sums.values()];
}
