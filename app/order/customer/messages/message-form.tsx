import { useState } from "react";
import { MAX_ROOM_TEXT, NO_MORE_PICTURES, type RoomProblem, roomFields } from "#app/order/model/room-form";
import { paths } from "#app/paths";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/form/field.tsx";
import type { Room } from "../load-room.server";
import { FormProblem } from "../problems/form-problem";
import { RoomPhotos } from "../room-photos";

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
        defaultValue={problem?.values.text}
        error={errors.text}
        hint={`Up to ${MAX_ROOM_TEXT.toLocaleString("en-US")} characters.`}
      />
      <RoomPhotos
        form="message"
        action={action}
        sendLabel="Send message"
        initial={problem?.photos ?? []}
        error={errors.photos}
        refusal={room.takesPhotos ? undefined : NO_MORE_PICTURES}
      />
      <FormProblem form="message" text={errors.form} />
      <Button variant="secondary">Send message</Button>
    </form>
  );
}
