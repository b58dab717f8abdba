import { z } from "zod";
import { paths } from "#app/paths";
import { type EmailContent, type EmailTopics, emailTopic } from "#app/server/email/email-topics.server";
import { writeTeamEmail } from "#app/server/email/team-email.server";
import { describeVisitSource } from "#app/server/forms/visit-source";
import type { Services } from "#app/server/services.server";
import { cleanLine, shortenText } from "#app/server/text/clean-text";
import { SAMPLE_ORIGIN } from "#app/site";
import type { Row } from "#drizzle/schema";

const details = z.array(z.object({ label: z.string(), value: z.string() }));

const idea = z.object({
  name: z.string(),
  email: z.string(),
  text: z.string(),
  visit: details,
  ideaUrl: z.string(),
});

export const ideaEmails = {
  "idea-team": emailTopic("Vault idea", idea, writeIdeaEmail, {
    name: "Dana Whitfield",
    email: "dana@studio.example",
    text: "A sheet that plans who works when, with vacation days and a print view for the kitchen wall.",
    visit: [{ label: "Sent from", value: "/digital-vault" }],
    ideaUrl: SAMPLE_ORIGIN + paths.adminIdea("sample"),
  }),
} satisfies EmailTopics;

export function toIdeaData({ linkOrigin }: Pick<Services, "linkOrigin">, row: Row<"toolRequests">) {
  return {
    name: row.name,
    email: row.email,
    text: row.ideaRequest,
    visit: describeVisitSource(row.source),
    ideaUrl: new URL(paths.adminIdea(row.id), linkOrigin).href,
  };
}

function writeIdeaEmail({ name, email, text, visit, ideaUrl }: z.output<typeof idea>): EmailContent {
  return writeTeamEmail({
    subject: `Idea for the Vault from ${shortenText(cleanLine(name), 80)}`,
    heading: "A new idea for the Digital Vault",
    lead: "Reply to this email to answer, or open the idea in the inbox.",
    preview: text,
    parts: [
      {
        entries: [
          { label: "Name", value: name },
          { label: "Email", value: email },
        ],
      },
      { label: "Idea", quote: text },
      { entries: visit },
    ],
    button: { label: "Open the idea", href: ideaUrl },
    foot: "Sent to the team for each idea from the Digital Vault.",
  });
}
