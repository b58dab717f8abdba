import { Form } from "@remix-run/react";
import { AssignForm } from "../ui/list/ticket/assign-form";
import type { EntryView } from "./entry-view.server";

interface EntryStatusFormsProps {
  entry: Pick<EntryView, "status" | "assigneeId" | "colleagues">;
  action: string;
}

export function EntryStatusForms({ entry: { status, assigneeId, colleagues }, action }: EntryStatusFormsProps) {
  return (
    <div className="mt-4 flex flex-wrap items-end gap-x-4 gap-y-5 border-t border-line pt-2">
      <div className="min-w-0 flex-[1_1_13rem]">
        <AssignForm {...{ assigneeId, colleagues, action }} />
      </div>
      <Form className="flex flex-wrap items-center gap-2" method="post" action={action} preventScrollReset>
        <input type="hidden" name="intent" value="status" />
        <input type="hidden" name="shown_status" value={status} />
        {status === "spam" ? null : (
          <button className="tool" name="status" value={status === "new" ? "answered" : "new"} type="submit">
            {status === "new" ? "Mark answered" : "Mark as new"}
          </button>
        )}
        {/* The key keeps the focus after it is pressed. */}
        <button
          key="spam"
          className="tool tool-plain"
          name="status"
          value={status === "spam" ? "new" : "spam"}
          type="submit"
        >
          {status === "spam" ? "Restore" : "Mark as spam"}
        </button>
      </Form>
    </div>
  );
}
