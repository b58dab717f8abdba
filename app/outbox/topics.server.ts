import type { CombinedFeatures } from "../server/feature.server";

export function getTopicLabels({ emails, webhooks }: CombinedFeatures): Map<string, string> {
  const topics = { ...emails, ...webhooks };
  return new Map(Object.entries(topics).map(([topic, { label }]) => [topic, label]));
}

/** A topic that no feature declares anymore is labeled by its name: `shop-receipt` is "Shop receipt". */
export function getTopicLabel(labels: Map<string, string>, topic: string): string {
  const words = topic.replaceAll(/[-_]+/g, " ").trim();
  return labels.get(topic) ?? (words ? words[0]?.toUpperCase() + words.slice(1) : "Message");
}

/** "tom" does not find "customer". */
export function findTopics(labels: Map<string, string>, text: string): string[] {
  return [...labels].flatMap(([topic, label]) => (` ${label.toLowerCase()}`.includes(` ${text}`) ? [topic] : []));
}
