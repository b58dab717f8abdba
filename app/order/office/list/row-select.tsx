import { priorityLabels, statusLabels } from "../query/filters";
import { ROWS_FORM, rowField } from "./list-form";

const labels = { status: statusLabels, priority: priorityLabels };
type Name = keyof typeof labels;

interface RowSelectProps {
  label: string;
  name: Name;
  /** The order's. */
  id: string;
  value: string;
  live: boolean;
  change: (name: Name, value: string) => void;
}

export function RowSelect({ label, name, id, value, live, change }: RowSelectProps) {
  const bound = live
    ? { value, onChange: (event: { target: { value: string } }) => change(name, event.target.value) }
    : { defaultValue: value };
  return (
    <select
      name={rowField(name, id)}
      form={ROWS_FORM}
      aria-label={label}
      autoComplete="off"
      {...bound}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing in it but our own labels
      dangerouslySetInnerHTML={{ __html: renderOptions(name, value) }}
    />
  );
}

const cache = new Map<string, string>();

/** Rendered once and not for every row: the options were a fifth of the page's elements. */
function renderOptions(name: Name, selected: string): string {
  const key = `${name} ${selected}`;
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const option = ([value, label]: [string, string]) =>
    `<option value="${value}"${value === selected ? ' selected=""' : ""}>${label}</option>`;
  const html = Object.entries<string>(labels[name]).map(option).join("");
  cache.set(key, html);
  return html;
}
