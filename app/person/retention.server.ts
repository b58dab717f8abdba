import { and, isNull, lt, not } from "drizzle-orm";
import { Temporal } from "temporal-polyfill";
import { paths } from "../paths";
import { claimDay } from "../server/daily-jobs.server";
import { wholeNumber } from "../server/forms/text-field";
import type { Services } from "../server/services.server";
import { describeSettings, type SettingForm } from "../server/setting-form";
import { describeKeptFor } from "../server/text/describe-kept-for";
import { retention } from "../site";
import { anonymizeRecords, deleteRecords } from "./erase-person.server";
import { listPersonKinds, type PersonServices } from "./find-records.server";

const MAX_MONTHS = 240;

const months = (name: keyof typeof retention.defaults, label: string, hint: string) => ({
  name,
  label,
  limit: 3,
  inputMode: "numeric" as const,
  format: wholeNumber(1, MAX_MONTHS),
  hint,
});

export const retentionForm: SettingForm = describeSettings({
  title: "Personal data",
  group: "office",
  description:
    "Choose how many months to keep personal data. If you leave a field empty, the site keeps those records until you delete them. You can also send somebody a copy of their data, or erase it.",
  section: retention,
  fields: {
    paid_orders: months(
      "paid_orders",
      "Paid orders",
      "Months after the order, such as 84. Its number, dates, package and amounts stay for your books.",
    ),
    purchases: months("purchases", "Purchases", "Months after the purchase, such as 84. We keep what your books need."),
    unpaid_orders: months("unpaid_orders", "Unpaid orders and questions", "Months after they came in, such as 12."),
    messages: months("messages", "Messages and ideas", "Months after they came in, such as 24."),
    bookings: months("bookings", "Bookings", "Months after the meeting, such as 24."),
    applications: months(
      "applications",
      "Applications",
      "Months after they came in, such as 24. Applicants who have paid stay until you delete them.",
    ),
  },
  link: { label: "Everything about one person", to: paths.adminPersonalData },
  preview: (texts) =>
    Object.entries(retentionForm.fields).map(([name, { label }]) => ({
      label,
      text: `Kept ${describeKeptFor(texts[name] ?? "")}.`,
    })),
});

export async function sweepRetention(
  services: PersonServices & Pick<Services, "settings">,
  now: number,
): Promise<void> {
  if (!(await services.db.transact((tx) => claimDay(services, tx, "retention", now)))) return;
  const ages = await services.settings.read(retention);
  for (const [name, { table, person }] of listPersonKinds(services)) {
    // The trash removes its own records.
    const inUse = and(isNull(table.deletedAt), person.staysUntilAsked && not(person.staysUntilAsked));
    const isOld = (age: string) => and(inUse, lt(person.since, subtractMonths(now, Number(age))));
    const erase = async () => {
      const [age, booksAge] = [ages[person.age], person.books && ages[person.books.age]];
      const deleted = age ? await deleteRecords(services, name, isOld(age)) : 0;
      const anonymized = booksAge ? await anonymizeRecords(services, name, isOld(booksAge)) : 0;
      if (deleted + anonymized > 0)
        services.log.info({ deleted, anonymized, kind: name }, "records erased because of their age");
    };
    await erase().catch((error: unknown) => services.log.error({ err: error, kind: name }, "old records not erased"));
  }
}

// A day that a shorter month does not have becomes its last day.
function subtractMonths(now: number, count: number): Date {
  return new Date(
    Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO("UTC").subtract({ months: count }).epochMilliseconds,
  );
}
