import { packageList } from "../packages/package-list";
import { testPackage } from "../packages/packages";
import { paths } from "../paths";
import { getCheckout, listPaymentLinks, TEST_CHECKOUT_NOTE } from "../payment/payment-links.server";
import { isTestKey } from "../payment/stripe-client.server";
import { knowsWebhookSecret } from "../payment/webhook-check.server";
import { describeSender, describeSending, listEmailNotes } from "../server/email/email.server";
import type { Env } from "../server/env/env.server";
import type { Services } from "../server/services.server";
import { withTimeout } from "../server/time/with-timeout.server";
import { business } from "../site";

export interface Connection {
  id: "email" | "payment" | "webhooks" | "calendar" | "files" | "database";
  name: string;
  /** "ready": works as in production. "attention": needs somebody. "open": left to set up. "off": can stay so. */
  state: "ready" | "attention" | "open" | "off";
  summary: string;
  toSet?: { variable: string; example: string } | null;
  details: { label: string; value: string; hasCopyButton?: true }[];
}

const CHECK_MS = 3000;

/** The configuration reference has their whole meaning. */
const examples = {
  SMTP_URL: "smtp://user:password@host:587",
  STRIPE_SECRET_KEY: "rk_live_…, from your payment provider’s dashboard",
  STRIPE_WEBHOOK_SECRET: "whsec_…, from your payment provider’s dashboard",
  WEBHOOK_SECRET: "whsec_ and 32 or more letters and digits",
};

/** Secrets are only reported as set or missing. */
export async function listConnections(services: Services): Promise<Connection[]> {
  const { db, env, log, storage } = services;
  const answers = (part: string, check: () => Promise<void>) =>
    withTimeout(CHECK_MS, check, () => new Error("did not answer in time")).then(
      () => true,
      (error) => {
        log.warn({ err: error, part }, "connection does not answer");
        return false;
      },
    );
  const [database, files] = await Promise.all([
    answers("database", () => db.ping()),
    answers("storage", () => storage.ping()),
  ]);
  return [
    describeEmail(services),
    describePayment(services),
    describeWebhooks(env),
    describeCalendar(services),
    {
      ...{ id: "files", name: "Files", state: files ? "ready" : "attention" },
      summary: files ? "Files can be written and read." : "The storage doesn’t answer.",
      details:
        env.STORAGE === "s3"
          ? [
              { label: "Bucket", value: env.S3_BUCKET },
              { label: "Server", value: env.S3_ENDPOINT ? new URL(env.S3_ENDPOINT).host : "AWS" },
              { label: "Key", value: isSet(env.S3_SECRET_ACCESS_KEY) },
            ]
          : [{ label: "Where", value: "On the disk of this server" }],
    },
    {
      ...{ id: "database", name: "Database", state: database ? "ready" : "attention" },
      summary: database ? "The database answers." : "The database doesn’t answer.",
      details: [{ label: "Kind", value: db.dialect === "sqlite" ? "SQLite" : "PostgreSQL" }],
    },
  ];
}

const describeVariable = (variable: keyof typeof examples) => ({ variable, example: examples[variable] });

const NOT_SET = "Not set";
const isSet = (secret: string | undefined) => (secret ? "Set" : NOT_SET);

export function describeEmail({ env, settings }: Services): Connection {
  const [note] = listEmailNotes(env);
  const { SMTP_URL } = env;
  const working = SMTP_URL ? "Emails are sent." : "Without a mail server, emails are saved as files and reach nobody.";
  return {
    id: "email",
    name: "Email",
    state: note ? "attention" : SMTP_URL ? "ready" : "open",
    summary: note ?? working,
    toSet: SMTP_URL ? null : describeVariable("SMTP_URL"),
    details: [
      ...(SMTP_URL
        ? [
            { label: "How", value: describeSending(env) },
            { label: "Password", value: isSet(new URL(SMTP_URL).password) },
          ]
        : []),
      { label: "From", value: describeSender(env, settings.recall(business)) },
      { label: "Team", value: env.TEAM_EMAIL },
    ],
  };
}

