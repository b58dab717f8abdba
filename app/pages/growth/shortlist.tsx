/** Made up and labeled as a sample: a possible result of an assessment. */
const jobs = [
  { job: "Confirm tomorrow’s visits", hours: 6, effort: "Low", checks: "Front desk, mornings", start: "Week 1" },
  { job: "Text back after-hours calls", hours: 5, effort: "Low", checks: "Office manager", start: "Week 2" },
  { job: "Call back overdue patients", hours: 4, effort: "Low", checks: "Hygienist", start: "Week 3" },
  { job: "Sort new-patient forms", hours: 3, effort: "Medium", checks: "Front desk", start: "Week 5" },
  { job: "Draft insurance letters", hours: 2, effort: "High", checks: "Billing, every one", start: "Later" },
];
export const hoursFound = jobs.reduce((sum, { hours }) => sum + hours, 0);

export function Shortlist() {
  return (
    <section className="shortlist" aria-labelledby="shortlist-title">
      <div className="wrap shortlist-inner">
        <header>
          <h2 id="shortlist-title">The assessment ends with a list like this.</h2>
          <p className="mt-4 max-w-[36ch] text-ink-2">
            It ranks jobs by hours saved and effort, and names who checks each one. The plan is yours, with us or
            without us.
          </p>
        </header>
        <div className="shortlist-sheet stock">
          <div className="shortlist-head">
            <p className="poster text-3">Short list for a dental office</p>
            <p className="badge whitespace-normal! bg-ink! text-canary! print:bg-transparent! print:text-ink!">
              Sample, made-up office
            </p>
          </div>
          <div className="shortlist-body">
            <table>
              <caption className="sr-only">Sample short list for a made-up dental office</caption>
              <thead>
                <tr>
                  <th scope="col">Job</th>
                  <th scope="col">Hours a week</th>
                  <th scope="col">Effort</th>
                  <th scope="col">Checked by</th>
                  <th scope="col">Start</th>
                </tr>
              </thead>
              <tbody>
                {jobs.map(({ job, hours, effort, checks, start }) => (
                  <tr key={job}>
                    <th scope="row">{job}</th>
                    <td>
                      <b>{hours}</b>
                      <span className="md:sr-only"> hours a week</span>
                      <HourLines hours={hours} />
                    </td>
                    <td>
                      {effort}
                      <span className="md:sr-only"> effort</span>
                    </td>
                    <td>
                      <span className="md:hidden">Checked by: </span>
                      {checks}
                    </td>
                    <td>{start}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p className="shortlist-total">
              <b>{hoursFound} hours</b> a week, if all five run.
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

function HourLines({ hours }: { hours: number }) {
  return (
    <svg width={hours * 10} height="24" viewBox={`0 0 ${hours * 10} 24`} aria-hidden="true">
      <path d={Array.from({ length: hours }, (_, hour) => `M${hour * 10} 0h6v24h-6z`).join("")} />
    </svg>
  );
}
