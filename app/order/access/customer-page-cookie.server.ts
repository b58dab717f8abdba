import { createCookie } from "@remix-run/node";
import { z } from "zod";
import type { Services } from "#app/server/services.server";
import { DAY } from "#app/server/time/durations";

const MAX_CUSTOMER_PAGES = 10;
const DAYS = 90;

const openedCustomerPage = z.object({ orderId: z.string(), version: z.number(), until: z.number() });
/** The key `rooms` stays, because cookies of earlier versions have it. */
const cookieValue = z.object({ rooms: z.array(openedCustomerPage) });
type OpenedCustomerPage = z.output<typeof openedCustomerPage>;

const customerPagesCookie = ({ env, secrets }: Services) =>
  createCookie("rooms", {
    secrets: [secrets.session],
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: env.ORIGIN.startsWith("https:"),
    maxAge: DAYS * 24 * 3600,
  });

/** Newest first. */
export async function listOpenedCustomerPages(services: Services, request: Request): Promise<OpenedCustomerPage[]> {
  const value = await customerPagesCookie(services).parse(request.headers.get("Cookie"));
  const { data } = cookieValue.safeParse(value);
  return (data?.rooms ?? []).filter(({ until }) => until > Date.now());
}

export async function rememberCustomerPage(
  services: Services,
  request: Request,
  customerPage: Pick<OpenedCustomerPage, "orderId" | "version">,
): Promise<string> {
  const others = (await listOpenedCustomerPages(services, request)).filter(
    ({ orderId }) => orderId !== customerPage.orderId,
  );
  const until = Date.now() + DAYS * DAY;
  return customerPagesCookie(services).serialize({
    rooms: [{ ...customerPage, until }, ...others].slice(0, MAX_CUSTOMER_PAGES),
  });
}
