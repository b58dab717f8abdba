import { eq, inArray, isNull } from "drizzle-orm";
import { createStaffEmailTopic } from "#app/outbox/compose/staff-email.server";
import { paths } from "#app/paths";
import type { EmailTopics } from "#app/server/email/email-topics.server";
import type { EntryKind, EntryRow, InboxSource } from "#app/server/inbox-source.server";
import type { Services } from "#app/server/services.server";
import { IDEA_KIND } from "../model/idea-fields";

export function createIdeaEntries({ db }: Pick<Services, "db">): InboxSource {
  const { toolRequests: table } = db.tables;
  const { id, createdAt, name, email, ideaRequest, status, assigneeId, search } = table;
  return {
    ...{ table, right: "inbox", time: createdAt, id, status, assignee: assigneeId, search },
    where: isNull(table.deletedAt),
    async describe(ids) {
      const rows = await db.read
        .select({ id, createdAt, name, email, text: ideaRequest, status, assigneeId })
        .from(table)
        .where(inArray(id, ids));
      return new Map(
        rows.map(({ id, ...row }) => [
          id,
          { ...row, phone: null, businessName: null, label: "Vault idea", href: paths.adminIdea(id) },
        ]),
      );
    },
  };
}

const ANSWER_SUBJECT = "Your idea for the Digital Vault";

export function createIdeaKind({ db }: Pick<Services, "db">): EntryKind {
  const { toolRequestEvents: events, toolRequests: entries } = db.tables;
  return {
    name: IDEA_KIND,
    noun: "idea",
    getPath: paths.adminIdea,
    getAnswerPath: paths.adminIdeaAnswer,
    createAnswerSubject: () => ANSWER_SUBJECT,
    answerTopic: "idea-answer",
    ...{ entries, events },
    findRow: (id) => findIdea({ db }, id),
  };
}

export const ideaAnswerEmails: EmailTopics = {
  "idea-answer": createStaffEmailTopic("Answer to an idea", () => ({
    subject: ANSWER_SUBJECT,
    text: "Hi Dana,\n\nA sheet that plans who works when is a good idea. We’ll build it in May and write to you when it’s in the Vault.",
    fullName: "Dana Whitfield",
  })),
};

async function findIdea({ db }: Pick<Services, "db">, id: string): Promise<EntryRow | null> {
  const { toolRequests } = db.tables;
  const [row] = await db.read.select().from(toolRequests).where(eq(toolRequests.id, id));
  if (!row) return null;
  return {
    ...row,
    ...{ label: "Vault idea", form: "idea form", text: row.ideaRequest },
    ...{ phone: null, details: [], consentText: null },
  };
}
