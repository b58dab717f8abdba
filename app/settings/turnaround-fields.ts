import { wholeNumber } from "../server/forms/text-field";
import type { Services } from "../server/services.server";
import { describeSettings, type SettingForm } from "../server/setting-form";
import { describePromise } from "../server/time/delivery-terms";
import { describeDelivery } from "../server/time/delivery-time.server";
import { formatHour } from "../server/time/formatters";
import { createHolidays } from "../server/time/holidays.server";
import { createTurnaround, describeRule, workWeeks } from "../server/time/turnaround.server";
import { calendar, turnaround } from "../site";

const hours = Array.from({ length: 23 }, (_, index) => index + 1);

export function createTurnaroundForm({ env, settings }: Pick<Services, "env" | "settings">): SettingForm {
  return describeSettings({
    title: "Turnaround",
    description:
      "When orders are due, on your list and in everything customers read. A change applies to open orders right away.",
    section: turnaround,
    fields: {
      days: {
        name: "days",
        label: "Days until delivery",
        limit: 2,
        required: "Enter the number of business days.",
        inputMode: "numeric",
        format: wholeNumber(1, 30),
        hint: "In business days. 1 means “next day.” The picture people see when they share the order page says “the next business day” and doesn’t change by itself.",
      },
      cut_off: {
        name: "cut_off",
        label: "Cut-off hour",
        limit: 2,
        required: "Choose the hour.",
        choices: hours.map((hour) => ({ value: String(hour), label: formatHour(hour) })),
        hint: "Orders paid by this hour count for that day. Files are ready by the same hour.",
      },
      work_days: {
        name: "work_days",
        label: "Business days",
        limit: 1,
        required: "Choose your business days.",
        choices: workWeeks,
        hint: "Days off in “Time zone and holidays” don’t count.",
      },
      large_visuals: {
        name: "large_visuals",
        label: "Large orders begin at",
        limit: 5,
        required: "Enter the number of visuals.",
        inputMode: "numeric",
        format: wholeNumber(2, 10_000),
        hint: "Number of visuals. We deliver large orders in parts, and the first part is due like any other order.",
      },
      large_parts: {
        name: "large_parts",
        label: "Parts of a large order",
        limit: 2,
        inputMode: "numeric",
        format: wholeNumber(2, 30),
        hint: "One part each business day. Leave it empty to say “We set the dates for the rest with you.”",
      },
    },
    preview(texts) {
      const rule = createTurnaround(
        texts as unknown as typeof turnaround.defaults,
        createHolidays(settings.recall(calendar), Number(texts.work_days)),
        env.BUSINESS_TIMEZONE,
      );
      const { sentence } = describeDelivery(Date.now(), rule);
      const { businessDays, largeOrder, firstDay, cutOff, rest } = describeRule(rule);
      return [
        { label: "Order page", text: `${describePromise(rule.terms)} ${sentence}` },
        { label: "Business days", text: `${businessDays}.` },
        {
          label: `${largeOrder} visuals or more`,
          text: `The first files will be ready by ${cutOff} ${firstDay}, and ${rest}.`,
        },
      ];
    },
  });
}
