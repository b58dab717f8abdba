import { z } from "zod";
import { type EmailContent, type EmailTopics, emailTopic } from "../server/email/email-topics.server";
import type { EmailPart } from "../server/email/parts.server";
import { writeTeamEmail } from "../server/email/team-email.server";
import { formatCalendarDay } from "../server/time/formatters";

const MAX_LINES = 10;

const lines = z.object({
  label: z.string(),
  lines: z.array(z.object({ text: z.string(), url: z.string().nullable() })),
});
const summary = z.object({
  /** YYYY-MM-DD */
  day: z.string(),
  entries: z.array(
    z.object({
      label: z.string(),
      count: z.number(),
      url: z.string(),
      first: z.array(z.object({ text: z.string(), url: z.string() })),
    }),
  ),
  arrived: z.array(lines),
});

export type Summary = z.output<typeof summary>;
export type SummaryLines = z.output<typeof lines>;

const office = "https://studio.example/admin";

export const summaryEmails: EmailTopics = {
  "team-summary": emailTopic("Daily summary", summary, writeSummary, {
    day: "2026-11-30",
    entries: [
      {
        label: "orders overdue",
        count: 4,
        url: `${office}?status=action_needed`,
        first: [{ text: "SUB-7K2M9QXA, Dana Whitfield", url: `${office}/orders/SUB-7K2M9QXA` }],
      },
      { label: "purchase on hold", count: 1, url: `${office}/sales?status=held`, first: [] },
    ],
    arrived: [
      {
        label: "Order reviews",
        lines: [{ text: "Review of SUB-7K2M9QXA: 5 of 5 stars", url: `${office}/orders/SUB-7K2M9QXA` }],
      },
    ],
  }),
};

function writeSummary({ day, entries, arrived }: Summary): EmailContent {
  const date = formatCalendarDay(day, { weekday: "long", month: "long", day: "numeric" });
  const counted = entries.map(({ count, label }) => `${count} ${label}`);
  const came = arrived.reduce((sum, kind) => sum + kind.lines.length, 0);
  const all = [
    ...counted,
    ...(came > 0 ? [`${came} new ${came === 1 ? "notification" : "notifications"} since the last summary`] : []),
  ];
  return writeTeamEmail({
    subject: `Daily summary for ${date}`,
    heading: date,
    lead: `${all.join(", ")}.`,
    parts: [...entries.map(toEntryPart), ...arrived.map(toArrivedPart)],
    foot: "Your daily summary from the office.",
  });
}

const toEntryPart = ({ label, count, url, first }: Summary["entries"][number]): EmailPart => ({
  label: `${count} ${label}`,
  links: [
    ...first.map(({ text, url: href }) => ({ text, href })),
    ...(count > first.length ? [{ text: first.length > 0 ? "See them all" : "See them", href: url }] : []),
  ],
});

const toArrivedPart = ({ label, lines: all }: SummaryLines): EmailPart => ({
  label: `${label} since the last summary`,
  links: [
    ...all.slice(0, MAX_LINES).map(({ text, url: href }) => ({ text, href })),
    ...(all.length > MAX_LINES ? [{ text: `And ${all.length - MAX_LINES} more`, href: null }] : []),
  ],
});
