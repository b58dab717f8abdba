import type { Flash } from "#app/server/http/flash.server";
import { FlashToast, ToastRegion } from "../../ui/feedback/toast";

/** `answer` is what the user typed, with a toast, if the post failed, or only a toast if it never arrived. */
export function AnswerToast({ answer }: { answer: Flash | { toast?: Flash } | undefined }) {
  const flash = answer && "tone" in answer ? answer : answer?.toast;
  return <ToastRegion>{flash ? <FlashToast flash={flash} closable /> : null}</ToastRegion>;
}
