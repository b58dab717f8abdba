import { useEffect, useRef, useState } from "react";
import { FieldError } from "../../../ui/form/field";
import type { RoomFormName } from "../room-form";
import { getErrorId } from "./room-problem";

/** A problem with the whole form, shown above its button. Without a connection the form is not sent. */
export function FormProblem({ form, text }: { form: RoomFormName; text: string | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  const [isOffline, setIsOffline] = useState(false);
  useEffect(() => {
    const sender = box.current?.closest("form");
    function onSubmit(event: SubmitEvent) {
      if (event.defaultPrevented || navigator.onLine) return;
      event.preventDefault();
      setIsOffline(true);
    }
    const onOnline = () => setIsOffline(false);
    sender?.addEventListener("submit", onSubmit);
    addEventListener("online", onOnline);
    return () => {
      sender?.removeEventListener("submit", onSubmit);
      removeEventListener("online", onOnline);
    };
  }, []);
  const shown = isOffline ? "No connection. What you have typed stays here." : text;
  return (
    <div ref={box} id={getErrorId(form, "form")} role="alert" tabIndex={-1} className="scroll-mt-24 empty:hidden">
      {shown ? <FieldError>{shown}</FieldError> : null}
    </div>
  );
}
