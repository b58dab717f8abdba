/** The fields of the form. */
export const fieldLabels = {
  title: "Title",
  slug: "Address",
  description: "Short description",
  detailed: "Description",
  category: "Category",
  price: "Price",
  checkout_link: "Checkout link",
  sale_price: "Sale price",
  sale_starts: "Sale starts",
  sale_ends: "Sale ends",
  sale_limit: "Sale limit",
  included: "What’s included",
  faq: "FAQ",
  related: "Related products",
  status: "Status",
} as const;

export type FieldName = keyof typeof fieldLabels;

/** What the form shows of a product. `faq` is JSON, `related` has slugs with commas between them. */
export type ProductTexts = Record<FieldName, string>;

export const fieldNames = Object.keys(fieldLabels) as FieldName[];

export const limits = {
  title: 120,
  slug: 80,
  description: 300,
  detailed: 20_000,
  link: 500,
  items: 40,
  item: 300,
  questions: 30,
  question: 300,
  answer: 3_000,
  related: 3,
  cents: 9_999_999,
  copies: 1_000_000,
} as const;

export interface QuestionTexts {
  question: string;
  answer: string;
}

/** The form's empty rows for more questions. */
export const EMPTY_QUESTIONS = 3;

export const getQuestionFields = (index: number) => ({
  question: `faq_question_${index + 1}`,
  answer: `faq_answer_${index + 1}`,
});

export const getRelatedField = (index: number) => `related_${index + 1}`;

export function parseQuestions(text: string): QuestionTexts[] {
  return text ? (JSON.parse(text) as QuestionTexts[]) : [];
}

export function formatQuestions(questions: readonly QuestionTexts[]): string {
  return questions.length === 0 ? "" : JSON.stringify(questions.map(({ question, answer }) => ({ question, answer })));
}

export const parseRelated = (text: string): string[] => text.split(",").filter(Boolean);
