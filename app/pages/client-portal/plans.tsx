// biome-ignore-all lint/a11y/noRedundantRoles: CSS draws the table as a grid on phones, which removes its semantics

export const plans = [
  { name: "Basic", price: 97 },
  { name: "Pro", price: 197 },
  { name: "Enterprise", price: 397 },
];

const rows = [
  { what: "Client dashboard", holds: ["Yes", "Yes", "Yes"] },
  { what: "Systems on it", holds: ["One", "All of yours", "All, at every location"] },
  { what: "Report by email", holds: ["Every month", "Every week", "Every week"] },
  { what: "Logins", holds: ["One", "Your team", "Your team, with roles"] },
  { what: "Export as CSV", holds: ["No", "Yes", "Yes"] },
  { what: "Changes to your systems", holds: ["On request", "Included", "Included, first in line"] },
  { what: "A person to ask", holds: ["By email", "By email", "By email and a monthly call"] },
];

export function Plans() {
  return (
    <section className="@container wrap py-sec" id="plans" aria-labelledby="plans-title">
      <header className="grid grid-cols-1 items-end gap-x-16 gap-y-4 lg:grid-cols-[1fr_auto]">
        <h2 id="plans-title" className="text-1">
          Three plans, one table.
        </h2>
        <p className="max-w-[40ch]">
          Paid by the month. Every plan shows the same figures; they differ in how much of your business is on it and
          who looks after it.
        </p>
      </header>
      <table className="plans" role="table">
        <caption className="sr-only">Plans and what they hold</caption>
        <thead role="rowgroup">
          <tr role="row">
            <td />
            {plans.map(({ name, price }) => (
              <th key={name} scope="col" role="columnheader">
                <span>
                  <b>{name}</b> <strong>${price}</strong>
                  <small>/mo</small>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ what, holds }) => (
            <tr key={what} role="row">
              <th scope="row" role="rowheader">
                {what}
              </th>
              {holds.map((holding, index) => (
                <td
                  key={plans[index]?.name}
                  role="cell"
                  data-plan={plans[index]?.name}
                  className={holding === "No" ? "text-ink-2" : undefined}
                >
                  {holding}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
