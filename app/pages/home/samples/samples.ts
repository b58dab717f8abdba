/** One design of the order page for each industry and format (docs/examples.md). Small pictures: public/samples. */
export const samples = [
  { industry: "restaurants", slug: "glaze-flyer", width: 320, height: 400, kind: "Flyer", client: "donut shop" },
  { industry: "gyms", slug: "no-easy-reps", width: 225, height: 400, kind: "Story", client: "gym" },
  { industry: "ecommerce", slug: "serum-ad", width: 400, height: 400, kind: "Paid ad", client: "skin care brand" },
  { industry: "events", slug: "mirror-mirror", width: 267, height: 400, kind: "Poster", client: "roller disco" },
  {
    industry: "real-estate",
    slug: "just-listed",
    width: 320,
    height: 400,
    kind: "Listing",
    client: "real estate agent",
  },
  { industry: "salons", slug: "chrome-nails-story", width: 225, height: 400, kind: "Story", client: "nail salon" },
] as const;

export const toFileName = ({ industry, slug }: { industry: string; slug: string }) => `${industry}-${slug}`;
