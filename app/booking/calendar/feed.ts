import { createHash, timingSafeEqual } from "node:crypto";
import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { CALENDAR_TYPE } from "./calendar-file.server";
import { writeFeed } from "./write-feed.server";

/** The team's calendar, for the programs that subscribe to it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const key = new URL(request.url).searchParams.get("key") ?? "";
  const { BOOKING_FEED_KEY } = context.env;
  if (!BOOKING_FEED_KEY || !isSame(key, BOOKING_FEED_KEY))
    throw data(null, { status: 404, headers: { "Cache-Control": "no-store" } });
  return new Response(await writeFeed(context), {
    headers: { "Content-Type": CALENDAR_TYPE, "Cache-Control": "private, no-store" },
  });
}

/** Takes the same time however much of the key is right. */
function isSame(a: string, b: string): boolean {
  const [first, second] = [a, b].map((text) => createHash("sha256").update(text).digest());
  return first !== undefined && second !== undefined && timingSafeEqual(first, second);
}
