import type { Services } from "#app/server/services.server";
import { designs, listChangedSamples } from "#app/texts/samples/sample-list.server";
import { samples, toFileName } from "./samples";

/** By the names of the drawn files. The words of a drawing would not describe another picture. */
export type ReplacedSamples = Record<string, { address: string; badge: string; title: string }>;

/** Those on the home page whose picture the office has replaced. Undefined without any. */
export async function listReplacedSamples(context: Pick<Services, "settings">): Promise<ReplacedSamples | undefined> {
  const changes = await listChangedSamples(context);
  if (!changes) return undefined;
  const replaced = samples.map(toFileName).flatMap((name) => {
    const [design, change] = [designs.find(({ key }) => key === name), changes[name]];
    const address = change?.pictures?.[0];
    const { badge = "", title = "" } = { ...design?.example, ...change };
    return address ? [[name, { address, badge, title }] as const] : [];
  });
  return replaced.length > 0 ? Object.fromEntries(replaced) : undefined;
}
