import { Form, Link } from "@remix-run/react";
import { getShownName } from "#app/server/forms/merge-edits";
import { FieldError, getAriaProps } from "#app/ui/form/field.tsx";
import { type Column, RecordsTable, renderCells } from "#app/ui/list/records/records-table.tsx";
import { StatusMark } from "#app/ui/marks/status-mark.tsx";
import type { RecordList } from "./load-section.server";
import type { ReturnedText } from "./returned-settings";

type ListedRecord = RecordList["records"][number];

const marks = {
  on: { shape: "full" },
  off: { shape: "empty", tone: "quiet" },
  problem: { shape: "point", tone: "sun" },
} as const;

const name: Column<ListedRecord> = {
  key: "name",
  label: "Name",
  cardArea: "name",
  isRowHeader: true,
  show: ({ key, name, badge, href }) => (
    <>
      <Link to={href} className="records-open" data-row={key}>
        {name}
      </Link>{" "}
      {badge ? <em className="badge ml-1 not-italic">{badge}</em> : null}
    </>
  ),
};

export function RecordTable({
  title,
  table,
  records,
  returned,
}: Pick<RecordList, "title" | "table" | "records"> & { returned: ReturnedText | undefined }) {
  if (!table) return null;
  const columns: Column<ListedRecord>[] = [
    name,
    ...table.columns.map(({ label, field }, index) => ({
      ...{ key: label, label, cardArea: "line" as const, labelOnCard: !field, isAtRight: !field },
      show: (record: ListedRecord) => {
        const { key, cells } = record;
        const text = cells[index] ?? "";
        if (!field) return text;
        const form = returned?.record === key ? returned : { value: text, shown: text, error: "" };
        return <TextForm key={`${text} ${form.shown}`} {...{ record, label, field, form }} />;
      },
    })),
    {
      key: "summary",
      label: table.summary,
      cardArea: "status",
      show: ({ mark, summary }) => (
        <span
          className={`inline-flex items-center gap-2 align-middle whitespace-normal ${mark ? "font-semibold" : ""}`}
        >
          {mark ? <StatusMark {...marks[mark]} /> : null} {summary}
        </span>
      ),
    },
  ];
  return (
    <RecordsTable label={title} columns={columns} heads={getHeads(table.columns)} className="record-table">
      {records.map((record) => (
        <tr key={record.key}>{renderCells(columns, record)}</tr>
      ))}
    </RecordsTable>
  );
}

/** The head of a column of fields ends where their text ends. */
const getHeads = (columns: NonNullable<RecordList["table"]>["columns"]) =>
  Object.fromEntries(
    columns
      .filter(({ field }) => field)
      .map(({ label }) => [
        label,
        <span key={label} className="flex w-[7.6rem] justify-end pr-[0.65rem] whitespace-nowrap">
          {label}
        </span>,
      ]),
  );

interface TextFormProps {
  record: ListedRecord;
  label: string;
  field: NonNullable<NonNullable<RecordList["table"]>["columns"][number]["field"]>;
  form: Pick<ReturnedText, "value" | "shown" | "error">;
}

function TextForm({ record: { key, name }, label, field, form: { value, shown, error } }: TextFormProps) {
  const aria = getAriaProps(`${field.name}-${key}`, null, error);
  return (
    <Form method="post" preventScrollReset noValidate>
      <input type="hidden" name="record" value={key} />
      <input type="hidden" name={getShownName(field.name)} value={shown} />
      <label htmlFor={aria.id} className="mb-1 block text-ink-2 lg:sr-only">
        {label}
        <span className="sr-only"> of {name}</span>
      </label>
      <span className="flex flex-wrap gap-3">
        <input
          type="text"
          name={field.name}
          defaultValue={value}
          maxLength={field.limit}
          inputMode={field.inputMode}
          autoComplete="off"
          className="max-w-24 lg:w-[7.6rem] lg:max-w-none lg:text-right"
          {...aria}
        />
        <button type="submit" className="tool tool-solid">
          Save<span className="sr-only"> {name}</span>
        </button>
      </span>
      {error ? (
        <div className="max-w-xs whitespace-normal">
          <FieldError id={`${aria.id}-error`}>{error}</FieldError>
        </div>
      ) : null}
    </Form>
  );
}
