import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "#app/paths";
import { readHero } from "#app/texts/heroes/heroes.server";
import { readCall } from "#app/texts/placeholders.server";
import { ButtonLink } from "#app/ui/button.tsx";
import { pageMeta } from "#app/ui/layout/page-meta";
import { industries } from "#content/industries/industries";
import styles from "./automation.css?url";
import { CommonChores } from "./common-chores";
import { AutomationHero } from "./hero";
import { IndustryCard } from "./industry-card";
import { AlphabeticalIndustryIndex, SortLink } from "./industry-index";
import { JumpBar } from "./jump-bar";
import openLinkedIndustry from "./open-linked-industry.ts?worker&url";
import { YourEntry } from "./your-entry";

export { headers } from "#app/server/http/public-headers";

/** Same content as the grouped page, which search engines should list. */
export const handle = { canonical: paths.automationServices, scripts: [openLinkedIndustry] };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  hero: await readHero(context, "automation-a-to-z"),
  audit: await readCall(context, "audit"),
});

export const meta: MetaFunction = (page) =>
  pageMeta(page, {
    title: "Automation from A to Z",
    description:
      "See what you can hand off in 20 industries, from automotive to travel: four chores in each, and what you gain.",
    picture: "automation-a-to-z",
  });

const sorted = [...industries].sort((one, other) => one.name.localeCompare(other.name, "en"));

/** Each has five industries, so that the columns of the index are equally long. */
const ranges = [
  { label: "A–C", color: "bg-sun text-on-bright", fill: "fill-sun" },
  { label: "D–F", color: "bg-pink text-on-bright", fill: "fill-pink" },
  { label: "G–L", color: "bg-frond text-on-bright", fill: "fill-frond" },
  { label: "M–Z", color: "bg-cut text-palm-ink", fill: "fill-palm-ink" },
].map((range, index) => ({
  ...{ ...range, half: index < 2 ? 0 : 1 },
  industries: sorted.filter(
    ({ name }) => name.charAt(0) >= range.label.charAt(0) && name.charAt(0) <= range.label.charAt(2),
  ),
}));

const letters = ranges.flatMap(({ color, half, industries }) =>
  [...new Set(industries.map(({ name }) => name.charAt(0)))].map((letter) => ({
    ...{ letter, color, half },
    industries: industries.filter(({ name }) => name.startsWith(letter)),
  })),
);

const jumps = ranges.flatMap(({ label, color, industries: [first] }) =>
  first ? [{ label, color, to: `${first.id}-name` }] : [],
);

export default function AutomationPage() {
  const { hero, audit } = useLoaderData<typeof loader>();
  return (
    <>
      <AutomationHero
        hero={hero}
        half
        sortLink={<SortLink to={paths.automationServices}>See all industries by kind of business</SortLink>}
      >
        <AlphabeticalIndustryIndex ranges={ranges} />
      </AutomationHero>
      <section className="bg-paper" aria-labelledby="directory">
        <header className="directory-head wrap">
          <h2 id="directory" className="text-1">
            Four chores per industry. Start{"\u00a0"}with{"\u00a0"}one.
          </h2>
        </header>
        <JumpBar jumps={jumps} />
        <div className="directory-halves wrap">
          <Directory half={0} />
          <Directory half={1} />
        </div>
        <div className="directory-strip">
          <div className="wrap">
            <p>
              <b>{audit.shortLength ? `${audit.shortLength}, free.` : "The consultation is free."}</b>{" "}
              <span>Name a chore. We’ll tell you if it can run by itself.</span>
            </p>
            <ButtonLink variant="secondary" small href={paths.bookConsultation}>
              Book Your Free Consultation
            </ButtonLink>
          </div>
        </div>
      </section>
      <CommonChores ranges={ranges} />
      <YourEntry audit={audit} />
    </>
  );
}

function Directory({ half }: { half: number }) {
  return (
    <div className="directory">
      {letters
        .filter((letter) => letter.half === half)
        .map(({ letter, color, industries: entries }) => (
          <div key={letter} className="letter">
            <p className={`initial ${color}`} aria-hidden="true">
              {letter}
            </p>
            <div>
              {entries.map((industry) => (
                <IndustryCard key={industry.id} industry={industry} />
              ))}
            </div>
          </div>
        ))}
    </div>
  );
}
