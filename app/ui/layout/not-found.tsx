import { paths } from "#app/paths";
import { BladeFan } from "../marks/blade-fan";
import { useIsHidden } from "../use-site";
import { DeadEndPage, fanLengths } from "./dead-end-page";

const { a, b, c, d, gap } = {
  a: "fill-fan-a",
  b: "fill-fan-b",
  c: "fill-fan-c",
  d: "fill-fan-d",
  gap: "fill-close-ray",
};
/** Twenty blades; the gap belongs to the blade that is the link to the home page. */
const blades = [b, a, c, b, d, a, b, c, a, c, b, a, gap, b, c, a, b, d, a, c];

const elsewhere = [
  { label: "Automation", to: paths.automationServices },
  { label: "Websites", to: paths.websites },
  { label: "Growth", to: paths.growth },
  { label: "FAQ", to: paths.faq },
  { label: "Visual design", to: paths.visualDesign },
  { label: "Digital Vault", to: paths.vault },
  { label: "Contact", to: paths.contact },
];

export function NotFoundPage() {
  const isHidden = useIsHidden();
  return (
    <DeadEndPage
      title="Oops! Page not found"
      lead="The page may have moved, or the link has a typo. We noted the address so we can fix it."
      fan={<BladeFan blades={blades} lengths={fanLengths} fullness={0.95} hub={54} opens className="dead-end-fan" />}
    >
      <nav aria-label="Other pages">
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {elsewhere
            .filter(({ to }) => !isHidden(to))
            .map(({ label, to }) => (
              <li key={to}>
                <a href={to} className="inline-flex min-h-11 items-center font-semibold">
                  {label}
                </a>
              </li>
            ))}
        </ul>
      </nav>
    </DeadEndPage>
  );
}
