import { inArray, max } from "drizzle-orm";
import { computeOnce } from "../../server/compute-once";
import type { Services } from "../../server/services.server";
import { toRecordSection } from "../../server/setting-form";
import { type Block, countWords, readStoredProse } from "../prose/read-prose";
import { type ArticleRecord, articleList, PUBLISHED } from "./article-list.server";
import { type CategoryKey, categories, findCategory } from "./categories";
import { getLocalMinute, readPublicationTime, type Zones } from "./publication-time.server";

const WORDS_A_MINUTE = 220;

export interface ArticleSummary {
  /** The key in the settings, which stays when the address changes. */
  key: string;
  slug: string;
  title: string;
  category: CategoryKey;
  description: string;
  /** An id; empty if the picture is drawn. */
  picture: string;
  /** The day of publication in the office's zone at that time, YYYY-MM-DD. */
  date: string;
  minutes: number;
}

export interface Article extends ArticleSummary {
  pictureAlt: string;
  /** Milliseconds. */
  publishedAt: number;
  isDraft: boolean;
  ask: string;
  words: number;
  blocks: Block[];
}

type Context = Pick<Services, "env" | "settings" | "defaultTimeZone">;

export function toArticle({ key, name, ...texts }: ArticleRecord, zones: Zones): Article {
  const { slug, category, description, ask, text, state } = texts;
  // A draft may have no time yet. Its preview is dated today.
  const time = texts.publish_at || getLocalMinute(zones);
  const blocks = readStoredProse(text);
  const words = countWords(blocks);
  return {
    ...{ key, slug, title: name, description, ask, blocks, words },
    ...{ picture: texts.picture, pictureAlt: texts.picture_alt },
    category: findCategory(category)?.key ?? categories[0].key,
    date: time.slice(0, 10),
    publishedAt: readPublicationTime(time, zones.defaultTimeZone).epochMilliseconds,
    isDraft: state !== PUBLISHED,
    minutes: Math.ceil(words / WORDS_A_MINUTE),
  };
}

export const toSummary = (article: ArticleSummary): ArticleSummary => {
  const { key, slug, title, category, description, picture, date, minutes } = article;
  return { key, slug, title, category, description, picture, date, minutes };
};

const findReady = computeOnce((records: readonly ArticleRecord[], zones: Zones) =>
  records
    .map((record) => toArticle(record, zones))
    .filter(({ isDraft }) => !isDraft)
    .sort((one, other) => other.publishedAt - one.publishedAt || one.slug.localeCompare(other.slug)),
);

/** What visitors may read, the newest first, and when there will be one more (in milliseconds). */
export async function listPublished(context: Context, now = Date.now()) {
  const ready = findReady(await context.settings.list(articleList), context);
  const articles = ready.filter(({ publishedAt }) => publishedAt <= now);
  const next = ready.filter(({ publishedAt }) => publishedAt > now).at(-1);
  return { articles, changesAt: next?.publishedAt ?? null };
}

/** When the office last changed each article, in milliseconds, by key. Omits articles that were never changed. */
export async function listLastChanges(
  { db }: Pick<Services, "db">,
  articles: readonly Article[],
): Promise<ReadonlyMap<string, number>> {
  const { section, createdAt } = db.tables.settingEdits;
  const keys = new Map(articles.map(({ key }) => [toRecordSection(articleList, key).name, key]));
  const rows = await db.read
    .select({ section, at: max(createdAt) })
    .from(db.tables.settingEdits)
    .where(inArray(section, [...keys.keys()]))
    .groupBy(section);
  return new Map(rows.map((row) => [keys.get(row.section) ?? "", row.at?.getTime() ?? 0]));
}

export function findNextArticle(articles: readonly Article[], current: Article): Article | null {
  const next = articles[(articles.indexOf(current) + 1) % articles.length];
  return next && next !== current ? next : null;
}
