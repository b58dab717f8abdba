import { paths } from "#app/paths";
import { book } from "../booking/bookings";
import { insertContactMessage } from "../contact/contact-messages";
import { insertRows } from "../database/rows";
import { placeOrder } from "../order/orders";
import { insertCoupon } from "../shop/coupons";
import { insertIdea } from "../shop/ideas";
import { sellProduct } from "../shop/purchases";
import type { Site } from "../site";
import { insertApplications } from "./dealflow";

/** A record for each screen of the office, with `secret` in what it shows. `number` is that of the order. */
export async function fillOffice(site: Site, secret: string) {
  const number = (await placeOrder(site, { full_name: secret, requirements: secret })).submissionId;
  const { reference } = await book(site, { name: secret, note: secret });
  await insertApplications(site, {
    id: "application",
    fullName: secret,
    businessName: secret,
    mainService: secret,
    idealClients: secret,
    targetCities: secret,
    clientType: secret,
    status: "Fully Onboarded",
  });
  await insertContactMessage(site, { id: number, name: secret, message: secret });
  await insertIdea(site, { id: number, name: secret, ideaRequest: secret });
  const { code } = await insertCoupon(site, { note: secret });
  const { product, purchase } = await sellProduct(site, { title: secret, status: "hidden" });
  await insertRows(site, "adminUsers", {
    userId: "colleague",
    role: "staff",
    name: secret,
    email: "zoe@palmetto.example",
  });
  const records = Object.entries({
    [paths.adminDealflow]: "application",
    [paths.adminBookings]: reference,
    [paths.adminCoupons]: code,
    [paths.adminProducts]: product.id,
    [paths.adminSales]: purchase.number,
    [paths.adminSettings]: "business",
    [paths.adminPeople]: "colleague",
  });
  return { number, records };
}
