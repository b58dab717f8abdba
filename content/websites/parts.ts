import type { SampleSite } from "./sample-sites";

interface Part {
  name: string;
  make: string;
  bring: string;
  /** Where a sample site shows it. */
  sample?: { label: string; slug: SampleSite["slug"]; id?: string };
}

export const parts: readonly Part[] = [
  {
    name: "Page plan",
    make: "We decide which pages you need and what each one is for.",
    bring: "What you sell, and who buys it",
  },
  {
    name: "Words",
    make: "We write every line, the way your customers talk.",
    bring: "How you explain it on the phone",
    sample: { label: "Read the words of the sample spa", slug: "spa" },
  },
  {
    name: "Design",
    make: "Colors, type and photos that look like your business.",
    bring: "Your logo and photos, if you have them",
    sample: { label: "See the look of the sample barber", slug: "barber" },
  },
  {
    name: "Services and prices",
    make: "Every service gets its own spot, with a price if you publish one.",
    bring: "Your price list",
    sample: { label: "See prices on the sample roofer’s site", slug: "roofer", id: "prices" },
  },
  {
    name: "Mobile",
    make: "Built for one thumb and a slow connection.",
    bring: "Nothing",
  },
  {
    name: "Booking",
    make: "A form or calendar, one tap away on every page.",
    bring: "The hours you want to fill",
    sample: { label: "Pick a chair at the sample barber’s", slug: "barber", id: "chairs" },
  },
  {
    name: "Follow-up",
    make: "A message goes to people who asked but didn’t book.",
    bring: "What you’d say to them",
  },
  {
    name: "Results",
    make: "You see how many people visited, asked and booked.",
    bring: "Nothing",
  },
];
