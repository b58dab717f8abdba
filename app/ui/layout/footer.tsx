import { footerColumns, legalPages } from "#app/paths";
import { describeReplyTime, site } from "#app/site";
import { useBusiness, useForeignCountry, useIsHidden } from "../use-site";
import { BusinessAddress } from "./business-address";

interface FooterProps {
  /** Without the large name. */
  low: boolean;
  hasReplyTime: boolean;
}

export function Footer({ low, hasReplyTime }: FooterProps) {
  const isHidden = useIsHidden();
  const business = useBusiness();
  return (
    <footer className="on-palm py-10 dark:border-t dark:border-palm-rule">
      <div className="@container wrap">
        {low ? null : <LargeName name={business.name} />}
        <div className="mt-12 grid first:mt-0 grid-cols-1 gap-8 text-small @min-[55rem]:grid-cols-[2fr_1fr_1fr_1fr_1.2fr]">
          <div>
            <BusinessAddress business={business} country={useForeignCountry()} />
            <SocialLinks links={business.links} />
          </div>
          <div className="-my-2.5 columns-[2_7rem] gap-8 @min-[42rem]:columns-3 @min-[55rem]:contents">
            {footerColumns.map((links) => (
              <ul key={links[0].to} className="@min-[42rem]:break-inside-avoid @min-[55rem]:-mt-1.5">
                {links
                  .filter(({ to }) => !isHidden(to))
                  .map(({ label, to }) => (
                    <li key={to} className="break-inside-avoid">
                      <FooterLink to={to}>{label}</FooterLink>
                    </li>
                  ))}
              </ul>
            ))}
          </div>
          <div>
            <p>
              © {site.year} {business.legal_name || business.name}.
              {hasReplyTime ? (
                <>
                  <br />
                  We reply {describeReplyTime(business)}.
                </>
              ) : null}
            </p>
            <ul className="mt-1 flex flex-wrap gap-x-5">
              {legalPages.map(({ label, to }) => (
                <li key={to}>
                  <FooterLink to={to}>{label}</FooterLink>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </footer>
  );
}

function SocialLinks({ links }: { links: string }) {
  const addresses = links.split("\n").filter((link) => URL.canParse(link));
  if (addresses.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5">
      {addresses.map((link) => (
        <li key={link}>
          <FooterLink to={link}>{new URL(link).hostname.replace(/^www\./, "")}</FooterLink>
        </li>
      ))}
    </ul>
  );
}

/** As wide as the page, or 250 px high. `textLength` makes every name fit, whatever its letters measure. */
function LargeName({ name }: { name: string }) {
  const width = estimateWidth(name);
  return (
    <svg
      className="poster max-h-50 w-full overflow-visible fill-frond text-[100px]"
      viewBox={`0 0 ${width} 80`}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
    >
      <text x="-1.8" y="73" textLength={width + 2.5} lengthAdjust="spacingAndGlyphs">
        {name}
      </text>
    </svg>
  );
}

/** In hundredths of the font size, approximately as wide as in the display typeface. */
const letterWidths: [letters: RegExp, width: number][] = [
  [/\p{M}/u, 0],
  [/[ijlI .,!'’-]/, 19],
  [/[ftrzEFJLTZ]/, 32],
  [/[mw]/i, 65],
  [/./, 42],
];

const estimateWidth = (name: string) =>
  [...name.normalize("NFD")].reduce(
    (sum, letter) => sum + (letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? 0),
    0,
  );

function FooterLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      href={to}
      className="flex min-h-11 items-center no-underline hover:underline @min-[55rem]:min-h-9 pointer-coarse:min-h-11"
    >
      {children}
    </a>
  );
}
