import { paths } from "#app/paths";
import { MoreLink } from "#app/ui/more-link.tsx";
import { useCurrency, useIsHidden, useReplyTime } from "#app/ui/use-site";
import { formatPlanPrice, plans } from "../dashboard-plans";
import { BookButton } from "./book-link";

export const offers = [
  {
    title: "AI Strategy & Readiness Assessment",
    headline: "Find out what’s worth doing.",
    description: "We look at how work moves through your business and where it gets stuck.",
    figure: () => ["A written plan", "with your jobs ranked by hours saved"],
    features: [
      "A map of the jobs you repeat every week",
      "What data you have and what’s missing",
      "The risks to privacy and accuracy, and who checks the answers",
      "A plan you can follow with us or without us",
    ],
    ctaText: "Book a Call About a Plan",
    background: "bg-white",
  },
  {
    title: "Custom AI Implementation & Automation",
    headline: "Build the system that pays off first.",
    description: "We build one system, connect it to the tools you use and test it on your real work.",
    figure: () => ["About 1 week", "until most automation systems are ready"],
    features: [
      "Works with your calendar, inbox and phone",
      "Answers in your words",
      "Asks a person wherever a mistake would hurt",
      "Proves itself on old cases before it meets new customers",
      "Training for the people who’ll use it",
    ],
    ctaText: "Book a Call About a Build",
    background: "bg-canary",
    isMain: true,
  },
  {
    title: "Ongoing Advisory & Optimization",
    headline: "Keep your system working after launch.",
    description: "Your prices change, and so does AI. We keep your system up to date, so you don’t have to.",
    figure: (reply: string) => [`${reply} or less`, "for an answer when you’re stuck"],
    features: [
      "A regular review of what your system got right and wrong",
      "Changes we make, test and write down",
      "A small test of each new idea before we build it",
      "One email address for every question",
    ],
    ctaText: "Book a Call About Support",
    background: "bg-rose",
    showsDashboard: true,
  },
];

const Figure = ({ texts: [number, meaning] }: { texts: string[] }) => (
  <>
    <b>{number}</b> <span>{meaning}</span>
  </>
);

const Features = ({ list }: { list: string[] }) => (
  <ul>
    {list.map((feature) => (
      <li key={feature} className="border-b border-line-2 py-2.5 leading-snug last:border-0 last:pb-0">
        {feature}
      </li>
    ))}
  </ul>
);

function DashboardPrice() {
  const currency = useCurrency();
  if (useIsHidden()(paths.clientPortal)) return null;
  return (
    <p className="mt-5">
      Only want to see how your systems are doing? A dashboard plan is enough, from{" "}
      {formatPlanPrice(plans[0].price, currency)} a{"\u00a0"}month.{" "}
      <span className="block">
        <MoreLink href={paths.clientPortal}>See the dashboard</MoreLink>
      </span>
    </p>
  );
}

export function Offers() {
  const reply = useReplyTime().replace("within ", "");
  return (
    <section className="@container wrap py-sec" aria-labelledby="offers">
      <h2 id="offers" className="max-w-[9em] text-1">
        Three ways to put AI to work.
      </h2>
      <p className="mt-4 max-w-[46ch] text-lead">
        Take one or all three. Each starts with a free call. Then you get a written price.
      </p>
      <div className="offers">
        {offers.map(
          ({ title, headline, description, figure, features, ctaText, background, isMain, showsDashboard }) => (
            <article key={title} className="offer">
              <div className={`notch notch-bottom px-[min(1.5rem,7.5vw)] pt-9 pb-6 lg:px-8 ${background}`}>
                <h3 className="text-[clamp(min(1.9rem,14vw),1.5rem+1.2vw,2.6rem)]/[.98]">{title}</h3>
                <p className="mt-4.5 text-[1.2rem]/[1.3] font-bold">{headline}</p>
                <p className="mt-1.5">{description}</p>
                <p className="offer-figure">
                  <Figure texts={figure(reply)} />
                </p>
                <details className="offer-list">
                  <summary>What’s included</summary>
                  <Features list={features} />
                </details>
                {showsDashboard ? <DashboardPrice /> : null}
              </div>
              <div
                className={`notch notch-top border-t-2 border-dotted border-line-2 px-[min(1.5rem,7.5vw)] py-5 lg:px-8 ${background}`}
              >
                <BookButton variant={isMain ? undefined : "secondary"}>{ctaText}</BookButton>
              </div>
            </article>
          ),
        )}
      </div>
    </section>
  );
}
