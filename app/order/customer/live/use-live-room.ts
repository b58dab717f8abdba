import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { paths } from "#app/paths";
import { announce } from "#app/ui/feedback/announce";
import { watchChanges } from "#app/ui/live/watch-changes";
import type { Room } from "../load-room.server";
import { CLOSED } from "../problems/form-problem";
import { useSteadyFocus } from "./use-steady-focus";

/** Loads the room again when it has changed, until it is closed to this browser. */
export function useLiveRoom(room: Room | null, isClosed: boolean): void {
  useSteadyFocus(room?.stateTag);
  const { revalidate } = useRevalidator();
  const shown = useRef({ revalidate, stateTag: room?.stateTag });
  shown.current = { revalidate, stateTag: room?.stateTag };
  const address = room && !isClosed ? paths.orderEvents(room.number) : null;
  useEffect(() => {
    if (!address) return;
    return watchChanges(address, (stateTag) => {
      if (!stateTag || stateTag !== shown.current.stateTag) shown.current.revalidate();
    });
  }, [address]);
  useEffect(() => {
    if (room && isClosed) announce(CLOSED);
  }, [room, isClosed]);
  useAnnouncement("New message.", room ? listAnswers(room) : []);
  useAnnouncement("New files.", room ? listFiles(room) : []);
  useAnnouncement(room?.status.title ?? "", room ? [room.status.title] : []);
}

/** Announces the sentence when there is an id that was not there before. */
function useAnnouncement(sentence: string, ids: string[]): void {
  const known = useRef(ids);
  const key = ids.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids stand for the list, which is new at every render
  useEffect(() => {
    if (ids.some((id) => !known.current.includes(id))) announce(sentence);
    known.current = ids;
  }, [key]);
}

const listAnswers = ({ thread }: Room) => thread.messages.filter(({ isOwn }) => !isOwn).map(({ id }) => id);

const listFiles = ({ rounds }: Room) =>
  rounds.flatMap(({ deliveries }) => deliveries.flatMap(({ files }) => files.map(({ id }) => id)));
