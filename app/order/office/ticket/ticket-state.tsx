import { Form, useNavigation, useSubmit } from "@remix-run/react";
import type { ChangeEvent } from "react";
import { SelectOptions } from "../../../ui/form/select-options";
import { StatusMark } from "../../../ui/marks/status-mark";
import { useHydrated } from "../../../ui/use-hydrated";
import { priorityOptions, type Status, statusOptions } from "../query/filters";
import { statusMarks } from "../status-marks";
import type { Ticket } from "./detail";

/** Status and priority. With JavaScript a choice counts at once; the answer of the server has the last word. */
export function StatePart({ ticket, action }: { ticket: Ticket; action: string }) {
  const live = useHydrated();
  const submit = useSubmit();
  const sending = useNavigation().formData;
  const sent = sending?.get("intent") === "change" ? sending : undefined;
  const choose = (event: ChangeEvent<HTMLSelectElement>) =>
    submit(event.currentTarget.form, { preventScrollReset: true });
  const status = String(sent?.get("status") ?? ticket.orderStatus);
  const priority = String(sent?.get("priority") ?? ticket.priority);
  return (
    <Form className="ticket-state" method="post" action={action} preventScrollReset>
      <input type="hidden" name="intent" value="change" />
      <input type="hidden" name="shown_status" value={ticket.orderStatus} />
      <input type="hidden" name="shown_priority" value={ticket.priority} />
      <label>
        <span>
          <StatusMark shape={statusMarks[status as Status]} />
          Status
        </span>
        <select name="status" value={status} onChange={choose}>
          <SelectOptions options={statusOptions} />
        </select>
      </label>
      <label>
        <span>Priority</span>
        <select name="priority" className={`ticket-${priority}`} value={priority} onChange={choose}>
          <SelectOptions options={priorityOptions} />
        </select>
      </label>
      {live ? null : (
        <button className="tool tool-solid without-script" type="submit">
          Save
        </button>
      )}
    </Form>
  );
}
