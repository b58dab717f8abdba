import { getEmailLink, getTelLink } from "../../tel";

export function ContactLine({ email, phone }: { email: string; phone?: string | null }) {
  return (
    <p className="flex flex-wrap gap-x-4 text-small">
      {phone ? (
        <a className="touch-link font-semibold" href={getTelLink(phone)}>
          {phone}
        </a>
      ) : null}
      <a className="touch-link font-semibold" href={getEmailLink(email)}>
        {email}
      </a>
    </p>
  );
}
