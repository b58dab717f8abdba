import { paths } from "#app/paths";
import type { Call } from "#app/server/text/call";
import { MoreLink } from "#app/ui/more-link.tsx";
import { useIsHidden } from "#app/ui/use-site";
import { AutomationPicture, VaultPicture, WebsitePicture } from "./service-pictures";

interface ServicesProps {
  audit: Call;
  /** Such as `$7`, for a download. */
  lowestPrice: string | null;
}

const listServices = ({ audit, lowestPrice }: ServicesProps) => [
  {
    title: "Automation Systems",
    to: paths.automation,
    text: "Stop losing jobs to voicemail. Your system texts back, books the visit, asks for the review and chases the invoice while you work.",
    facts: ["About 1 week for most", `Free ${audit.nameWithLength}`],
    background: "bg-white",
    picture: <AutomationPicture />,
  },
  {
    title: "Website Design & Funnels",
    to: paths.websites,
    text: "A site that says what you do and charge, then takes the booking.",
    facts: ["3 sample sites to try", "Funnels that book", "Free consultation first"],
    background: "bg-canary",
    picture: <WebsitePicture />,
  },
  {
    title: "Digital Products & Tools",
    to: paths.vault,
    text: "Planners, calculators, scripts and checklists from our Digital Vault. Buy one, download it and use it tonight.",
    facts: ["Instant download", lowestPrice ? `From ${lowestPrice}, paid once` : "Pay once, no subscription"],
    background: "bg-rose",
    picture: <VaultPicture />,
  },
];

export function Services(props: ServicesProps) {
  const isHidden = useIsHidden();
  return (
    <section className="wrap pt-sec" aria-labelledby="work">
      <header className="grid items-end gap-x-16 gap-y-4 lg:grid-cols-[7.6fr_5fr]">
        <h2 id="work" className="max-w-[11em] text-1">
          What can we take off your plate?
        </h2>
        <p className="max-w-[30ch] text-lead text-balance">Start with whatever costs you the most time.</p>
      </header>
      <div className="@container mt-[clamp(1.5rem,4vw,4rem)]">
        <ul className="grid grid-cols-1 gap-4 lg:gap-6">
          {listServices(props)
            .filter(({ to }) => !isHidden(to))
            .map(({ title, to, text, facts, background, picture }) => (
              <li key={title} className="service">
                <div className={`service-picture ${background}`}>{picture}</div>
                <div className={`service-body ${background}`}>
                  <h3 className="max-w-full text-2">{title}</h3>
                  <p className="max-w-[50ch]">{text}</p>
                  <MoreLink href={to} about={`about ${title}`}>
                    Learn More
                  </MoreLink>
                </div>
                <ul className={`service-facts ${background}`}>
                  {facts.map((fact) => (
                    <li key={fact}>{fact}</li>
                  ))}
                </ul>
              </li>
            ))}
        </ul>
      </div>
    </section>
  );
}
