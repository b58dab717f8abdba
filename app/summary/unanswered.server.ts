import { getListUrl, noFilters } from "../inbox/filters";
import { countNew, describeEntries, limitEntries, listKeys } from "../inbox/list/list-entries.server";
import type { Right } from "../office-rights";
import { paths } from "../paths";
import { NAMED_RECORDS, type SummaryGroup } from "../server/figure-group";
import type { Services } from "../server/services.server";

export function listUnansweredGroups(services: Services): SummaryGroup[] {
  const rights = new Set(Object.values(services.features.inboxEntries).map(({ right }) => right));
  return [...rights].map((right) => ({ group: right, read: () => readUnanswered(services, right) }));
}

async function readUnanswered(services: Services, right: Right) {
  const own = limitEntries(services, { role: "staff", rights: [right] });
  const filters = { ...noFilters, status: "new" as const };
  const [count, keys] = await Promise.all([countNew(own), listKeys(own, filters, { limit: NAMED_RECORDS })]);
  if (count === 0) return [];
  const isInbox = right === "inbox";
  const first = (await describeEntries(own, keys)).map(({ label, name, href }) => ({
    text: `${label}, ${name}`,
    href,
  }));
  return [
    {
      ...{ count, first },
      label: isInbox ? "unanswered in the inbox" : "unanswered about orders",
      href: isInbox ? getListUrl({ status: "new" }) : `${paths.admin}?status=action_needed`,
    },
  ];
}
