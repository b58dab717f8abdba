import { Form } from "@remix-run/react";
import { SelectOptions } from "#app/ui/form/select-options.tsx";

interface AssignFormProps {
  assigneeId: string | null;
  colleagues: readonly { userId: string; name: string; isOff: boolean }[];
  action: string;
}

export function AssignForm({ assigneeId, colleagues, action }: AssignFormProps) {
  const offered = colleagues.filter(({ userId, isOff }) => !isOff || userId === assigneeId);
  return (
    <Form className="mt-2 flex flex-wrap items-end gap-2" method="post" action={action} preventScrollReset>
      <input type="hidden" name="shown_assignee" value={assigneeId ?? ""} />
      <label className="min-w-0 flex-1">
        <span className="mb-[0.2rem] block font-semibold">Assigned to</span>
        {/* The key resets the select when a colleague assigns somebody else. */}
        <select key={assigneeId} name="assignee" defaultValue={assigneeId ?? ""} autoComplete="off" className="w-full">
          <option value="">Nobody</option>
          <SelectOptions options={offered.map(({ userId, name }) => ({ value: userId, label: name }))} />
        </select>
      </label>
      <button className="tool" name="intent" value="assign" type="submit">
        Assign
      </button>
    </Form>
  );
}
