import type { Business } from "#app/site";
import { getTelLink } from "../tel";

/** Name, address, phone and email in the footer. */
export function BusinessAddress({ business: { name, street, city, phone, email } }: { business: Business }) {
  return (
    <address className="wrap-anywhere">
      {[name, street, city].filter(Boolean).map((line) => (
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
