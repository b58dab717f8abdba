import { z } from "zod";
import { SAMPLE_ORIGIN } from "#app/site";
import { paths } from "../paths";
import { type EmailContent, type EmailTopics, emailTopic } from "../server/email/email-topics.server";
import { type TeamEmail, writeTeamEmail } from "../server/email/team-email.server";
import type { Services } from "../server/services.server";
import { createLinkUrl, isLinkOpen } from "./account-links.server";

const linked = z.object({
  linkId: z.string(),
  name: z.string(),
  userId: z.string(),
  by: z.string(),
  until: z.string(),
});
const change = z.object({ userId: z.string(), by: z.string(), at: z.string() });
const notice = change.extend({ forgotUrl: z.string() });
/** Empty if the account no longer has an address. */
const emailNotice = change.extend({ address: z.string() });

const sampleNotice = {
  userId: "sam",
  by: "Sam Ortiz",
  at: "Nov 26, 2026, 9:05 AM",
  forgotUrl: `${SAMPLE_ORIGIN}${paths.adminForgotPassword}`,
};
const sampleLink = { linkId: "sample", name: "Sam Ortiz", userId: "sam", by: "Rosa Delgado", until: "Dec 3, 9:05 AM" };

const FOOT = "You’re getting this email because you have an account in this site’s back office.";

export function createAccountEmails(services: Pick<Services, "db" | "linkOrigin" | "secrets">): EmailTopics {
  // The link opens an account: only its recipient sees it, and an expired one is not sent.
  const isWanted = (data: unknown) => isLinkOpen(services, linked.parse(data).linkId);
  const writeLinked = (write: (data: z.output<typeof linked>) => Omit<TeamEmail, "button"> & { label: string }) => {
    return (data: z.output<typeof linked>): EmailContent => {
      const { label, ...email } = write(data);
      return writeTeamEmail({ ...email, button: { label, href: createLinkUrl(services, data.linkId) } });
    };
  };
  const options = { isPrivate: true };
  return {
    "account-invitation": {
      ...emailTopic("Invitation to the back office", linked, writeLinked(describeInvitation), sampleLink, options),
      isWanted,
    },
    "account-reset": {
      ...emailTopic("Password reset link", linked, writeLinked(describeReset), sampleLink, options),
      isWanted,
    },
    "account-password-changed": emailTopic("Password changed", notice, writePasswordChanged, sampleNotice),
    "account-email-changed": emailTopic("Email address changed", emailNotice, writeEmailChanged, {
      ...sampleNotice,
      address: "sam@studio.example",
    }),
    "account-factor-on": emailTopic("Two-step sign-in turned on", notice, writeFactorOn, sampleNotice),
    "account-factor-off": emailTopic("Two-step sign-in turned off", notice, writeFactorOff, sampleNotice),
  };
}

const describeInvitation = ({ name, by, userId, until }: z.output<typeof linked>) => ({
  subject: "Your invitation to the back office",
  heading: "Welcome to the team",
  lead: `${by} invited you to the back office, where the team handles orders, messages and bookings. Choose a password to get started.`,
  parts: [
    {
      entries: [
        { label: "Name", value: name },
        { label: "User ID", value: userId },
        { label: "Link expires", value: until },
      ],
    },
  ],
  label: "Choose your password",
  foot: "The link works once. If you don’t expect this invitation, you can ignore it.",
});

const describeReset = ({ userId, until }: z.output<typeof linked>) => ({
  subject: "Choose a new password",
  heading: "Reset your password",
  lead: "Choose a new password with the link below. If you didn’t ask for one, ignore this email. Nothing has changed.",
  parts: [
    {
      entries: [
        { label: "User ID", value: userId },
        { label: "Link expires", value: until },
      ],
    },
  ],
  label: "Choose a new password",
  foot: "The link works once.",
});

function writePasswordChanged({ userId, by, at, forgotUrl }: z.output<typeof notice>): EmailContent {
  return writeTeamEmail({
    subject: "Your password was changed",
    heading: "Your password was changed",
    lead: "If it was you, there’s nothing to do. If it wasn’t, choose a new password now and tell an admin.",
    parts: [describeChange(userId, by, at)],
    button: { label: "Choose a new password", href: forgotUrl },
    foot: FOOT,
  });
}

function writeEmailChanged({ userId, by, at, address }: z.output<typeof emailNotice>): EmailContent {
  const { entries } = describeChange(userId, by, at);
  if (!address)
    return writeTeamEmail({
      subject: "Your account’s email address was removed",
      heading: "Your email address was removed",
      lead: "Your account in the back office no longer has an email address. If that isn’t right, tell an admin.",
      parts: [{ entries }],
      foot: FOOT,
    });
  return writeTeamEmail({
    subject: "Your account’s email address was changed",
    heading: "Your email address was changed",
    lead: "From now on, emails about your account in the back office go to the new address. If that isn’t right, tell an admin.",
    parts: [{ entries: [...entries, { label: "New address", value: address }] }],
    foot: FOOT,
  });
}

function writeFactorOn({ userId, by, at, forgotUrl }: z.output<typeof notice>): EmailContent {
  return writeTeamEmail({
    subject: "Two-step sign-in is on",
    heading: "Two-step sign-in is on",
    lead: "You now sign in with your password and a code. If you didn’t turn this on, choose a new password and tell an admin, who can turn off two-step sign-in.",
    parts: [describeChange(userId, by, at)],
    button: { label: "Choose a new password", href: forgotUrl },
    foot: FOOT,
  });
}

function writeFactorOff({ userId, by, at }: z.output<typeof notice>): EmailContent {
  return writeTeamEmail({
    subject: "Two-step sign-in is off",
    heading: "Two-step sign-in is off",
    lead: "You now sign in with your password alone. If you didn’t ask for this, tell an admin.",
    parts: [describeChange(userId, by, at)],
    foot: FOOT,
  });
}

const describeChange = (userId: string, by: string, at: string) => ({
  entries: [
    { label: "User ID", value: userId },
    { label: "Changed by", value: by },
    { label: "Changed", value: at },
  ],
});
