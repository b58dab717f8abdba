import { BookButton } from "./book-link";

export const offers = [
  {
    title: "AI Strategy & Readiness Assessment",
    headline: "Find out what is worth doing.",
    description: "We look at how work moves through your business, and where it waits.",
    features: [
      "A map of the jobs that repeat",
      "What data you have, and what is missing",
      "A short list, ordered by hours saved and effort",
      "The risks: privacy, accuracy, who checks the answer",
      "A plan you can follow with us or without us",
    ],
    ctaText: "Schedule an Assessment",
    background: "bg-paper",
  },
  {
    title: "Custom AI Implementation & Automation",
    headline: "Build the one that pays first.",
    description: "One system, connected to what you already use, tested on your real work.",
    features: [
      "Works with your calendar, inbox and phone",
      "Answers in your words, not in ours",
      "Asks a person wherever a mistake would hurt",
      "Runs on old cases before it meets new customers",
      "Training for the people who sit next to it",
    ],
    ctaText: "Schedule a Build Call",
    background: "bg-canary",
  },
  {
    title: "Ongoing Advisory & Optimization",
    headline: "Keep it right after launch.",
    description: "Prices change, models change, your business changes. Somebody has to read the log.",
    features: [
      "A regular look at what it got right and wrong",
      "Changes made, tested and written down",
      "New ideas tried small before they are built",
      "A person to ask, with replies within 24 hours",
    ],
    ctaText: "Schedule an Advisory Call",
    background: "bg-rose",
  },
];

export function Offers() {
  return (
    <section className="@container wrap py-sec" aria-labelledby="offers">
      <h2 id="offers" className="max-w-[9em] text-1">
        Three estimates, hung up to compare.
      </h2>
      <div className="offers">
        {offers.map(({ title, headline, description, features, ctaText, background }) => (
          <article key={title} className="offer">
            <div className={`notch notch-bottom px-[min(1.5rem,7.5vw)] pt-9 pb-6 lg:px-8 ${background}`}>
              <h3 className="text-[clamp(min(1.9rem,14vw),1.5rem+1.2vw,2.6rem)]/[.98]">{title}</h3>
              <p className="mt-4.5 text-[1.2rem]/[1.3] font-bold">{headline}</p>
              <p className="mt-1.5">{description}</p>
              <ul className="mt-5.5 border-t-2 border-ink">
                {features.map((feature) => (
                  <li key={feature} className="border-b border-line-2 py-2.5 leading-snug last:border-0 last:pb-0">
                    {feature}
                  </li>
                ))}
              </ul>
            </div>
            <p
              className={`notch notch-top border-t-2 border-dotted border-line-2 px-[min(1.5rem,7.5vw)] py-5 lg:px-8 ${background}`}
            >
              <BookButton variant="secondary">{ctaText}</BookButton>
            </p>
          </article>
        ))}
      </div>
    </section>
  );
}
