import { Form } from "@remix-run/react";
import { StatusLabel } from "#app/inbox/status-label.tsx";
import type { Colleague } from "#app/server/colleagues.server";
import { AssignForm } from "#app/ui/list/ticket/assign-form.tsx";
import type { MessageView } from "./message-view.server";

interface StatusFormsProps {
  message: Pick<MessageView, "status" | "assigneeId">;
  colleagues: Colleague[];
  action: string;
}

export function StatusForms({ message, colleagues, action }: StatusFormsProps) {
  const { status, assigneeId } = message;
  return (
    <>
      <Form className="mt-2 flex flex-wrap items-center gap-2" method="post" action={action} preventScrollReset>
        <input type="hidden" name="intent" value="status" />
        <input type="hidden" name="shown_status" value={status} />
        <p className="flex basis-full items-center gap-[0.4rem] font-semibold">
          <StatusLabel status={status} />
        </p>
        {/* Always the first button, so that it keeps the focus after it is pressed. */}
        <button className="tool" name="status" value={status === "spam" ? "new" : "spam"} type="submit">
          {status === "spam" ? "Restore" : "Mark as Spam"}
        </button>
        {status === "spam" ? null : (
          <button className="tool" name="status" value={status === "new" ? "answered" : "new"} type="submit">
            {status === "new" ? "Mark answered" : "Mark as new"}
          </button>
        )}
      </Form>
      <AssignForm {...{ assigneeId, colleagues, action }} />
    </>
  );
}
