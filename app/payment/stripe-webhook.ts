import { type ActionFunctionArgs, data } from "@remix-run/node";
import { ZodError } from "zod";
import { readBody } from "#app/server/forms/form.server";
import { receiveEvent } from "./receive-event.server";
import { BadSignature } from "./stripe-event.server";

const MAX_BYTES = 1024 * 1024;

/** POST /webhooks/stripe: answered 200 once the event is recorded, whatever its outcome, so that it is not sent again. */
export async function action({ request, context }: ActionFunctionArgs) {
  try {
    const body = await readBody(context, MAX_BYTES);
    const outcome = await receiveEvent(context, body, request.headers.get("Stripe-Signature") ?? "");
    return Response.json({ received: true, outcome });
  } catch (error) {
    if (error instanceof BadSignature) return Response.json({ error: "The signature does not fit." }, { status: 400 });
    if (error instanceof ZodError) return Response.json({ error: "This event could not be read." }, { status: 400 });
    throw error;
  }
}

export function loader() {
  throw data(null, { status: 404 });
}
