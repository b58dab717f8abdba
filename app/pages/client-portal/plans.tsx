// biome-ignore-all lint/a11y/noRedundantRoles: CSS draws the table as a grid on phones, which removes its semantics

import { paths } from "#app/paths";
import { ButtonLink } from "#app/ui/button.tsx";
import { useCurrency } from "#app/ui/use-site";
import { formatPlanPrice, plans } from "../dashboard-plans";

const rows = [
  { what: "Systems tracked", values: ["One", "All your systems", "All your systems at every location"] },
  { what: "Report by email", values: ["Every month", "Every week", "Every week"] },
  { what: "Who can sign in", values: ["You", "Your team", "Your team, with roles"] },
  { what: "Export as CSV", values: ["No", "Yes", "Yes"] },
  { what: "Changes to your systems", values: ["At a written price", "Included", "Included, first in line"] },
  { what: "Help", values: ["By email", "By email", "By email, plus a monthly call"] },
];

export function Plans() {
  const currency = useCurrency();
  return (
    <section className="wrap py-sec" id="plans" aria-labelledby="plans-title">
      <header>
        <h2 id="plans-title" className="text-1">
          Plans from {formatPlanPrice(plans[0].price, currency)} a{"\u00a0"}month.
        </h2>
        <p className="mt-4 max-w-[52ch] text-lead">
          Every plan shows the same charts. Bigger plans cover more of your systems and come with more help.
        </p>
        <p className="mt-3 max-w-[60ch]">
          A system is one thing we built to run for you, such as missed-call texts or reminders. We price each build
          separately, in writing.
        </p>
      </header>
      <div className="@container">
        <table className="plans" role="table">
          <caption className="sr-only">Dashboard plans and what you get</caption>
          <thead role="rowgroup">
            <tr role="row">
              <td />
              {plans.map(({ name, price, suits, isMain }) => (
                <th key={name} scope="col" role="columnheader" abbr={name}>
                  <span>
                    <b>{name}</b> <em>{suits}</em> <strong>{formatPlanPrice(price, currency)}</strong>
                    <small>/mo</small>
                    <Ask about={name} isPrimary={isMain} />
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map(({ what, values }) => (
              <tr key={what} role="row">
                <th scope="row" role="rowheader">
                  {what}
                </th>
                {values.map((value, index) => (
                  <td
                    key={plans[index]?.name}
                    role="cell"
                    data-what={what}
                    className={value === "No" ? "text-ink-2" : undefined}
                  >
                    {value}
                  </td>
                ))}
              </tr>
            ))}
            <tr role="row" className="plans-next">
              <th scope="row" role="rowheader">
                Next step
              </th>
              {plans.map(({ name, isMain }) => (
                <td key={name} role="cell">
                  <Ask about={name} isPrimary={isMain} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <p className="mt-5 max-w-[60ch] text-small text-ink-2">
        You pay for the plan by the month. Your agreement says how to cancel, and you read it before you sign.
      </p>
    </section>
  );
}

function Ask({ about, isPrimary }: { about: string; isPrimary: boolean }) {
  return (
    <ButtonLink
      variant={isPrimary ? undefined : "secondary"}
      small
      wide
      href={paths.contact}
      className="plans-ask justify-center text-center"
    >
      Ask about {about}
    </ButtonLink>
  );
}
