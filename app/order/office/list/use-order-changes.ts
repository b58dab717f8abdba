import { useFetcher } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { paths } from "#app/paths";
import type { Flash } from "#app/server/http/flash.server";
import { ENHANCED, intents } from "./list-form";
import type { Answer } from "./page";

type Fields = FormData | Record<string, string | string[]>;

/** Changes of several orders at once, and the toasts for all changes. */
export interface OrderChanges {
  toasts: Flash[];
  showToasts: (toasts: Flash[]) => void;
  /** Posts without leaving the page. */
  submit: (fields: Fields) => void;
  busy: boolean;
  /** The status that these orders will have once the server has answered. */
  pendingStatus: { ids: string[]; status: string } | null;
  deletingIds: string[];
}

const failedToFetch: Flash[] = [{ title: "Error", description: "Failed to fetch submissions", tone: "error" }];
const none: Flash[] = [];

/** @param failed null, or another object each time that the list could not be read */
export function useOrderChanges(answer: Answer | undefined, failed: object | null, onDone: () => void): OrderChanges {
  const fetcher = useFetcher<Answer>({ key: "orders" });
  const [toasts, showToasts] = useState(failed ? failedToFetch : (answer?.toasts ?? none));
  const { data, submit: post } = fetcher;
  useEffect(() => {
    if (!data) return;
    showToasts(data.toasts);
    if (data.ok) onDone();
  }, [data, onDone]);
  useEffect(() => {
    showToasts((shown) => (failed ? failedToFetch : shown === failedToFetch ? none : shown));
  }, [failed]);
  const submit = useCallback(
    (fields: Fields) => {
      const body = new FormData();
      const entries = fields instanceof FormData ? [...fields] : Object.entries(fields);
      for (const [name, value] of entries) for (const one of [value].flat()) body.append(name, one);
      body.set(ENHANCED, "1");
      // Signing in leads back there if the session has ended.
      if (!body.has("back")) body.set("back", location.pathname + location.search);
      post(body, { method: "post", action: paths.admin });
    },
    [post],
  );
  const sent = fetcher.formData;
  const ids = sent?.getAll("id").map(String) ?? [];
  const intent = sent?.get("intent");
  return {
    toasts,
    showToasts,
    submit,
    busy: fetcher.state !== "idle",
    pendingStatus: intent === intents.status ? { ids, status: String(sent?.get("status")) } : null,
    deletingIds: intent === intents.delete ? ids : [],
  };
}
