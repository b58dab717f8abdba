import { type Industry, industries } from "./industries";

export interface IndustryGroup {
  /** The id of the heading above the group. */
  id: string;
  title: string;
  /** For the bar of links to the groups, which is one line on a phone. */
  short: string;
  line: string;
  /** What the link below the heading offers a consultation about. */
  about: string;
  background: string;
  industries: readonly Industry[];
}

export const industryGroups: readonly IndustryGroup[] = [
  createGroup(
    {
      title: "Offices",
      short: "Offices",
      line: "Paper in, paper out, all day long.",
      about: "paperwork",
      background: "white",
    },
    ["Law firms", "Financial services", "Insurance", "Real estate"],
  ),
  createGroup(
    {
      title: "Care",
      short: "Care",
      line: "No-shows and forms nobody fills out.",
      about: "no-shows",
      background: "canary",
    },
    ["Health and wellness", "Dental and medical", "Gyms and fitness", "Pet services"],
  ),
  createGroup(
    {
      title: "Shops",
      short: "Shops",
      line: "The phone rings when you’re busiest.",
      about: "rush hours",
      background: "palm",
    },
    ["Barbers and salons", "Restaurants", "E-commerce and retail", "Automotive"],
  ),
  createGroup(
    {
      title: "On the move",
      short: "On the move",
      line: "On one job when the next one calls.",
      about: "missed calls",
      background: "rose",
    },
    ["Home services", "Cleaning", "Contractors", "Travel"],
  ),
  createGroup(
    {
      title: "Events and classes",
      short: "Events",
      line: "Sign-ups, rosters and reminders.",
      about: "sign-ups",
      background: "white",
    },
    ["Events", "Education and coaching", "Coaches", "Non-profits"],
  ),
];

function createGroup(
  { background, ...texts }: Omit<IndustryGroup, "id" | "industries">,
  names: string[],
): IndustryGroup {
  return {
    ...texts,
    id: texts.title.toLowerCase().replace(/\W+/g, "-"),
    background: `industry-group-${background}`,
    industries: names.map(getIndustry),
  };
}

/** @throws Error for a name that is not in the list of industries. */
export function getIndustry(name: string): Industry {
  const found = industries.find((entry) => entry.name === name);
  if (!found) throw new Error(`No industry is called ${name}`);
  return found;
}
