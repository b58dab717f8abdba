import type { ClientActionFunctionArgs } from "@remix-run/react";
import type { MessageResult } from "#app/contact/model/validate-message";

const lost =
  "We lost the connection before your message was saved. Everything you typed is still here. Please send it again.";

/** Without this, a broken connection or a 5xx would replace everything the visitor typed with Remix's error page. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<MessageResult> {
  try {
    const result = await serverAction<MessageResult>();
    if (typeof result?.ok === "boolean") return result;
  } catch (error) {
    console.error(error);
  }
  return { ok: false, values: null, problems: [{ field: null, text: lost }] };
}
