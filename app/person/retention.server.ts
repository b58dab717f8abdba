import { and, isNull, lt, not, type SQL } from "drizzle-orm";
import { Temporal } from "temporal-polyfill";
import { paths } from "../paths";
import { claimDay } from "../server/daily-jobs.server";
import { wholeNumber } from "../server/forms/text-field";
import type { Services } from "../server/services.server";
import { describeSettings, type SettingForm } from "../server/setting-form";
import { describeAge } from "../server/text/describe-age";
import { retention } from "../site";
import { eraseRecords } from "./erase-person.server";
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
  description:
    "After how many months the site erases what it knows about people. It keeps what you leave empty until you delete it. Here you also find everything about one person, to send a copy or erase it.",
  section: retention,
  fields: {
    paid_orders: months(
      "paid_orders",
      "Paid orders",
      "Months after the order, such as 84. Its number, dates, package and amounts stay for your books.",
    ),
    purchases: months("purchases", "Purchases", "Months after the purchase, such as 84. What your books need stays."),
    unpaid_orders: months("unpaid_orders", "Unpaid orders and questions", "Months after they came in, such as 12."),
    messages: months("messages", "Messages and ideas", "Months after they came in, such as 24."),
    bookings: months("bookings", "Booked calls", "Months after the call, such as 24."),
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
      text: `Kept ${describeAge(texts[name] ?? "")}.`,
    })),
});

/** Erases records whose time is over, once a day, in one of several processes. */
export async function sweepRetention(
  services: PersonServices & Pick<Services, "settings">,
  now: number,
): Promise<void> {
  if (!(await services.db.transact((tx) => claimDay(services, tx, "retention", now)))) return;
  const ages = await services.settings.read(retention);
  for (const [name, { table, person }] of listPersonKinds(services)) {
    const isOld = (age: string): SQL => lt(person.since, subtractMonths(now, Number(age)));
    const isAged = person.ageless ? not(person.ageless) : undefined;
    // Those in the trash go with the trash.
    const inUse = and(isNull(table.deletedAt), isAged);
    let erased = 0;
    if (ages[person.age] && person.age !== person.books?.age)
      erased += await eraseRecords(services, name, and(inUse, isOld(ages[person.age])), { books: false });
    if (person.books && ages[person.books.age])
      erased += await eraseRecords(services, name, and(inUse, isOld(ages[person.books.age])), { others: false });
    if (erased > 0) services.log.info({ erased, kind: name }, "records erased because of their age");
  }
}

/** The last day of a shorter month stands for a day that it does not have. */
function subtractMonths(now: number, count: number): Date {
  return new Date(
    Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO("UTC").subtract({ months: count }).epochMilliseconds,
  );
}