function describePayment(services: Services): Connection {
  const { env, linkOrigin } = services;
  const links = Object.entries(listPaymentLinks(services));
  const checkout = getCheckout(services);
  const hasSecret = knowsWebhookSecret(services);
  const key = env.STRIPE_SECRET_KEY;
  const isIncomplete = !key && links.some(([, link]) => !link);
  const withoutKey = links.map(([item, link]) => ({ label: nameItem(services, item), value: isSet(link) }));
  return {
    id: "payment",
    name: "Payment",
    state: checkout === "test" ? "open" : isIncomplete || !hasSecret ? "attention" : "ready",
    summary: describePaying({ checkout, isIncomplete, hasSecret }),
    toSet: isIncomplete
      ? describeVariable("STRIPE_SECRET_KEY")
      : key || hasSecret
        ? null
        : describeVariable("STRIPE_WEBHOOK_SECRET"),
    details: [
      {
        label: "Key (STRIPE_SECRET_KEY)",
        value: key && isTestKey(key) ? "Set, for tests: takes no money" : isSet(key),
      },
      ...(key ? [] : withoutKey),
      { label: "Signing secret", value: isSet(hasSecret ? "known" : undefined) },
      { label: "Webhook URL", value: linkOrigin + paths.stripeWebhook, hasCopyButton: true },
    ],
  };
}

interface Paying {
  checkout: ReturnType<typeof getCheckout>;
  isIncomplete: boolean;
  hasSecret: boolean;
}

/** Names the cause that `toSet` ends. */
function describePaying({ checkout, isIncomplete, hasSecret }: Paying): string {
  if (checkout === "test") return TEST_CHECKOUT_NOTE;
  if (isIncomplete) return "Without the payment provider’s key, only what has a payment link can be ordered.";
  if (!hasSecret) return "The payment provider doesn’t report payments yet.";
  return checkout === "key"
    ? "The site makes a checkout page for each order and sale."
    : "Everything has a payment link.";
}

function nameItem({ settings }: Pick<Services, "settings">, item: string): string {
  const found = settings.recallList(packageList).find(({ key }) => key === item);
  const name = item === testPackage.value ? testPackage.name : (found?.name ?? item);
  const isInEnvironment = item === testPackage.value || item in packageList.defaults;
  return `${name} (${isInEnvironment ? `PAYMENT_LINK_${item.toUpperCase()}` : "Settings, Packages"})`;
}

export const listWebhooks = (env: Env) => [
  { label: "New orders", url: env.LEAD_WEBHOOK_URL },
  { label: "Contact form", url: env.CONTACT_WEBHOOK_URL },
  { label: "Inquiry form", url: env.INQUIRY_WEBHOOK_URL },
];

export function describeWebhooks(env: Env): Connection {
  const webhooks = listWebhooks(env);
  const isUsed = webhooks.some(({ url }) => url);
  return {
    id: "webhooks",
    name: "Webhooks",
    state: isUsed ? (env.WEBHOOK_SECRET ? "ready" : "attention") : "off",
    summary: isUsed
      ? env.WEBHOOK_SECRET
        ? "Other programs get new orders and messages, signed."
        : "Other programs get new orders and messages, but can’t verify they’re from us (WEBHOOK_SECRET)."
      : "New orders and messages aren’t sent to any other program.",
    toSet: isUsed && !env.WEBHOOK_SECRET ? describeVariable("WEBHOOK_SECRET") : null,
    details: [
      ...webhooks.map(({ label, url }) => ({ label, value: url ? new URL(url).host : NOT_SET })),
      { label: "Signing secret", value: isSet(env.WEBHOOK_SECRET) },
    ],
  };
}

function describeCalendar({ env, linkOrigin }: Pick<Services, "env" | "linkOrigin">): Connection {
  const key = env.BOOKING_FEED_KEY;
  return {
    id: "calendar",
    name: "Calendar",
    state: key ? "ready" : "off",
    summary: key
      ? "Calendar programs can subscribe to all bookings."
      : "Calendar programs can’t subscribe to the bookings.",
    details: [
      ...(key ? [{ label: "Address", value: `${linkOrigin}${paths.bookingFeed}?key=…` }] : []),
      { label: "Key (BOOKING_FEED_KEY)", value: isSet(key) },
    ],
  };
}
