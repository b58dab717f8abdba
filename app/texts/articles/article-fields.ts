import { isLocalMinute } from "../../server/time/local-minute";
import { pictureField, pictureHint } from "../pictures/picture-fields";
import { categories } from "./categories";

export const articleFields = {
  name: { name: "name", label: "Title", limit: 120, required: "Enter a title." },
  slug: {
    name: "slug",
    label: "Web address",
    limit: 80,
    format: {
      isValid: (text: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text),
      problem: "Use lowercase letters, digits and single hyphens, such as missed-calls.",
    },
    hint: "What comes after /blog/. Leave it empty to make it from the title. If you change it later, old links stop working.",
  },
  description: {
    name: "description",
    label: "Summary",
    limit: 200,
    isLong: true,
    required: "Enter a summary of one or two sentences.",
    hint: "In lists and search results. 70 to 160 characters are best.",
  },
  text: {
    name: "text",
    label: "Text",
    limit: 20_000,
    isLong: true,
    isMarkdown: true,
    required: "Enter the text.",
    hint: "Markdown: ## Heading, **bold**, *italic*, [link](/contact), - list, > a line that stands out. After --- and a heading comes a checklist. HTML is shown as text.",
  },
  picture: { ...pictureField, hint: `${pictureHint} Without one we draw the picture.` },
  picture_alt: {
    name: "picture_alt",
    label: "What the picture shows",
    limit: 160,
    hint: "For people who can’t see it. Empty if it’s only decoration.",
  },
  category: {
    name: "category",
    label: "Topic",
    limit: 40,
    choices: categories.map(({ key, name }) => ({ value: key, label: name })),
    required: "Choose a topic.",
  },
  ask: {
    name: "ask",
    label: "Button at the end",
    limit: 40,
    required: "Enter the text of the button.",
    hint: "It leads to the contact page.",
  },
  state: {
    name: "state",
    label: "Who sees it",
    limit: 10,
    choices: [
      { value: "draft", label: "Nobody yet: it’s a draft" },
      { value: "published", label: "Visitors, from the time of publication" },
    ],
    required: "Choose who sees it.",
  },
  publish_at: {
    name: "publish_at",
    label: "Time of publication",
    limit: 16,
    type: "datetime-local",
    format: { isValid: isLocalMinute, problem: "Enter a day and a time, such as 2026-01-31 07:00." },
    hint: "In your time zone. Changing the zone later doesn’t move the article. Leave this empty to publish when you save.",
  },
} as const;
