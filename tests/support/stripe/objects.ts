import { randomBytes } from "node:crypto";
import { type FormValue, listTexts, readText } from "./parse-form";
import { refuse } from "./provider-error";

export type Form = Record<string, FormValue>;

export interface Session {
  id: string;
  object: "checkout.session";
  url: string | null;
  status: "open" | "complete" | "expired";
  payment_status: "paid" | "unpaid";
  client_reference_id: string | null;
  customer_email: string | null;
  customer_details: { email: string | null } | null;
  amount_subtotal: number;
  amount_total: number;
  total_details: { amount_discount: number; amount_tax: number };
  currency: string;
  payment_intent: string | null;
  success_url: string;
  cancel_url: string;
  expires_at: number;
  metadata: Record<string, string>;
  /** The last three are not in the provider's answers. */
  refunded: number;
  line: { name: string; description?: string };
  tax: SessionTax | null;
}

export interface TaxRate {
  id: string;
  object: "tax_rate";
  display_name: string;
  percentage: number;
  inclusive: boolean;
  active: boolean;
}

/** Automatic tax is computed when the buyer has entered an address. */
export type SessionTax = Pick<TaxRate, "inclusive"> & { percentage: number | null };

export interface Endpoint {
  id: string;
  object: "webhook_endpoint";
  url: string;
  enabled_events: string[];
  status: "enabled" | "disabled";
  secret: string;
}

export const createId = (prefix: string) => `${prefix}_${randomBytes(12).toString("hex")}`;

const require = (form: Form, path: string): string => {
  const value = readText(form, path);
  const param = path.replace(/\.([^.]+)/g, "[$1]");
  if (!value) throw refuse(`Missing required param: ${param}.`, "parameter_missing", param);
  return value;
};

const MINUTE = 60;
const MIN_CENTS = 50;

/** @throws ProviderError for what the provider would refuse */
export function createSession(form: Form, origin: string, rates: ReadonlyMap<string, TaxRate>): Session {
  const unit = Number(require(form, "line_items.0.price_data.unit_amount"));
  const amount = unit * Number(require(form, "line_items.0.quantity"));
  if (!Number.isInteger(amount) || amount < 0)
    throw refuse("Invalid integer", "parameter_invalid_integer", "line_items[0][price_data][unit_amount]");
  if (amount < MIN_CENTS)
    throw refuse("The Checkout Session's total amount due must add up to at least $0.50 usd", "amount_too_small");
  const currency = require(form, "line_items.0.price_data.currency");
  if (!Intl.supportedValuesOf("currency").includes(currency.toUpperCase()))
    throw refuse(`Invalid currency: ${currency}.`, undefined, "line_items[0][price_data][currency]");
  const email = readText(form, "customer_email") ?? null;
  if (email !== null && !/^[ -~]+@[ -~]+$/.test(email))
    throw refuse(`Invalid email address: ${email}`, "email_invalid", "customer_email");
  const now = Math.floor(Date.now() / 1000);
  const expires = Number(readText(form, "expires_at") ?? now + 24 * 60 * MINUTE);
  if (expires < now + 30 * MINUTE || expires > now + 24 * 60 * MINUTE + 5)
    throw refuse("The `expires_at` timestamp must be 30 minutes to 24 hours from now.", undefined, "expires_at");
  if (require(form, "mode") !== "payment") throw refuse("Only payments here.");
  const id = createId("cs_test");
  const tax = readTax(form, rates);
  const description = readText(form, "line_items.0.price_data.product_data.description");
  return {
    ...{ id, object: "checkout.session", url: `${origin}/c/pay/${id}`, status: "open", payment_status: "unpaid" },
    client_reference_id: readText(form, "client_reference_id") ?? null,
    ...{ customer_email: email, customer_details: null, payment_intent: null },
    ...computeAmounts(amount, tax),
    ...{ currency, tax },
    success_url: require(form, "success_url"),
    cancel_url: readText(form, "cancel_url") ?? "",
    expires_at: expires,
    metadata: { ...(form.metadata as Record<string, string>) },
    refunded: 0,
    line: { name: require(form, "line_items.0.price_data.product_data.name"), ...(description && { description }) },
  };
}

function readTax(form: Form, rates: ReadonlyMap<string, TaxRate>): SessionTax | null {
  const id = readText(form, "line_items.0.tax_rates.0");
  const isAutomatic = readText(form, "automatic_tax.enabled") === "true";
  if (id && isAutomatic) throw refuse("You cannot use `tax_rates` with automatic tax.", undefined, "automatic_tax");
  if (isAutomatic) {
    const behavior = require(form, "line_items.0.price_data.tax_behavior");
    return { inclusive: behavior === "inclusive", percentage: null };
  }
  if (!id) return null;
  const rate = rates.get(id);
  if (!rate) throw refuse(`No such tax rate: '${id}'`, "resource_missing", "line_items[0][tax_rates][0]");
  return rate;
}

/** The subtotal contains an inclusive tax. */
export function computeAmounts(amount: number, tax: SessionTax | null) {
  const rate = (tax?.percentage ?? 0) / 100;
  const cents = Math.round(tax?.inclusive ? amount - amount / (1 + rate) : amount * rate);
  const total_details = { amount_discount: 0, amount_tax: cents };
  return { amount_subtotal: amount, amount_total: tax?.inclusive ? amount : amount + cents, total_details };
}

export function createTaxRate(form: Form): TaxRate {
  const percentage = Number(require(form, "percentage"));
  if (!(percentage >= 0 && percentage <= 100)) throw refuse("Invalid percentage", undefined, "percentage");
  const inclusive = require(form, "inclusive") === "true";
  const display_name = require(form, "display_name");
  return { id: createId("txr"), object: "tax_rate", display_name, percentage, inclusive, active: true };
}

export function createEndpoint(form: Form): Endpoint {
  const url = require(form, "url");
  const events = listTexts(form, "enabled_events");
  if (events.length === 0) throw refuse("Missing required param: enabled_events.", "parameter_missing");
  const secret = `whsec_${randomBytes(24).toString("hex")}`;
  return {
    ...{ id: createId("we"), object: "webhook_endpoint", url, enabled_events: events, status: "enabled" },
    secret,
  };
}

export function createRefund(form: Form, session: Session) {
  const left = session.amount_total - session.refunded;
  if (left === 0) throw refuse("Charge has already been refunded.", "charge_already_refunded");
  const amount = Number(readText(form, "amount") ?? left);
  if (!Number.isInteger(amount) || amount < 1) throw refuse("Invalid integer", "parameter_invalid_integer", "amount");
  if (amount > left) throw refuse(`Refund amount is greater than unrefunded amount on charge.`, undefined, "amount");
  const { payment_intent, currency } = session;
  const reason = readText(form, "reason") ?? null;
  return {
    ...{ id: createId("re"), object: "refund" as const, amount, currency, payment_intent, reason, status: "succeeded" },
    ...{ created: Math.floor(Date.now() / 1000), metadata: { ...(form.metadata as Record<string, string>) } },
    failure_reason: null as string | null,
  };
}

export type Refund = ReturnType<typeof createRefund>;
