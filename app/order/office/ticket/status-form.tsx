import { Form, useNavigation, useSubmit } from "@remix-run/react";
import type { ChangeEvent } from "react";
import { type Priority, priorityOptions, type Status, statusOptions } from "#app/order/model/order-filters";
import { SelectOptions } from "#app/ui/form/select-options.tsx";
import { StatusMark } from "#app/ui/marks/status-mark.tsx";
import { useHydrated } from "#app/ui/use-hydrated";
import { statusMarks, statusTones } from "../status-marks";

const label = "mb-[0.2rem] flex items-center gap-[0.4rem] text-fine text-ink-2";

const priorityColors: Record<Priority, string> = {
  normal: "",
  high: "bg-sun text-on-bright",
  urgent: "bg-hot text-on-bright",
};

interface StatusFormProps {
  ticket: { orderStatus: Status; priority: Priority };
  action: string;
}

export function StatusForm({ ticket, action }: StatusFormProps) {
  const hydrated = useHydrated();
  const submit = useSubmit();
  const submittedData = useNavigation().formData;
  const pendingChange = submittedData?.get("intent") === "change" ? submittedData : undefined;
  const submitChange = (event: ChangeEvent<HTMLSelectElement>) =>
    submit(event.currentTarget.form, { preventScrollReset: true });
  const status = statusOptions.find(({ value }) => value === pendingChange?.get("status"))?.value ?? ticket.orderStatus;
  const priority =
    priorityOptions.find(({ value }) => value === pendingChange?.get("priority"))?.value ?? ticket.priority;
  return (
    <Form className="mt-3 flex flex-wrap items-end gap-x-4 gap-y-2" method="post" action={action} preventScrollReset>
      <input type="hidden" name="intent" value="change" />
      <input type="hidden" name="shown_status" value={ticket.orderStatus} />
      <input type="hidden" name="shown_priority" value={ticket.priority} />
      <label className="flex-[1_1_9rem]">
        <span className={label}>
          <StatusMark shape={statusMarks[status]} tone={statusTones[status]} />
          Status
        </span>
        <select name="status" className="font-semibold" value={status} onChange={submitChange}>
          <SelectOptions options={statusOptions} />
        </select>
      </label>
      <label className="flex-[1_1_9rem]">
        <span className={label}>Priority</span>
        <select
          name="priority"
          className={`font-semibold ${priorityColors[priority]}`}
          value={priority}
          onChange={submitChange}
        >
          <SelectOptions options={priorityOptions} />
        </select>
      </label>
      {hydrated ? null : (
        <button className="tool tool-solid without-script" type="submit">
          Save
        </button>
      )}
    </Form>
  );
}
