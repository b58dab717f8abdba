import { legalPages, paths } from "#app/paths";
import { site } from "#app/site";

const columns = [
  [
    { label: "Home", to: paths.home },
    { label: "FAQ", to: paths.faq },
    { label: "Contact", to: paths.contact },
    { label: "Let’s talk", to: paths.letsTalk },
  ],
  [
    { label: "Automation", to: paths.automationServices },
    { label: "Websites", to: paths.websites },
    { label: "Growth", to: paths.growth },
    { label: "Client dashboard", to: paths.clientPortal },
  ],
  [
    { label: "Visual design", to: paths.visualDesign },
    { label: "Digital Vault", to: paths.vault },
    { label: "Insights", to: paths.blog },
  ],
];

export function Footer() {
  return (
    <footer className="on-palm overflow-hidden pt-12 pb-10 dark:border-t dark:border-palm-rule">
      <div className="@container wrap">
        <p
          className="poster -ml-[.03em] [word-spacing:0] text-[min(18.8cqi,15.65rem)]/[.8] whitespace-nowrap text-frond"
          aria-hidden="true"
        >
          {site.name}
        </p>
        <div className="mt-12 grid grid-cols-1 gap-8 text-small @min-[55rem]:grid-cols-[2fr_1fr_1fr_1fr_1.2fr]">
          <address>
            {site.name}
            <br />
            {site.city}
            <br />
            <a href={`mailto:${site.email}`} className="-my-3 inline-block max-w-full py-3">
              {site.email}
            </a>
          </address>
          <div className="-my-2.5 columns-[2_7rem] gap-8 @min-[42rem]:columns-3 @min-[55rem]:contents">
            {columns.map((links) => (
              <ul key={links[0]?.to} className="@min-[42rem]:break-inside-avoid @min-[55rem]:-mt-1.5">
                {links.map(({ label, to }) => (
                  <li key={to} className="break-inside-avoid">
                    <FooterLink to={to}>{label}</FooterLink>
                  </li>
                ))}
              </ul>
            ))}
          </div>
          <div>
            <p>
              © {site.year} {site.name}.
              <br />
              We reply within 24 hours.
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
