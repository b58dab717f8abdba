import { paths } from "../../paths";
import type { Services } from "../../server/services.server";
import { describeSettingList, type SettingListForm } from "../../server/setting-form";
import { createSlug } from "../../server/text/clean-text";
import { formatMoment, nameZone, toDate } from "../../server/time/business-time.server";
import { isHidden, listHiddenAddresses, pageSwitches } from "../../switchable-pages";
import { findProseProblem } from "../prose/read-prose";
import { articleFields } from "./article-fields";
import { type ArticleRecord, articleList, PUBLISHED } from "./article-list.server";
import { toArticle } from "./articles.server";
import { getCategoryName } from "./categories";
import { getLocalMinute, readPublicationTime, storePublicationTime } from "./publication-time.server";

const MAX_SLUG = 80;

export function createArticleSettings(
  services: Pick<Services, "env" | "settings" | "defaultTimeZone">,
): SettingListForm {
  const { env, settings, defaultTimeZone } = services;
  const time = { ...articleFields.publish_at, stored: storePublicationTime(services) };
  const fields = { ...articleFields, publish_at: time };
  const readTime = (stored: string) => toDate(readPublicationTime(stored, defaultTimeZone));
  const describeState = (texts: Pick<ArticleRecord, "state" | "publish_at">): string => {
    if (texts.state !== PUBLISHED) return "Draft. Visitors don’t see it.";
    if (!texts.publish_at) return "Published when you save.";
    const zone = env.BUSINESS_TIMEZONE;
    const at = readTime(texts.publish_at);
    const moment = `${formatMoment(at, zone)} ${nameZone(zone)}`;
    return at.getTime() > Date.now() ? `Visitors see it from ${moment}.` : `Published ${moment}.`;
  };
  return describeSettingList({
    title: "Articles",
    group: "texts",
    noun: "article",
    description: "The articles under Insights, the blog. Save a draft to see its page before visitors do.",
    list: articleList,
    reservedKeys: [],
    unique: { slug: "Another article has this web address." },
    compare: (a, b) => getOrder(b).localeCompare(getOrder(a)),
    summarize: (record) => `${getCategoryName(record.category)}. ${describeState(record)}`,
    getLink: (key) => ({ label: "See its page", to: paths.adminArticlePreview(key), isPage: true }),
    /** The address stays when the title changes. */
    complete: (texts) => ({
      ...texts,
      slug: texts.slug || createSlug(texts.name ?? "", MAX_SLUG),
      publish_at:
        texts.publish_at || texts.state !== PUBLISHED
          ? (texts.publish_at ?? "").replace(" ", "T")
          : getLocalMinute(services),
    }),
    findProblems({ slug, text = "" }) {
      const problem = findProseProblem(text);
      return {
        ...(slug ? {} : { slug: "Enter a web address, such as missed-calls." }),
        ...(problem ? { text: problem } : {}),
      };
    },
    preview(texts, key) {
      const record = { ...articleList.blank, ...texts, key };
      const { title, description, minutes } = toArticle(record, services);
      return [
        { label: "Now", text: describeState(record) },
        { label: "Web address", text: env.ORIGIN + paths.article(record.slug) },
        { label: "In lists", text: `${getCategoryName(record.category)}. ${title}. ${description}` },
        { label: `Text, a ${minutes}-minute read`, text: record.text, isMarkdown: true },
      ];
    },
    fields,
    isHidden: ({ state, publish_at: at }) =>
      state !== PUBLISHED ||
      (Boolean(at) && readTime(at ?? "") > new Date()) ||
      isHidden(listHiddenAddresses(settings.recall(pageSwitches)), paths.blog),
  });
}

const getOrder = ({ state, publish_at: time }: ArticleRecord) => (state === PUBLISHED ? time : `9 ${time}`);
