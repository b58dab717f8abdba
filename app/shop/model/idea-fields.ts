import type { TextField } from "#app/server/forms/text-field";
import type { VisitorProblem, VisitorValues } from "#app/server/forms/visitor-form";
import { isEmailAddress } from "#app/server/text/clean-text";

export type IdeaKey = "name" | "email" | "idea";

export const ideaFields: Record<IdeaKey, TextField & { required: string }> = {
  name: { name: "name", label: "Name", limit: 200, required: "Please enter your name.", autoComplete: "name" },
  email: {
    name: "email",
    label: "Email",
    limit: 254,
    required: "Please enter your email address.",
    format: { isValid: isEmailAddress, problem: "Please enter a valid email address." },
    type: "email",
    autoComplete: "email",
  },
  idea: {
    name: "idea_request",
    label: "Your idea",
    limit: 10_000,
    required: "Please describe your idea.",
    hint: "What is it for, and what do you use now?",
    isLong: true,
  },
};

export const ideaEntries = Object.entries(ideaFields) as [IdeaKey, TextField][];

type IdeaValues = VisitorValues<Record<IdeaKey, string>>;

export type IdeaResult = { ok: true } | { ok: false; values: IdeaValues; problems: VisitorProblem<IdeaKey>[] };

export const IDEA_KIND = "idea";
