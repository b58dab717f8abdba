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
  createGroup("Offices", "Offices", "Paper in, paper out, all day long.", "white", [
    "Law firms",
    "Financial services",
    "Insurance",
    "Real estate",
  ]),
  createGroup("Care", "Care", "No-shows and forms nobody fills out.", "canary", [
    "Health and wellness",
    "Dental and medical",
    "Gyms and fitness",
    "Pet services",
  ]),
  createGroup("Shops", "Shops", "A phone that rings in every rush.", "palm", [
    "Barbers and salons",
    "Restaurants",
    "E-commerce and retail",
    "Automotive",
  ]),
  createGroup("Out on the job", "On the job", "On one job when the next one calls.", "rose", [
    "Home services",
    "Cleaning",
    "Contractors",
    "Travel",
  ]),
  createGroup("Classes and causes", "Classes", "Sign-ups, rosters and reminders.", "white", [
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
