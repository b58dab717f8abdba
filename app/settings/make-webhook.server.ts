import { eq } from "drizzle-orm";
import type { Writer } from "#drizzle/connect";
import { paths } from "../paths";
import {
  askProvider,
  type Deadline,
  describeProviderError,
  isRepeatedAnswer,
  startDeadline,
} from "../payment/stripe-client.server";
import { READ_EVENTS } from "../payment/stripe-event.server";
import { createPostId } from "../server/forms/submission-keys.server";
import { listEarlierWebhooks, madeWebhook } from "../server/made-webhook";
import type { Services } from "../server/services.server";
import type { SettingTexts } from "../server/setting-form";
import { DAY } from "../server/time/durations";
import { recordEdit } from "./edits.server";
import { lockTexts } from "./store-texts.server";

type Made = { -readonly [Name in keyof SettingTexts<typeof madeWebhook>]: string };

const IDEMPOTENCY_KEY_MS = DAY;

/** The provider tells the secret once. Storing the request's key first lets a second try get the same webhook. */
export async function makePaymentWebhook(services: Services, actor: string, formId: string): Promise<void> {
  const deadline = startDeadline();
  const key = await beginAttempt(services, createPostId(formId, "payment webhook"));
  if (key === null) return;
  const url = services.linkOrigin + paths.stripeWebhook;
  const made = await askProvider(
    services,
    (stripe) => stripe.webhookEndpoints.create({ url, enabled_events: [...READ_EVENTS] }, { idempotencyKey: key }),
    deadline,
  ).catch(async (error: unknown) => {
    if (isRepeatedAnswer(error)) await changeMade(services, (saved) => (saved.attempt === key ? NO_ATTEMPT : {}));
    throw error;
  });
  await storeWebhook(services, actor, { key, id: made.id, secret: made.secret ?? "" });
  await removeOtherWebhooks(services, deadline);
}

const NO_ATTEMPT = { attempt: "", attempt_at: "" };

async function beginAttempt(services: Services, ownKey: string): Promise<string | null> {
  const now = services.db.now();
  const { key, attempt } = await changeMade(services, (saved) => {
    if (saved.key === ownKey || isWaiting(saved, now)) return {};
    return { attempt: ownKey, attempt_at: new Date(now).toISOString() };
  });
  return key === ownKey ? null : attempt;
}

const isWaiting = ({ attempt, attempt_at }: Made, now: number): boolean =>
  attempt !== "" && now - Date.parse(attempt_at) < IDEMPOTENCY_KEY_MS;

// The earlier secret stays valid until a day after the provider's webhook is gone.
async function storeWebhook(
  services: Services,
  actor: string,
  made: Pick<Made, "key" | "id" | "secret">,
): Promise<void> {
  const now = services.db.now();
  await changeMade(services, async (saved, tx) => {
    const ended = saved.attempt === made.key ? NO_ATTEMPT : {};
    if (saved.id === made.id) return ended;
    // The history must not show the secret.
    const edit = { section: madeWebhook.name, actor, saved: { id: saved.id }, values: { id: made.id } };
    await recordEdit(services, tx, edit);
    const replaced = saved.id ? [{ id: saved.id, secret: saved.secret, goneAt: null }] : [];
    const earlier = JSON.stringify([...listEarlierWebhooks(saved, now), ...replaced]);
    return { ...made, ...ended, by: actor, at: new Date(now).toISOString(), earlier };
  });
}

// Removes the provider's other webhooks for our address: earlier ones, and those whose answer was lost.
async function removeOtherWebhooks(services: Services, deadline: Deadline): Promise<void> {
  const url = services.linkOrigin + paths.stripeWebhook;
  try {
    await askProvider(
      services,
      async (stripe) => {
        const listed = await stripe.webhookEndpoints.list({ limit: 100 });
        // Read after the list: a webhook made meanwhile is either not listed, or its attempt is stored.
        const saved = await changeMade(services, () => ({}));
        const isOurs = listed.data.some(({ id }) => id === saved.id);
        if (!isOurs || isWaiting(saved, services.db.now())) return;
        // Also removes webhooks of the site's earlier address.
        const replaced = listEarlierWebhooks(saved, services.db.now()).map(({ id }) => id);
        for (const one of listed.data)
          if (one.id !== saved.id && (one.url === url || replaced.includes(one.id)))
            await stripe.webhookEndpoints.del(one.id);
        const goneAt = services.db.now();
        await changeMade(services, (now) => ({
          ...(now.attempt === saved.attempt && NO_ATTEMPT),
          earlier: JSON.stringify(
            listEarlierWebhooks(now, goneAt).map((one) => ({ ...one, goneAt: one.goneAt ?? goneAt })),
          ),
        }));
      },
      deadline,
    );
  } catch (error) {
    services.log.warn(describeProviderError(error), "an earlier payment webhook was not removed");
  }
}

/** For when the provider was away or the process ended. */
export async function removeLeftWebhooks(services: Services): Promise<void> {
  const { db, env, settings } = services;
  const saved = await settings.read(madeWebhook);
  const isLeft = listEarlierWebhooks(saved, db.now()).some(({ goneAt }) => goneAt === null);
  if (!env.STRIPE_SECRET_KEY || !saved.id || isWaiting(saved, db.now())) return;
  if (isLeft || saved.attempt) await removeOtherWebhooks(services, startDeadline());
}

function changeMade(
  services: Services,
  change: (saved: Made, tx: Writer) => Partial<Made> | Promise<Partial<Made>>,
): Promise<Made> {
  const { db } = services;
  const { settings } = db.tables;
  return db.transact(async (tx) => {
    const saved = (await lockTexts(services, tx, { section: madeWebhook })) as Made;
    const changes = await change(saved, tx);
    const texts = { ...saved, ...changes };
    if (Object.keys(changes).length > 0)
      await tx.update(settings).set({ texts, changedAt: new Date() }).where(eq(settings.section, madeWebhook.name));
    return texts;
  });
}
