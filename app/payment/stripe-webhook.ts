import { type ActionFunctionArgs, data } from "@remix-run/node";
import { ZodError } from "zod";
import { readBody } from "../server/forms/form.server";
import { receivePaymentEvent } from "./receive-payment-event.server";
import { recordRefusedEvent } from "./refused-events.server";
import { InvalidSignatureError } from "./stripe-event.server";

const MAX_BYTES = 1024 * 1024;

/** POST /webhooks/stripe. Answers 200 once the event is recorded, so that it is not sent again. */
export async function action({ request, context }: ActionFunctionArgs) {
  const signature = request.headers.get("Stripe-Signature") ?? "";
  try {
    const body = await readBody(context, MAX_BYTES);
    const outcome = await receivePaymentEvent(context, body, signature);
    return Response.json({ received: true, outcome });
  } catch (error) {
    if (error instanceof InvalidSignatureError) {
      context.log.warn({ id: context.requestId }, "payment event refused: its signature does not match");
      // Programs that try addresses send no signature.
      if (signature !== "")
        await recordRefusedEvent(context).catch((err) => context.log.error({ err }, "refused event not recorded"));
      return Response.json({ error: "The signature doesn’t match." }, { status: 400 });
    }
    if (error instanceof ZodError) return Response.json({ error: "This event could not be read." }, { status: 400 });
    throw error;
  }
}

export function loader() {
  throw data(null, { status: 404 });
}
