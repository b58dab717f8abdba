import { useFetcher } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { paths } from "#app/paths";
import { showToast } from "../../../ui/feedback/lost-connection";
import { intents } from "../list/list-form";
import type { Answer } from "../list/page";

interface RestoreFormProps {
  id: string;
  back: string;
  className?: string;
  children: ReactNode;
}

/** Takes an order out of the trash, with a post to the list. */
export function RestoreForm({ id, back, className, children }: RestoreFormProps) {
  const fetcher = useFetcher<Answer>();
  const toasts = fetcher.data?.toasts;
  useEffect(() => {
    for (const toast of toasts ?? []) showToast(toast);
  }, [toasts]);
  return (
    <fetcher.Form className={className} method="post" action={paths.admin}>
      <input type="hidden" name="intent" value={intents.restore} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="back" value={back} />
      <button type="submit" className="tool">
        {children}
      </button>
    </fetcher.Form>
  );
}
