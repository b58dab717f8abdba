export function ChartLegend({ on, off }: { on: string; off: string }) {
  return (
    <ul className="chart-legend">
      {[on, off].map((name) => (
        <li key={name}>
          <svg viewBox="0 0 10 10" aria-hidden="true">
            <path className={name === on ? "chart-on" : "chart-off"} d="M0 0h10v10H0z" />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
