import { collect, type Feature } from "#app/server/feature.server";

export function topicLabels(features: readonly Feature[]): Map<string, string> {
  const topics = { ...collect(features, "mails"), ...collect(features, "webhooks") };
  return new Map(Object.entries(topics).map(([topic, { label }]) => [topic, label]));
}

/** A topic that no feature declares any more is labeled by its name: `shop-receipt` is "Shop receipt". */
export function labelOf(labels: Map<string, string>, topic: string): string {
  const words = topic.replaceAll(/[-_]+/g, " ").trim();
  return labels.get(topic) ?? (words ? words[0]?.toUpperCase() + words.slice(1) : "Message");
}

/** The topics whose label has a word that begins with `text` (lower case): "tom" does not find "customer". */
export function findTopics(labels: Map<string, string>, text: string): string[] {
  return [...labels].flatMap(([topic, label]) => (` ${label.toLowerCase()}`.includes(` ${text}`) ? [topic] : []));
}
