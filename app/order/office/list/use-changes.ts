import { useFetcher } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { paths } from "#app/paths";
import type { Flash } from "#app/server/http/flash.server";
import type { Answer } from "./list";
import { ENHANCED, intents } from "./list-words";

/** What is done with several orders, and what is said of anything that was done. */
export interface Changes {
  toasts: Flash[];
  say: (toasts: Flash[]) => void;
  /** Posts without leaving the page. */
  send: (fields: FormData | Record<string, string | string[]>) => void;
  busy: boolean;
  /** The status that these orders are getting, before the server has answered. */
  pending: { ids: string[]; status: string } | null;
  /** These orders are being deleted. */
  leaving: string[];
}

const failedToFetch: Flash[] = [{ title: "Error", description: "Failed to fetch submissions", tone: "error" }];
const none: Flash[] = [];

/** @param failed another object for each time that the list could not be read, or null */
export function useChanges(answer: Answer | undefined, failed: object | null, onDone: () => void): Changes {
  const fetcher = useFetcher<Answer>({ key: "orders" });
  const [toasts, say] = useState(failed ? failedToFetch : (answer?.toasts ?? none));
  const { data, submit } = fetcher;
  useEffect(() => {
    if (!data) return;
    say(data.toasts);
    if (data.ok) onDone();
  }, [data, onDone]);
  useEffect(() => {
    say((said) => (failed ? failedToFetch : said === failedToFetch ? none : said));
  }, [failed]);
  const send = useCallback(
    (fields: FormData | Record<string, string | string[]>) => {
      const body = new FormData();
      const entries = fields instanceof FormData ? [...fields] : Object.entries(fields);
      for (const [name, value] of entries) for (const one of [value].flat()) body.append(name, one);
      body.set(ENHANCED, "1");
      // Where signing in leads back to if the session has ended.
      if (!body.has("back")) body.set("back", location.pathname + location.search);
      submit(body, { method: "post", action: paths.admin });
    },
    [submit],
  );
  const sent = fetcher.formData;
  const ids = sent?.getAll("id").map(String) ?? [];
  const intent = sent?.get("intent");
  return {
    toasts,
    say,
    send,
    busy: fetcher.state !== "idle",
    pending: intent === intents.status ? { ids, status: String(sent?.get("status")) } : null,
    leaving: intent === intents.delete ? ids : [],
  };
}
