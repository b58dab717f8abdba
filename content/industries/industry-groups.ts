import { type Industry, industries } from "./industries";

export interface IndustryGroup {
  /** The id of the heading above the group. */
  id: string;
  title: string;
  /** For the bar of links to the groups, which is one line on a phone. */
  short: string;
  line: string;
  background: string;
  industries: readonly Industry[];
}

export const industryGroups: readonly IndustryGroup[] = [
  createGroup("Offices", "Offices", "Paper in, paper out, and somebody’s always waiting for an answer.", "white", [
    "Law firms",
    "Financial services",
    "Insurance",
    "Real estate",
  ]),
  createGroup("Care", "Care", "Full calendars, no-shows and forms nobody likes to fill out.", "canary", [
    "Health and wellness",
    "Dental and medical",
    "Gyms and fitness",
    "Pet services",
  ]),
  createGroup("Shops", "Shops", "Walk-ins, rush hours and a phone that rings while your hands are full.", "palm", [
    "Barbers and salons",
    "Restaurants",
    "E-commerce and retail",
    "Automotive",
  ]),
  createGroup(
    "Out on the job",
    "On the job",
    "You’re with one customer while the next one tries to reach you.",
    "rose",
    ["Home services", "Cleaning", "Contractors", "Travel"],
  ),
  createGroup("Classes and causes", "Classes", "Rosters, sign-ups and the same question all week long.", "white", [
    "Events",
    "Education and coaching",
    "Coaches",
    "Non-profits",
  ]),
];

function createGroup(title: string, short: string, line: string, background: string, names: string[]): IndustryGroup {
  return {
    id: title.toLowerCase().replaceAll(" ", "-"),
    title,
    short,
    line,
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
