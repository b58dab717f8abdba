import { useState } from "react";
import { paths } from "#app/paths";
import { Button } from "../../ui/button";
import { FieldError, TextArea } from "../../ui/form/field";
import type { Room } from "../room/load-room.server";
import { MAX_ROOM_TEXT, type RoomProblem, roomFields } from "../room/room-form";
import { RoomPhotos } from "../room/room-photos";

/** Plain HTML: the text is sent and comes back the same way with and without JavaScript. */
export function MessageForm({ room, problem }: { room: Room; problem: RoomProblem | null }) {
  // The room reloads itself with new ids, but this is still the same form.
  const [formId] = useState(room.formId);
  const errors = problem?.errors ?? {};
  const action = paths.orderRoom(room.number);
  return (
    <form
      method="post"
      action={`${action}#message-form`}
      id="message-form"
      encType="multipart/form-data"
      noValidate
      className="room-form scroll-mt-24"
    >
      <h3>{room.takesPhotos ? "Add pictures or a note" : "Write to us"}</h3>
      <input type="hidden" name={roomFields.intent} value="message" />
      <input type="hidden" name={roomFields.formId} value={formId} />
      <TextArea
        id="message-text"
        name={roomFields.text}
        label="Your message"
        rows={5}
        autoFocus={Boolean(errors.text)}
        defaultValue={problem?.values.text}
        error={errors.text}
        hint={`Up to ${MAX_ROOM_TEXT.toLocaleString("en-US")} characters.`}
      />
      {room.takesPhotos || problem?.photos.length ? (
        <RoomPhotos
          form="message"
          action={action}
          sendLabel="Send message"
          initial={problem?.photos ?? []}
          error={errors.photos}
        />
      ) : null}
      {errors.form ? (
        <div role="alert">
          <FieldError>{errors.form}</FieldError>
        </div>
      ) : null}
      <Button variant="secondary">Send message</Button>
    </form>
  );
}
