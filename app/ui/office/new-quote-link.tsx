import { Link } from "@remix-run/react";
import { paths } from "#app/paths";
import { useMayOpen } from "./office-link";

interface Person {
  name: string;
  email: string;
  phone: string | null;
  business?: string | null;
}

export function NewQuoteLink({ name, email, phone, business }: Person) {
  const mayOpen = useMayOpen();
  if (!mayOpen(paths.adminNewQuote)) return null;
  const known = Object.entries({ name, email, phone, business }).flatMap(([key, value]) =>
    value ? [[key, value]] : [],
  );
  return (
    <Link to={`${paths.adminNewQuote}?${new URLSearchParams(known)}`} className="touch-link">
      New quote
    </Link>
  );
}
