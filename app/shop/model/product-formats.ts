import { countDecimals } from "#app/server/money/currency";
import { parseMoney, parseNumber } from "#app/server/text/parse-money";
import type { Question } from "#drizzle/schema/values";

export const limits = {
  items: 40,
  questions: 30,
  question: 300,
  answer: 3_000,
  related: 3,
  link: 500,
} as const;

const MAX_CENTS = 9_999_999;
const MAX_COPIES = 1_000_000;

export const isSlug = (text: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);

export function parsePrice(text: string, currency: string): number | null {
  const cents = parseMoney(text, currency);
  return cents !== null && cents <= MAX_CENTS ? cents : null;
}

export const describePriceExamples = (whole: string, currency: string): string =>
  [whole, `${whole}.5`.padEnd(whole.length + 1 + countDecimals(currency), "0")]
    .slice(0, countDecimals(currency) === 0 ? 1 : 2)
    .join(" or ");

export function parseCopies(text: string): number | null {
  const copies = parseNumber(text) ?? 0;
  return Number.isInteger(copies) && copies >= 1 && copies <= MAX_COPIES ? copies : null;
}

export function isCheckoutLink(text: string): boolean {
  if (text.length > limits.link || !URL.canParse(text)) return false;
  const { protocol, username, hostname } = new URL(text);
  return protocol === "https:" && username === "" && hostname.includes(".");
}

export const getQuestionFields = (index: number) => ({
  question: `faq_question_${index + 1}`,
  answer: `faq_answer_${index + 1}`,
});

export const parseQuestions = (text: string): Question[] => (text ? JSON.parse(text) : []);

export function formatQuestions(questions: readonly Question[]): string {
  return questions.length === 0 ? "" : JSON.stringify(questions.map(({ question, answer }) => ({ question, answer })));
}

export const getRelatedField = (index: number) => `related_${index + 1}`;

export const parseRelated = (text: string): string[] => text.split(",").filter(Boolean);
