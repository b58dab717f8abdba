import { usesTestCheckout } from "../payment/payment-links.server";
import { bad, good, type HealthCheck, warning } from "../server/health/health-check";
import { type Linked, listPackageNotes } from "./offered-packages.server";

export const createPaymentLinksCheck = (services: Linked): HealthCheck => ({
  name: "Payment links",
  advice: "Set the links that are named here, and restart if they are environment variables.",
  needsDatabase: true,
  async run() {
    if (usesTestCheckout(services)) return good("The test checkout takes no money, because no payment link is set.");
    const notes = await listPackageNotes(services);
    if (notes.length === 0) return good("Every package that is offered has one.");
    return notes.some((note) => note.startsWith("Customers")) ? bad(notes.join(" ")) : warning(notes.join(" "));
  },
});
