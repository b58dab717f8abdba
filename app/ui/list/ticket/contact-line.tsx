import { getEmailLink, getTelLink } from "../../tel";

const link =
  "inline-flex min-h-6 items-center font-semibold wrap-anywhere pointer-coarse:-my-3 pointer-coarse:min-h-11";

/** In the head of a ticket, so that calling and writing are one tap away. */
export function ContactLine({ email, phone }: { email: string; phone?: string | null }) {
  return (
    <p className="flex flex-wrap gap-x-4 text-small">
      {phone ? (
        <a className={link} href={getTelLink(phone)}>
          {phone}
        </a>
      ) : null}
      <a className={link} href={getEmailLink(email)}>
        {email}
      </a>
    </p>
  );
}
