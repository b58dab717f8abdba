import { Form } from "@remix-run/react";
import type { Delivery } from "#app/order/deliver/list-deliveries.server";
import { deliveryFields as names } from "#app/order/model/delivery-limits";
import { paths } from "#app/paths";
import { formatSize } from "#app/server/email/format-size";
import { FieldError } from "#app/ui/form/field.tsx";

export interface ShownFile
  extends Pick<Delivery["files"][number], "id" | "name" | "size" | "replaced" | "withdrawn" | "sameName"> {
  at: string;
  preview: string | null;
}

interface Props {
  file: ShownFile;
  /** Null for an order in the trash. */
  action: string | null;
  problem: string | undefined;
  /** The delivery time below this group of files. A file shows its own time only if that differs. */
  deliveredAt: string;
}

export function DeliveredFile({ file, action, problem, deliveredAt }: Props) {
  const { id, name, size, at, preview, replaced, withdrawn, sameName } = file;
  const notes = [at === deliveredAt && !sameName ? null : at, sameName].filter(Boolean);
  const state = withdrawn ? "Withdrawn" : replaced ? "Replaced" : null;
  return (
    <li className="file-row delivered-file">
      {preview ? (
        <img
          className="size-10 flex-none bg-line object-cover"
          src={preview}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <span
          className="grid size-10 flex-none place-content-center bg-line text-[0.6875rem] font-bold uppercase"
          aria-hidden="true"
        >
          {/\.(\w{1,4})$/.exec(name)?.[1]}
        </span>
      )}
      <a className="file-row-text" href={paths.file("delivery", id)} title={name} download>
        <span className="flex items-baseline gap-x-1.5 max-lg:flex-wrap">
          <span className="file-row-name line-clamp-2">{name}</span>{" "}
          <small className="whitespace-nowrap">{formatSize(size)}</small>
        </span>
        {notes.length > 0 || state ? (
          <small>
            {state ? <b>{state}. </b> : null}
            {notes.join(", ")}
          </small>
        ) : null}
      </a>
      {action === null || replaced ? null : <ChangeForms file={file} action={action} problem={problem} />}
    </li>
  );
}

interface ChangeFormsProps extends Pick<Props, "file" | "problem"> {
  action: string;
}

function ChangeForms({ file: { id, name, withdrawn }, action, problem }: ChangeFormsProps) {
  const inputId = `new-version-${id}`;
  return (
    <details className="fold delivered-change" open={problem ? true : undefined}>
      <summary>
        Change<span className="sr-only"> {name}</span>
      </summary>
      <div>
        <Form method="post" action={action} preventScrollReset>
          <input type="hidden" name={names.file} value={id} />
          {withdrawn ? (
            <button className="tool" name="intent" value="bring_back" type="submit">
              Make Available<span className="sr-only"> {name}</span>
            </button>
          ) : (
            <button className="tool" name="intent" value="withdraw" type="submit">
              Withdraw<span className="sr-only"> {name}</span>
            </button>
          )}
        </Form>
        {withdrawn ? null : (
          // Sent by the browser itself, which shows the progress of a large file.
          <form className="ticket-form" method="post" action={`${action}#${inputId}`} encType="multipart/form-data">
            <input type="hidden" name="intent" value="replace" />
            <input type="hidden" name={names.file} value={id} />
            <label htmlFor={inputId}>New version</label>
            <input
              id={inputId}
              name={names.files}
              type="file"
              required
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? `${inputId}-error` : undefined}
            />
            <button className="tool" type="submit">
              Replace
            </button>
            {problem ? <FieldError id={`${inputId}-error`}>{problem}</FieldError> : null}
          </form>
        )}
      </div>
    </details>
  );
}
