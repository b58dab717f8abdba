import { paths } from "#app/paths";
import type { Publisher } from "#app/ui/layout/structured-data";
import { parseOpeningHours } from "./opening-hours";

export function buildBusiness({ origin, business }: Publisher): object {
  const { name, legal_name, email, phone, street, city, country } = business;
  const [locality, region] = city.split(", ");
  const hours = parseOpeningHours(business.hours);
  const links = business.links.split("\n").filter(Boolean);
  return {
    "@type": "ProfessionalService",
    "@id": `${origin}/#business`,
    name,
    ...(legal_name && { legalName: legal_name }),
    url: origin + paths.home,
    email,
    ...(phone && { telephone: phone }),
    image: `${origin}/sharing/site.png`,
    logo: `${origin}/icon-512.png`,
    address: {
      "@type": "PostalAddress",
      ...(street && { streetAddress: street }),
      addressLocality: locality,
      ...(region && { addressRegion: region }),
      addressCountry: country,
    },
    ...(hours.length > 0 && {
      openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
        ...{ "@type": "OpeningHoursSpecification", dayOfWeek: days },
        ...{ opens, closes },
      })),
    }),
    ...(links.length > 0 && { sameAs: links }),
  };
}
