import type { Services } from "#app/server/services.server";
import { listChangedIndustries } from "#app/texts/samples/sample-list.server";
import { samples, toFileName } from "./samples";

/** Keyed by the names of the drawn files. Title and badge are replaced too, because they describe the picture. */
export type ReplacedSamples = Record<string, { address: string; badge: string; title: string }>;

/** Samples on the home page whose picture the office has replaced. Undefined if there are none. */
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
