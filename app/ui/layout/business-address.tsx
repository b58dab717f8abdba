import type { Business } from "#app/site";
import { getTelLink } from "../tel";

interface BusinessAddressProps {
  business: Business;
  /** The name of the country, if the agency is outside `HOME_COUNTRY`. */
  country: string | null | undefined;
}

export function BusinessAddress({ business, country }: BusinessAddressProps) {
  const { name, street, city, phone, email } = business;
  return (
    <address className="wrap-anywhere">
      {[name, street, city, country].filter(Boolean).map((line) => (
        <span key={line} className="block">
          {line}{" "}
        </span>
      ))}
      {phone ? (
        <a href={getTelLink(phone)} className="-my-3 block w-fit max-w-full py-3">
          {phone}
        </a>
      ) : null}
      <a href={`mailto:${email}`} className="-my-3 inline-block max-w-full py-3">
        {email}
      </a>
    </address>
  );
}
