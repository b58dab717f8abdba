import { eq } from "drizzle-orm";
import { paths } from "../paths";
import { signInToMailServer } from "../server/email/email.server";
import { bad, good, type HealthChecks, unused, warning } from "../server/health/health-check";
import { describeReason } from "../server/health/run-checks.server";
import { reachWebhook } from "../server/outbox/reach-webhook.server";
import type { Services } from "../server/services.server";
import { describeZone, formatMoment } from "../server/time/business-time.server";
import { readHolidays } from "../server/time/holidays.server";
import { business, calendar } from "../site";
import { isExampleAddress } from "./business-fields";
import { describeEmail, describeWebhooks, listWebhooks } from "./connections.server";
import { listSetup } from "./setup.server";

const TIMEOUT_MS = 4000;
const NOT_SAVED = "Nobody has saved this section yet.";

const connections = { name: "Connections", href: paths.adminConnections };
const calendarScreen = { name: "Time zone and holidays", href: paths.adminSettingSection(calendar.name) };

export function createSettingsChecks(services: Services): HealthChecks {
  const { db, env, settings } = services;
  const { section } = db.tables.settings;
  const isSaved = async (name: string) => (await db.read.$count(db.tables.settings, eq(section, name))) > 0;
  return {
    mail: {
      name: "Email",
      advice: "Check its host, port, user and password.",
      variables: "SMTP_URL",
      screen: { ...connections, href: `${connections.href}#connection-email`, link: "See email setup" },
      comesFirst: true,
      async run() {
        const { state, summary } = describeEmail(services);
        if (state === "attention") return bad(summary, "Connect your mail server.");
        if (!env.SMTP_URL) return unused(summary);
        await signInToMailServer(env.SMTP_URL, TIMEOUT_MS);
        return good("The mail server accepted the sign-in.");
      },
    },
    webhooks: {
      name: "Webhooks",
      advice: "Check the addresses of the webhooks, and that their receivers run.",
      screen: { ...connections, href: `${connections.href}#connection-webhooks`, link: "See webhook setup" },
      async run() {
        const { state, summary } = describeWebhooks(env);
        const targets = listWebhooks(env).flatMap(({ label, url }) => (url ? [{ label, url }] : []));
        const results = targets.map(({ label, url }) =>
          reachWebhook(url, env, TIMEOUT_MS).then(
            () => [],
            (error) => [`${label}: ${describeReason(error)}`],
          ),
        );
        const failed = (await Promise.all(results)).flat();
        if (failed.length > 0) return bad(failed.join(" "));
        return state === "attention"
          ? warning(summary, "Set WEBHOOK_SECRET.")
          : targets.length > 0
            ? good(summary)
            : unused(summary);
      },
    },
    business: {
      name: "Business",
      advice: "Enter your own details and save.",
      variables: "TEAM_EMAIL and MAIL_FROM",
      screen: {
        name: "Business",
        href: paths.adminSettingSection(business.name),
        link: "Enter your details",
        isAdvice: true,
      },
      needsDatabase: true,
      async run() {
        const { email, phone } = await settings.read(business);
        const addresses = {
          "the email address": email,
          "the team’s email address": env.TEAM_EMAIL,
          "the sender’s email address": env.MAIL_FROM ?? "",
        };
        const examples = Object.entries(addresses).flatMap(([name, text]) => (isExampleAddress(text) ? [name] : []));
        const open = [
          ...(examples.length > 0
            ? [`Still ${examples.length > 1 ? "examples" : "an example"}: ${examples.join(", ")}.`]
            : []),
          ...(phone ? [] : ["There’s no phone number."]),
          ...((await isSaved(business.name)) ? [] : [NOT_SAVED]),
        ];
        return open.length === 0 ? good("These are your own details.") : warning(open.join(" "));
      },
    },
    legal: {
      name: "Legal texts",
      advice: "Read and change the legal texts, and mark them as done.",
      screen: { name: "Getting started", href: `${paths.adminSetup}#setup-legal`, link: "Review legal texts" },
      needsDatabase: true,
      async run() {
        const saved = await Promise.all(["privacy", "terms", "refunds"].map(isSaved));
        const { items } = await listSetup(services);
        const isRead = saved.every(Boolean) || items.some(({ key, isDone }) => key === "legal" && isDone);
        return isRead ? good("The legal texts are your own.") : warning("The legal texts may still be the samples.");
      },
    },
    timeZone: {
      name: "Time zone",
      advice: "Check the zone and save.",
      screen: { ...calendarScreen, link: "Check the time zone", isAdvice: true },
      needsDatabase: true,
      async run() {
        const zone = env.BUSINESS_TIMEZONE;
        const found = `The office is in ${describeZone(zone)}, where it’s ${formatMoment(new Date(), zone)}.`;
        return (await isSaved(calendar.name))
          ? good(found)
          : { ...warning(`${found} Nobody has saved it yet.`), brief: NOT_SAVED };
      },
    },
    holidays: {
      name: "Holidays",
      advice: "Choose when you’re closed and save.",
      screen: { ...calendarScreen, link: "Choose holidays", isAdvice: true },
      needsDatabase: true,
      async run() {
        const { summary } = readHolidays(settings);
        if (!summary) return warning("The office is never closed for a holiday.");
        const found = `Closed on ${summary}.`;
        return (await isSaved(calendar.name))
          ? good(found)
          : { ...warning(`${found} Nobody has saved them yet.`), brief: NOT_SAVED };
      },
    },
  };
}
