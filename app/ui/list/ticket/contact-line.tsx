import { getEmailLink, getTelLink } from "../../tel";

/** A link in a line of its own, or beside few others. Its negative margin keeps lines close together. */
export const touchLink =
  "inline-flex min-h-6 items-center wrap-anywhere pointer-coarse:-my-2.5 pointer-coarse:min-h-11 max-[60rem]:-my-2.5 max-[60rem]:min-h-11";
const link = `${touchLink} font-semibold`;

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
