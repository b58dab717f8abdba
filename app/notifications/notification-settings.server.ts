import { asc } from "drizzle-orm";
import { paths } from "../paths";
import { isReachable } from "../server/outbox/team-recipient.server";
import type { Services } from "../server/services.server";
import { describeSettings, type PreviewLine, type SettingForm } from "../server/setting-form";
import { choiceLabels } from "./choices";
import { findChoice } from "./email-team.server";
import { type TeamAddressTexts, teamAddress } from "./team-address";

export function createNotificationSettings(services: Services): SettingForm {
  return describeSettings({
    title: "Notifications",
    group: "office",
    description:
      "Who gets the emails to your team. People choose for themselves under Your account; you choose for colleagues under People.",
    section: teamAddress,
    link: { label: "People", to: paths.adminPeople },
    fields: {
      team_address: {
        name: "team_address",
        label: "Every team email goes to the team’s address",
        limit: 3,
        isSwitch: true,
        hint: "The address in TEAM_EMAIL or, if it isn’t set, the email address under Business. Before you turn it off, check the preview: somebody should still get each kind of email.",
      },
    },
    preview: async (texts) => (await listKinds(services, texts)).map(toLine),
    findWarning: async () => {
      const kinds = await listKinds(services, await services.settings.read(teamAddress));
      const unread = kinds.filter(({ readers }) => readers.length === 0).map(({ label }) => label);
      return unread.length > 0 ? `Nobody gets emails about: ${unread.join("; ")}.` : null;
    },
  });
}

interface ReadKind {
  label: string;
  readers: string[];
}

const toLine = ({ label, readers }: ReadKind): PreviewLine =>
  readers.length > 0
    ? { label, text: readers.join("; ") }
    : { label, text: "Nobody gets these emails.", isProblem: true };

async function listKinds(
  { db, env, features }: Services,
  { team_address }: Partial<TeamAddressTexts>,
): Promise<ReadKind[]> {
  const { adminUsers } = db.tables;
  const people = await db.read
    .select()
    .from(adminUsers)
    .where(isReachable(db))
    .orderBy(asc(adminUsers.name), asc(adminUsers.userId));
  return Object.entries(features.notifications).map(([name, kind]) => {
    const choices = people.map((person) => ({ person, choice: findChoice(person, name, kind) }));
    const readers = choices
      .filter(({ choice }) => choice !== "none")
      .map(({ person, choice }) => `${person.name || person.userId} (${choiceLabels[choice].toLowerCase()})`);
    return { label: kind.label, readers: [...(team_address ? [env.TEAM_EMAIL] : []), ...readers] };
  });
}
