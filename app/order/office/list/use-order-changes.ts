import { useFetcher } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { ENHANCED_FIELD, intents, type ListActionResult } from "#app/order/model/list-form";
import { paths } from "#app/paths";
import type { Flash } from "#app/server/http/flash.server";
import { createErrorToast } from "#app/ui/feedback/error-toast";

type Fields = FormData | Record<string, string | string[]>;

export interface OrderChanges {
  toasts: Flash[];
  showToasts: (toasts: Flash[]) => void;
  submit: (fields: Fields) => void;
  busy: boolean;
  pendingStatus: { ids: string[]; status: string } | null;
  deletingIds: string[];
}

const loadErrorToasts: Flash[] = [createErrorToast("Failed to fetch submissions")];
const noToasts: Flash[] = [];

/** @param failed null, or a new object for each failed load */
export function useOrderChanges(
  answer: ListActionResult | undefined,
  failed: object | null,
  onDone: () => void,
): OrderChanges {
  const fetcher = useFetcher<ListActionResult>({ key: "orders" });
  const [toasts, showToasts] = useState(failed ? loadErrorToasts : (answer?.toasts ?? noToasts));
  const { data, submit: post } = fetcher;
  useEffect(() => {
    if (!data) return;
    showToasts(data.toasts);
    if (data.ok) onDone();
  }, [data, onDone]);
  useEffect(() => {
    showToasts((shown) => (failed ? loadErrorToasts : shown === loadErrorToasts ? noToasts : shown));
  }, [failed]);
  const submit = useCallback(
    (fields: Fields) => {
      const body = new FormData();
      const entries = fields instanceof FormData ? [...fields] : Object.entries(fields);
      for (const [name, value] of entries) for (const item of [value].flat()) body.append(name, item);
      body.set(ENHANCED_FIELD, "1");
      // Where to return after sign-in if the session has ended.
      if (!body.has("back")) body.set("back", location.pathname + location.search);
      post(body, { method: "post", action: paths.admin });
    },
    [post],
  );
  const submittedData = fetcher.formData;
  const ids = submittedData?.getAll("id").map(String) ?? [];
  const intent = submittedData?.get("intent");
  return {
    toasts,
    showToasts,
    submit,
    busy: fetcher.state !== "idle",
    pendingStatus: intent === intents.status ? { ids, status: String(submittedData?.get("status")) } : null,
    deletingIds: intent === intents.delete ? ids : [],
  };
}
