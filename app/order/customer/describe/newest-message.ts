import type { CustomerPageFacts } from "./customer-page-facts";

interface Thread {
  messages: { isOwn: boolean; text: string }[];
  /** Whether the last message is the newest of all. */
  isNewest: boolean;
}

export function describeNewestMessage(
  { waitingSince }: { waitingSince: Date | null },
  { messages, isNewest }: Thread,
): Pick<CustomerPageFacts, "owesAnswer" | "asked"> {
  const newest = isNewest ? messages.at(-1) : undefined;
  if (newest && !newest.isOwn) return { owesAnswer: "customer", asked: newest.text };
  return { owesAnswer: newest && waitingSince ? "team" : null, asked: "" };
}
