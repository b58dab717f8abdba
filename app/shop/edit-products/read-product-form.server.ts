import { cleanLine, cleanText } from "#app/server/text/clean-text";
import {
  formatQuestions,
  getQuestionFields,
  getRelatedField,
  limits,
  type ProductTexts,
  parseRelated,
  type QuestionTexts,
} from "../model/product-fields";

/** As typed, without what cannot be stored. Empty lines, questions and selects are left out. */
export function readProductForm(fields: URLSearchParams): ProductTexts {
  const readLine = (name: string) => cleanLine(fields.get(name) ?? "");
  const readLines = (name: string) =>
    cleanText(fields.get(name) ?? "")
      .replace(/\r\n?/g, "\n")
      .trim();
  return {
    title: readLine("title"),
    slug: readLine("slug"),
    description: readLine("description"),
    detailed: readLines("detailed"),
    category: readLine("category"),
    price: readLine("price"),
    checkout_link: readLine("checkout_link"),
    sale_price: readLine("sale_price"),
    sale_starts: readLine("sale_starts"),
    sale_ends: readLine("sale_ends"),
    sale_limit: readLine("sale_limit"),
    included: readLines("included").split("\n").map(cleanLine).filter(Boolean).join("\n"),
    faq: formatQuestions(readQuestions(fields)),
    related: readRelated(fields).join(","),
    status: readLine("status"),
  };
}

function readQuestions(fields: URLSearchParams): QuestionTexts[] {
  const rows = Array.from({ length: limits.questions + 10 }, (_, index) => {
    const names = getQuestionFields(index);
    const [question, answer] = [fields.get(names.question) ?? "", fields.get(names.answer) ?? ""];
    return { question: cleanLine(question), answer: cleanText(answer).replace(/\r\n?/g, "\n").trim() };
  });
  return rows.filter(({ question, answer }) => question || answer);
}

function readRelated(fields: URLSearchParams): string[] {
  const chosen = Array.from({ length: limits.related }, (_, index) =>
    cleanLine(fields.get(getRelatedField(index)) ?? ""),
  );
  return [...new Set(chosen.flatMap(parseRelated).map((text) => text.trim()))].filter(Boolean).slice(0, limits.related);
}
