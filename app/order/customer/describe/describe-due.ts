import { describeStandardDelivery, isLargeOrder } from "../../model/standard-delivery";
import type { CustomerPageFacts } from "./customer-page-facts";

export const SORRY = "We’re late, and we’re sorry.";
const EMAIL = "We’ll email you.";
const EMAIL_WHEN_READY = "We’ll email you when you can download your files here.";

const nameDueFiles = ({ visuals, terms }: CustomerPageFacts) =>
  isLargeOrder(visuals, terms) ? "first files" : "files";

export function describeDueDay(facts: CustomerPageFacts): string {
  if (facts.missedDay) return SORRY;
  return facts.dueDay ? `Your ${nameDueFiles(facts)} are due ${facts.dueDay}.` : "We’re working on your order.";
}

/** Such as "5 PM today". */
const formatDueHour = ({ dueDay, readyDay, terms }: CustomerPageFacts) =>
  `${terms.hour} ${dueDay === "today" ? dueDay : `on ${readyDay}`}`;

/** Below a title that says the day. */
export function describeDueTime(facts: CustomerPageFacts): string {
  const { readyDay, lastDay, visuals, terms } = facts;
  if (!readyDay) return describeDelivery(facts);
  const last = isLargeOrder(visuals, terms) && lastDay ? `, and the last ones on ${lastDay}` : "";
  return `By ${formatDueHour(facts)}${last}. We’ll email you when they’re ready.`;
}

export function describeNewFiles(facts: CustomerPageFacts): string {
  if (facts.missedDay)
    return `The new files were due ${facts.missedDay}. ${SORRY} We’ll email you as soon as they’re ready.`;
  return facts.readyDay
    ? `The new files are due by ${formatDueHour(facts)}. ${EMAIL}`
    : "We’ll email you when the new files are ready.";
}

/** Says when the missing files are due. Some of the first files of a large order may have been delivered already. */
export function describeRest(facts: CustomerPageFacts): string {
  const { readyDay, lastDay, visuals, terms, progress } = facts;
  const rest = progress.ordered - progress.delivered;
  const [what, it] = rest === 1 ? ["the last one", "It’ll"] : [`the other ${rest}`, "They’ll"];
  const working = `Our designers are working on ${what}.`;
  if (isLargeOrder(visuals, terms))
    return lastDay
      ? `${working} The last ones will be ready on ${lastDay}, and we’ll email you.`
      : `${working} ${EMAIL}`;
  return readyDay
    ? `${working} ${it} be ready by ${formatDueHour(facts)}, and we’ll email you.`
    : `${working} ${EMAIL}`;
}

export function describeDelivery(facts: CustomerPageFacts): string {
  if (facts.missedDay)
    return `Your ${nameDueFiles(facts)} were due ${facts.missedDay}. We’re still working on them, and we’ll email you when they’re ready.`;
  return `${describeStandardDelivery(facts)} ${EMAIL_WHEN_READY}`;
}
