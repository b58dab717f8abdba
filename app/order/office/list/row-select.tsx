import { getRowFieldName, ROWS_FORM_ID } from "#app/order/model/list-form";
import { priorityLabels, statusLabels } from "#app/order/model/order-filters";

const labels = { status: statusLabels, priority: priorityLabels };
type Name = keyof typeof labels;

interface RowSelectProps {
  label: string;
  name: Name;
  id: string;
  value: string;
  hydrated: boolean;
  change: (name: Name, value: string) => void;
}

export function RowSelect({ label, name, id, value, hydrated, change }: RowSelectProps) {
  const valueProps = hydrated
    ? { value, onChange: (event: { target: { value: string } }) => change(name, event.target.value) }
    : { defaultValue: value };
  return (
    <select
      name={getRowFieldName(name, id)}
      form={ROWS_FORM_ID}
      aria-label={label}
      autoComplete="off"
      {...valueProps}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing in it but our own labels
      dangerouslySetInnerHTML={{ __html: renderOptions(name, value) }}
    />
  );
}

const cache = new Map<string, string>();

/** Cached as HTML: the options were a fifth of the page's elements. */
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
