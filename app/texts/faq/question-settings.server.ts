import { questionGroups } from "#content/faq/questions";
import { switchedOn, wholeNumber } from "../../server/forms/text-field";
import { describeSettingList, type SettingListForm } from "../../server/setting-form";
import { shortenText } from "../../server/text/clean-text";
import { allFactNames, allowFacts, type FactSources, factsHint, fillFacts, readAllFacts } from "../placeholders.server";
import { isAllowedLink } from "../prose/allowed-link";
import { compareQuestions, findGroupName, questionList } from "./questions";

export function createQuestionSettings(services: FactSources): SettingListForm {
  return describeSettingList({
    title: "FAQ",
    group: "texts",
    noun: "question",
    description: "The questions and answers on the FAQ page, in four groups. Search engines get the same answers.",
    list: questionList,
    reservedKeys: [],
    compare: compareQuestions,
    summarize({ group, answer, shown }) {
      const place = `${findGroupName(group)}.${shown === switchedOn ? "" : " Hidden."}`;
      return `${place} ${shortenText(answer.replaceAll("\n", " "), 160)}`;
    },
    findProblems: findLinkProblems,
    readWords: () => readAllFacts(services),
    async preview({ name = "", answer = "", group = "", shown }) {
      const facts = await readAllFacts(services);
      const place = shown === switchedOn ? `On the FAQ page, under ${findGroupName(group)}` : "Hidden from visitors";
      return [
        { label: place, text: fillFacts(name, facts) },
        { label: "Answer", text: fillFacts(answer, facts) },
      ];
    },
    fields: {
      name: {
        name: "name",
        label: "Question",
        limit: 160,
        required: "Enter the question.",
        format: allowFacts(allFactNames),
      },
      answer: {
        name: "answer",
        label: "Answer",
        limit: 2000,
        isLong: true,
        required: "Enter the answer.",
        format: allowFacts(allFactNames),
        hint: `Plain text. Each line is a paragraph. ${factsHint}`,
      },
      group: {
        name: "group",
        label: "Group",
        limit: 40,
        choices: questionGroups.map(({ id, name }) => ({ value: id, label: name })),
        required: "Choose a group.",
      },
      position: {
        name: "position",
        label: "Place in the group",
        limit: 2,
        required: "Enter the place in the group, such as 1.",
        inputMode: "numeric",
        format: wholeNumber(1, 99),
        hint: "1 comes first.",
      },
      link_label: { name: "link_label", label: "Text of the link below the answer", limit: 60 },
      link: {
        name: "link",
        label: "Address of the link",
        limit: 500,
        format: { isValid: isAllowedLink, problem: "Enter an address that begins with / or https://." },
        hint: "Such as /contact",
      },
      prices: { name: "prices", label: "Show the prices of the packages in the answer", limit: 3, isSwitch: true },
      open: {
        name: "open",
        label: "Open when the page loads",
        limit: 3,
        isSwitch: true,
        hint: "The first such question of a group is open.",
      },
      shown: { name: "shown", label: "Show it to visitors", limit: 3, isSwitch: true },
    },
  });
}

function findLinkProblems({ link, link_label: label }: Readonly<Record<string, string>>): Record<string, string> {
  if (link && !label) return { link_label: "Enter the text of the link." };
  if (label && !link) return { link: "Enter the address of the link." };
  return {};
}
