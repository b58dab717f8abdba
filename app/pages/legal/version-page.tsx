import { formatDay } from "#app/texts/prose/day";
import type { Block } from "#app/texts/prose/read-prose";
import { pageMeta } from "#app/ui/layout/page-meta";
import { LegalPage } from "./legal-page";
import { CurrentValidity, EarlierValidity } from "./validity";

interface Page {
  title: string;
  /** The address of the current version. */
  path: string;
  about: string;
}

interface ShownVersion {
  since: string;
  /** Its last day; null if it is still valid. */
  until: string | null;
  blocks: Block[];
}

export function describeVersion(
  args: Parameters<typeof pageMeta>[0],
  { title, path, about }: Page,
  version: ShownVersion | undefined,
) {
  if (!version) return [];
  const info = pageMeta(args, {
    title: `${title}, since ${formatDay(version.since)}`,
    description: `${title} as valid since ${formatDay(version.since)}: ${about}. Versions before and after it have addresses of their own.`,
    picture: path.slice(1),
    parents: [{ name: title, path }],
  });
  return version.until === null ? info : [...info, { name: "robots", content: "noindex" }];
}

export function VersionPage({ page: { title, path }, version }: { page: Page; version: ShownVersion }) {
  const { since, until, blocks } = version;
  return (
    <LegalPage
      title={title}
      current={path}
      blocks={blocks}
      validity={
        until === null ? (
          <CurrentValidity since={since} earlier={[]} toAddress={() => path} />
        ) : (
          <EarlierValidity since={since} until={until} current={path} />
        )
      }
    />
  );
}
