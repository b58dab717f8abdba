import { type Block, countWords, parse } from "../prose/parse";
import countTheLogins from "./articles/count-the-logins.md?raw";
import fiveThings from "./articles/five-things-before-they-call.md?raw";
import missedCall from "./articles/missed-call.md?raw";
import languageModels from "./articles/never-answer-for-you.md?raw";
import noShow from "./articles/no-show-taken-apart.md?raw";
import onePhoto from "./articles/one-photo-six-sizes.md?raw";
import pickOneJob from "./articles/pick-one-job-first.md?raw";
import type { CategoryKey } from "./categories";

/** What a newcomer reads in a minute, to say how long an article takes. */
const WORDS_A_MINUTE = 220;

export interface Article {
  slug: string;
  title: string;
  category: CategoryKey;
  summary: string;
  /** Day of publication, YYYY-MM-DD. */
  published: string;
  /** What its button offers: "Ask us about missed calls". */
  ask: string;
  words: number;
  minutes: number;
  blocks: Block[];
}

/** Every article, newest first; the first one is featured. The texts are files that the owner edits. */
export const articles: readonly Article[] = [
  article(missedCall, {
    slug: "missed-call",
    title: "The call you miss at 7\u00a0p.m. is still a customer",
    category: "automation-strategy",
    summary:
      "They hang up, and call the next name on the list. A text that goes out by itself, in the first minute, can keep the job yours. What it should say, line by line.",
    published: "2025-12-09",
    ask: "Ask us about missed calls",
  }),
  article(pickOneJob, {
    slug: "pick-one-job-first",
    title: "Pick one job first: how to choose what to automate",
    category: "automation-strategy",
    summary:
      "List last week’s chores. Mark what repeats, what has a clear end, and what nobody would miss doing. The one with three marks goes first.",
    published: "2025-12-02",
    ask: "Ask us about your list",
  }),
  article(noShow, {
    slug: "no-show-taken-apart",
    title: "The no-show, taken apart: a sample salon, step by step",
    category: "case-studies",
    summary:
      "Deposit, reminder, waiting list. What each step does, what it says, and the two places where a person has to decide.",
    published: "2025-11-18",
    ask: "Ask us about empty chairs",
  }),
  article(fiveThings, {
    slug: "five-things-before-they-call",
    title: "Five things a visitor looks for before they call",
    category: "web-design",
    summary:
      "What you do, where, for whom, what it costs to ask, and who picks up. In that order, on a phone, without scrolling.",
    published: "2025-11-04",
    ask: "Ask us about your site",
  }),
  article(languageModels, {
    slug: "never-answer-for-you",
    title: "What a language model should never answer for you",
    category: "ai-technology",
    summary:
      "Prices it was not given, promises, anything about health or law. How to draw the line before you let it near your inbox.",
    published: "2025-10-21",
    ask: "Ask us about your inbox",
  }),
  article(countTheLogins, {
    slug: "count-the-logins",
    title: "Before you buy another subscription, count the logins",
    category: "business-strategy",
    summary:
      "One page, one hour: every tool you pay for, who opens it, and what would break if it were gone on Monday.",
    published: "2025-10-07",
    ask: "Ask us about your page",
  }),
  article(onePhoto, {
    slug: "one-photo-six-sizes",
    title: "One photo, six sizes: keep the middle safe",
    category: "web-design",
    summary:
      "A flyer, a post, a story, a banner, an ad and an email each crop the same picture differently. Where to put the face, the dish and the words.",
    published: "2025-09-23",
    ask: "Ask us about your photos",
  }),
];

function article(text: string, about: Omit<Article, "words" | "minutes" | "blocks">): Article {
  const blocks = parse(text);
  const words = countWords(blocks);
  return { ...about, blocks, words, minutes: Math.ceil(words / WORDS_A_MINUTE) };
}

/** The article at this address, or null. */
export function findArticle(slug: string | undefined): Article | null {
  return articles.find((one) => one.slug === slug) ?? null;
}

/** The one to read after this one; after the last comes the first. */
export function nextArticle(current: Article): Article {
  return articles[(articles.indexOf(current) + 1) % articles.length] as Article;
}

/** "December 9, 2025". */
export function printedDay(day: string): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
}
