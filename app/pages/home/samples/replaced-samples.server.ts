import type { Services } from "#app/server/services.server";
import { listChangedIndustries } from "#app/texts/samples/sample-list.server";
import { samples, toFileName } from "./samples";

/** By the names of the drawn files. The words of a drawing would not describe another picture. */
export type ReplacedSamples = Record<string, { address: string; badge: string; title: string }>;

/** Those on the home page whose picture the office has replaced. Undefined without any. */
export async function listReplacedSamples(context: Pick<Services, "settings">): Promise<ReplacedSamples | undefined> {
  const changed = await listChangedIndustries(context);
  if (!changed) return undefined;
  const replaced = samples.flatMap((sample) => {
    const example = changed[sample.industry]?.examples.find(({ slug }) => slug === sample.slug);
    const address = example?.pictures?.[0];
    return address ? [[toFileName(sample), { address, badge: example.badge, title: example.title }] as const] : [];
  });
  return replaced.length > 0 ? Object.fromEntries(replaced) : undefined;
}
