/** The length and the color of each job's blade. No two neighbors have the same color. */
const jobs = [
  ["Missed calls", 840, "frond"],
  ["Intake forms", 800, "pink"],
  ["Bookings", 826, "sun"],
  ["Follow-up", 786, "frond"],
  ["Estimates", 832, "paper"],
  ["Documents", 796, "pink"],
  ["Reminders", 818, "frond"],
  ["Reviews", 780, "sun"],
] as const;
const papers = { frond: "fill-frond", pink: "fill-pink", sun: "fill-sun", paper: "fill-palm-ink" };
const first = 8;
const step = 10.5;
const slope = 0.082;
const shoulder = 0.8;

export function JobFan() {
  return (
    <svg
      className="job-fan"
      viewBox="-850 -850 910 910"
      role="img"
      aria-label={`Jobs to start with: ${jobs.map(([job]) => job.toLowerCase()).join(", ")}`}
    >
      {jobs.map(([job, length, paper], index) => {
        const side = Math.round(length * shoulder);
        const half = (side * slope).toFixed(1);
        return (
          <g key={job} transform={`rotate(${first + index * step})`}>
            <path className={papers[paper]} d={`M0 0L-${side}-${half}-${length} 0-${side} ${half}z`} />
            <text x={40 - side} dominantBaseline="central">
              {job}
            </text>
          </g>
        );
      })}
      <circle className="fill-palm-ink" r="60" />
    </svg>
  );
}
