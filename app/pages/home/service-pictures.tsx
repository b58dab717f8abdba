import { paths } from "#app/paths";
import { findSampleSite } from "#content/websites/sample-sites";
import { Preview } from "../websites/preview";

export function AutomationPicture() {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true">
      {[0, 90, 180, 270].map((turn) => (
        <path key={turn} className="fill-cut" transform={`rotate(${turn} 100 100)`} d={sail} />
      ))}
      <path className="fill-frond" d={sail} transform="rotate(45 100 100)" />
      <path className="fill-pink" d={sail} transform="rotate(135 100 100)" />
      <path className="fill-frond" d={sail} transform="rotate(225 100 100)" />
      <path className="fill-leaf" d={sail} transform="rotate(315 100 100)" />
      <circle className="fill-sun" cx="100" cy="100" r="15" />
    </svg>
  );
}
const sail = "M100 100V6l44 44z";

/** One of the sample sites, on a desktop and on a phone. */
export function WebsitePicture() {
  const site = findSampleSite("barber");
  return (
    <a href={paths.websiteSample(site.slug)} className="service-site">
      <Preview site={site} screen="desktop" sizes="12.5rem" />{" "}
      <span aria-hidden="true">
        <Preview site={site} screen="phone" sizes="4rem" />
      </span>
    </a>
  );
}

export function VaultPicture() {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true">
      <path className="fill-cut" d="M10 100h180v90H10z" />
      <path className="fill-frond" d="M100 100L62 10h76z" />
      <path className="fill-pink" d="M100 100L62 10 22 40z" />
      <path className="fill-leaf" d="M100 100l38-90 40 30z" />
      <path className="fill-sun" d="M60 128h80v16H60z" />
    </svg>
  );
}
