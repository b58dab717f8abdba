import { paths } from "#app/paths";
import { ButtonLink } from "#app/ui/button.tsx";

const order = [
  { label: "Work order", value: "Sample" },
  { label: "Industry", value: "Home services" },
  { label: "Hours", value: "Nights, weekends, lunch" },
];
const jobs = [
  ["A caller gets no answer", "texts back and asks what’s wrong"],
  ["Photos and address arrive", "offers the open times on your calendar"],
  ["The day before the visit", "sends a reminder and tells you if they reschedule"],
  ["An estimate gets no reply", "follows up politely until it’s a yes or a no"],
  ["The job is done", "asks for a review the same day"],
];

export function AutomationSuite() {
  return (
    <section className="on-palm thatch py-sec" aria-labelledby="suite">
      <div className="wrap grid grid-cols-1 items-center gap-[clamp(2.5rem,5vw,5rem)] lg:grid-cols-[6fr_7fr]">
        <div className="grid grid-cols-1 content-start justify-items-start gap-7">
          <h2 id="suite" className="max-w-full text-1">
            The Automation Suite works the hours you don’t.
          </h2>
          <p className="max-w-[36ch] text-lead/[1.45] text-palm-2">
            You do the work only you can do. The suite handles the calls, the reminders and the follow-ups.
          </p>
          <ButtonLink href={paths.automation}>See How It Works</ButtonLink>
        </div>
        <section className="@container stock" aria-label="A sample work order">
          <dl className="notch notch-bottom flex flex-wrap overflow-hidden border-b-2 border-dotted border-line-2 bg-paper">
            {order.map(({ label, value }) => (
              <div key={label} className="-ml-px flex-auto border-l border-line px-[min(1.25rem,4vw)] py-3.5">
                <dt className="text-label text-ink-2">{label}</dt>
                <dd className="font-bold">{value}</dd>
              </div>
            ))}
          </dl>
          <table className="notch notch-top jobs">
            <caption className="sr-only">What happens, and what the suite does</caption>
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">The suite</th>
              </tr>
            </thead>
            <tbody>
              {jobs.map(([when, then]) => (
                <tr key={when}>
                  <td>{when}</td>
                  <td className="font-bold">{then}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </section>
  );
}
