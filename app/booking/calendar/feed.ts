import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { isSameSecret } from "#app/server/secrets.server";
import { CALENDAR_TYPE } from "./calendar-file.server";
import { writeFeed } from "./write-feed.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const key = new URL(request.url).searchParams.get("key") ?? "";
  const { BOOKING_FEED_KEY } = context.env;
  if (!BOOKING_FEED_KEY || !isSameSecret(key, BOOKING_FEED_KEY))
    throw data(null, { status: 404, headers: { "Cache-Control": "no-store" } });
  return new Response(await writeFeed(context), {
    headers: { "Content-Type": CALENDAR_TYPE, "Cache-Control": "private, no-store" },
  });
}
