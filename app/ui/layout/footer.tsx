import { footerColumns, legalPages } from "#app/paths";
import { describeReplyTime, site } from "#app/site";
import { useBusiness, useIsHidden } from "../use-site";
import { BusinessAddress } from "./business-address";

export function Footer() {
  const isHidden = useIsHidden();
  const business = useBusiness();
  return (
    <footer className="on-palm overflow-hidden pt-12 pb-10 dark:border-t dark:border-palm-rule">
      <div className="@container wrap">
        <p
          className={`poster -ml-[.03em] leading-[.8] [word-spacing:0] whitespace-nowrap text-frond ${getNameSize(business.name)}`}
          aria-hidden="true"
        >
          {business.name}
        </p>
        <div className="mt-12 grid grid-cols-1 gap-8 text-small @min-[55rem]:grid-cols-[2fr_1fr_1fr_1fr_1.2fr]">
          <div>
            <BusinessAddress business={business} />
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
              <br />
              We reply {describeReplyTime(business)}.
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

/** The hosts of the addresses, such as "instagram.com". */
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

/** By the width of the name, in widths of an ordinary letter. */
const nameSizes: [letters: number, className: string][] = [
  [6, "text-[min(40cqi,15.65rem)]"],
  [8, "text-[min(30cqi,15.65rem)]"],
  [10, "text-[min(24cqi,15.65rem)]"],
  [13, "text-[min(18.8cqi,15.65rem)]"],
  [16, "text-[min(15cqi,12.7rem)]"],
  [20, "text-[min(12cqi,10.1rem)]"],
  [25, "text-[min(9.6cqi,8.1rem)]"],
  [32, "text-[min(7.5cqi,6.3rem)]"],
  [45, "text-[min(5.3cqi,4.5rem)]"],
];

function getNameSize(name: string): string | undefined {
  const widths = [...name].map((letter) => (/[mw@%]/i.test(letter) ? 1.5 : /[ijltfr.,'’ -]/.test(letter) ? 0.6 : 1));
  const letters = widths.reduce((sum, width) => sum + width, 0);
  return (nameSizes.find(([most]) => letters <= most) ?? nameSizes.at(-1))?.[1];
}

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
