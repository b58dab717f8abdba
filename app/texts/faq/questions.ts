import type { Question, QuestionGroup } from "#content/faq/question-group";
import { questionGroups } from "#content/faq/questions";
import { switchedOn } from "../../server/forms/text-field";
import type { SettingRecord } from "../../server/setting-form";

const blank = {
  ...{ name: "", group: "", position: "99", answer: "" },
  ...{ link_label: "", link: "", prices: "", open: "", shown: switchedOn },
};

/** The questions of the FAQ, until the office changes them under Settings. Their names are what is asked. */
export const questionList = {
  name: "faq",
  defaults: Object.fromEntries(
    questionGroups.flatMap((group) =>
      group.questions.map((question, index) => [question.id, toTexts(question, group.id, index + 1)]),
    ),
  ),
  blank,
};

type QuestionTexts = typeof blank;
export type QuestionRecord = SettingRecord<typeof questionList>;

function toTexts({ question, answer, link, prices, open }: Question, group: string, position: number): QuestionTexts {
  return {
    ...{ name: question, group, position: String(position), answer: answer.join("\n") },
    ...{ link_label: link?.label ?? "", link: link?.to ?? "" },
    ...{ prices: prices ? switchedOn : "", open: open ? switchedOn : "", shown: switchedOn },
  };
}

const toQuestion = ({ key, ...texts }: QuestionRecord, fill: (text: string) => string): Question => ({
  id: key,
  question: fill(texts.name),
  answer: fill(texts.answer).split("\n"),
  link: texts.link ? { label: fill(texts.link_label), to: texts.link } : undefined,
  prices: texts.prices === switchedOn,
  open: texts.open === switchedOn,
});

const getGroupPlace = ({ group }: Pick<QuestionRecord, "group">) => questionGroups.findIndex(({ id }) => id === group);

export const compareQuestions = (a: QuestionRecord, b: QuestionRecord): number =>
  getGroupPlace(a) - getGroupPlace(b) || Number(a.position) - Number(b.position);

export const findGroupName = (group: string): string => questionGroups.find(({ id }) => id === group)?.name ?? "";

export function listGroups(records: readonly QuestionRecord[], fill: (text: string) => string): QuestionGroup[] {
  const shown = records.filter(({ shown }) => shown === switchedOn).sort(compareQuestions);
  return questionGroups
    .map((group) => ({
      ...group,
      link: { ...group.link, label: fill(group.link.label) },
      questions: shown.filter((record) => record.group === group.id).map((record) => toQuestion(record, fill)),
    }))
    .filter(({ questions }) => questions.length > 0);
}
