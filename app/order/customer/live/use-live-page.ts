import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { paths } from "#app/paths";
import { announce } from "#app/ui/feedback/announce";
import { watchChanges } from "#app/ui/live/watch-changes";
import type { CustomerPage } from "../load-customer-page.server";
import { CLOSED } from "../problems/form-problem";
import { useKeepFieldInPlace } from "./use-keep-field-in-place";

export function useLiveCustomerPage(customerPage: CustomerPage | null, isClosed: boolean): void {
  useKeepFieldInPlace(customerPage?.stateTag);
  const { revalidate } = useRevalidator();
  const shown = useRef({ revalidate, stateTag: customerPage?.stateTag });
  shown.current = { revalidate, stateTag: customerPage?.stateTag };
  const address = customerPage && !isClosed ? paths.orderEvents(customerPage.number) : null;
  useEffect(() => {
    if (!address) return;
    return watchChanges(address, (stateTag) => {
      if (!stateTag || stateTag !== shown.current.stateTag) shown.current.revalidate();
    });
  }, [address]);
  useEffect(() => {
    if (customerPage && isClosed) announce(CLOSED);
  }, [customerPage, isClosed]);
  useAnnouncement("New message.", customerPage ? listAnswers(customerPage) : []);
  useAnnouncement("New files.", customerPage ? listFiles(customerPage) : []);
  useAnnouncement(customerPage?.status.title ?? "", customerPage ? [customerPage.status.title] : []);
}

function useAnnouncement(sentence: string, ids: string[]): void {
  const known = useRef(ids);
  const key = ids.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids stand for the list, which is new at every render
  useEffect(() => {
    if (ids.some((id) => !known.current.includes(id))) announce(sentence);
    known.current = ids;
  }, [key]);
}

const listAnswers = ({ thread }: CustomerPage) => thread.messages.filter(({ isOwn }) => !isOwn).map(({ id }) => id);

const listFiles = ({ rounds }: CustomerPage) =>
  rounds.flatMap(({ deliveries }) => deliveries.flatMap(({ files }) => files.map(({ id }) => id)));
