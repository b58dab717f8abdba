import { Temporal } from "temporal-polyfill";
import type { Services } from "../../server/services.server";
import { formatMinute, toDate } from "../../server/time/business-time.server";
import { type Block, countWords, readStoredProse } from "../prose/read-prose";
import { type ArticleRecord, articleList, PUBLISHED } from "./article-list.server";
import { type CategoryKey, categories, findCategory } from "./categories";

const WORDS_A_MINUTE = 220;

/** What lists show of an article. */
export interface ArticleSummary {
  /** Its key in the settings, which stays when its address changes. */
  key: string;
  slug: string;
  title: string;
  category: CategoryKey;
  description: string;
  /** Its id; empty if the picture is drawn. */
  picture: string;
}

export interface Article extends ArticleSummary {
  pictureAlt: string;
  /** The day on which it was published, YYYY-MM-DD. */
  date: string;
  /** In milliseconds. */
  publishedAt: number;
  isDraft: boolean;
  ask: string;
  words: number;
  minutes: number;
  blocks: Block[];
}

type Context = Pick<Services, "env" | "settings">;

/** When a local time such as 2026-01-31T07:00 is, in milliseconds. */
export const readLocalTime = (text: string, zone: string): number =>
  toDate(Temporal.PlainDateTime.from(text).toZonedDateTime(zone)).getTime();

export function toArticle({ key, name, ...texts }: ArticleRecord, zone: string): Article {
  const { slug, category, description, ask, text, state } = texts;
  // A draft may have no time yet. Its preview is dated today.
  const time = texts.publish_at || formatMinute(new Date(), zone).replace(" ", "T");
  const blocks = readStoredProse(text);
  const words = countWords(blocks);
  return {
    ...{ key, slug, title: name, description, ask, blocks, words },
    ...{ picture: texts.picture, pictureAlt: texts.picture_alt },
    category: findCategory(category)?.key ?? categories[0].key,
    date: time.slice(0, 10),
    publishedAt: readLocalTime(time, zone),
    isDraft: state !== PUBLISHED,
    minutes: Math.ceil(words / WORDS_A_MINUTE),
  };
}

export const toSummary = ({ key, slug, title, category, description, picture }: ArticleSummary): ArticleSummary => ({
  ...{ key, slug, title, category, description, picture },
});

/** By the records, which are the same object until a setting changes. */
const remembered = new WeakMap<readonly ArticleRecord[], Article[]>();

async function listReady({ env, settings }: Context): Promise<Article[]> {
  const records = await settings.list(articleList);
  let articles = remembered.get(records);
  if (!articles) {
    articles = records
      .map((record) => toArticle(record, env.BUSINESS_TIMEZONE))
      .filter(({ isDraft }) => !isDraft)
      .sort((one, other) => other.publishedAt - one.publishedAt || one.slug.localeCompare(other.slug));
    remembered.set(records, articles);
  }
  return articles;
}

/** What visitors may read, the newest first, and when there will be one more (in milliseconds). */
export async function listPublished(context: Context, now = Date.now()) {
  const ready = await listReady(context);
  const articles = ready.filter(({ publishedAt }) => publishedAt <= now);
  const next = ready.filter(({ publishedAt }) => publishedAt > now).at(-1);
  return { articles, changesAt: next?.publishedAt ?? null };
}

/** Null if there is no other. */
export function findNextArticle(articles: readonly Article[], current: Article): Article | null {
  const next = articles[(articles.indexOf(current) + 1) % articles.length];
  return next && next !== current ? next : null;
}
