import { useFetcher } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { paths } from "../paths";
import { type ScreenToast, showToast } from "../ui/feedback/lost-connection";

interface TrashFormProps {
  intent: "delete" | "restore";
  kind: string;
  id: string;
  back: string;
  children: ReactNode;
}

export function TrashForm({ intent, kind, id, back, children }: TrashFormProps) {
  const fetcher = useFetcher<ScreenToast>();
  const failure = fetcher.data;
  useEffect(() => {
    if (failure?.title) showToast(failure);
  }, [failure]);
  return (
    <fetcher.Form method="post" action={paths.adminTrash}>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="back" value={back} />
      <button type="submit" name="intent" value={intent} className={intent === "delete" ? "tool tool-danger" : "tool"}>
        {children}
      </button>
    </fetcher.Form>
  );
}

interface DeleteSectionProps extends Pick<TrashFormProps, "kind" | "id"> {
  noun: string;
  listUrl: string;
  obstacle?: string | null;
  beside?: ReactNode;
  children?: ReactNode;
}

export function DeleteSection({ kind, id, noun, listUrl, obstacle, beside, children }: DeleteSectionProps) {
  return (
    <section className="flex flex-wrap items-start gap-x-4 gap-y-2">
      {beside}
      <details className={`fold flex-1 ${beside ? "text-right" : ""}`.trim()}>
        <summary className="tool tool-danger no-underline">Delete</summary>
        {obstacle ? (
          <p className="mt-3">{obstacle}</p>
        ) : (
          <>
            <p className="mt-3 mb-2">
              {children} The {noun} stays in the trash for 30 days, where you can restore it. Then we remove it for
              good.
            </p>
            <TrashForm intent="delete" kind={kind} id={id} back={listUrl}>
              Delete the {noun}
            </TrashForm>
          </>
        )}
      </details>
    </section>
  );
}

interface TrashNoticeProps extends Pick<TrashFormProps, "kind" | "id" | "back"> {
  since: string;
}

export function TrashNotice({ since, ...record }: TrashNoticeProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-rose px-3 py-2 font-semibold">
      <p>In the trash since {since}.</p>
      <TrashForm intent="restore" {...record}>
        Restore
      </TrashForm>
    </div>
  );
}
