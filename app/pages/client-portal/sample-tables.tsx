import { formatHour } from "#app/server/time/formatters";
import { days, formatWeek, hours, weeks } from "./sample";

export function SampleTables() {
  return (
    <details className="dashboard-tables">
      <summary>See these numbers as tables</summary>
      <div>
        <Table
          caption="By day"
          head={["Day", "Inquiries", "Booked"]}
          rows={days.map(({ day, inquiries, booked }) => [day, inquiries, booked])}
        />
        <Table
          caption="By hour"
          head={["From", "Inquiries"]}
          rows={hours.flatMap((count, hour) => (count > 0 ? [[formatHour(hour), count]] : []))}
        />
        <Table
          caption="Bookings by week"
          head={["Week", "Bookings"]}
          rows={weeks.map((bookings, index) => [formatWeek(index), bookings])}
        />
      </div>
    </details>
  );
}

function Table({ caption, head, rows }: { caption: string; head: string[]; rows: (string | number)[][] }) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...counts]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {counts.map((count, index) => (
              <td key={head[index + 1]}>{count}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
