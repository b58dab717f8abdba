import { priorityLabels, statusLabels } from "../query/filters";
import { ROWS_FORM, rowField } from "./list-words";

const labels = { status: statusLabels, priority: priorityLabels };
type Name = keyof typeof labels;

interface RowChoiceProps {
  label: string;
  name: Name;
  /** Of the order. */
  id: string;
  value: string;
  live: boolean;
  change: (name: Name, value: string) => void;
}

/** A select of the list; its name says of which order. */
export function RowChoice({ label, name, id, value, live, change }: RowChoiceProps) {
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
      dangerouslySetInnerHTML={{ __html: optionsOf(name, value) }}
    />
  );
}

const rendered = new Map<string, string>();

/** The options, rendered once and not for every row: they were a fifth of the page's elements. */
function optionsOf(name: Name, chosen: string): string {
  const key = `${name} ${chosen}`;
  const known = rendered.get(key);
  if (known !== undefined) return known;
  const option = ([value, label]: [string, string]) =>
    `<option value="${value}"${value === chosen ? ' selected=""' : ""}>${label}</option>`;
  const html = Object.entries<string>(labels[name]).map(option).join("");
  rendered.set(key, html);
  return html;
}
