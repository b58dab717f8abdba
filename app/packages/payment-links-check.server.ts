import { paths } from "../paths";
import { listRefused } from "../payment/checkouts.server";
import { getCheckout, TEST_CHECKOUT_NOTE } from "../payment/payment-links.server";
import { askProvider, describeProviderError, isTestKey } from "../payment/stripe-client.server";
import { bad, type Finding, good, type HealthCheck, unused, warning } from "../server/health/health-check";
import type { Services } from "../server/services.server";
import { DAY } from "../server/time/durations";
import { listPackageNotes } from "./offered-packages.server";

const CHECK_KEY = "Check STRIPE_SECRET_KEY: a restricted key needs the right to write Checkout Sessions.";

const REFUSED_DAYS = 7;

export const createPaymentLinksCheck = (services: Services): HealthCheck => ({
  name: "Payment",
  advice: services.env.STRIPE_SECRET_KEY
    ? CHECK_KEY
    : "Set the links that are named here, and restart if they are environment variables.",
  screen: { name: "Connections", href: `${paths.adminConnections}#connection-payment`, link: "See payment setup" },
  needsDatabase: true,
  comesFirst: true,
  async run() {
    const checkout = getCheckout(services);
    if (checkout === "key") return checkKey(services);
    if (checkout === "test") return unused(TEST_CHECKOUT_NOTE);
    const notes = await listPackageNotes(services);
    if (notes.length === 0) return good("Every package that is offered has one.");
    return notes.some((note) => note.startsWith("Customers")) ? bad(notes.join(" ")) : warning(notes.join(" "));
  },
});

// Asks for what the site needs the key for, and changes nothing.
async function checkKey({ db, env }: Services): Promise<Finding> {
  try {
    await askProvider({ env }, (stripe) => stripe.checkout.sessions.list({ limit: 1 }));
  } catch (error) {
    const { problem, status } = describeProviderError(error);
    if (status === 401 || status === 403) return bad("The payment provider refuses the key.");
    return warning(`The payment provider doesn’t answer as it should (${problem}).`, "Look at its status page.");
  }
  const { APP_ENV, STRIPE_SECRET_KEY: key = "" } = env;
  if (APP_ENV === "production" && isTestKey(key))
    return warning("The key is for tests, so payments take no money.", "Set STRIPE_SECRET_KEY to the live key.");
  const refused = await listRefused(db, new Date(db.now() - REFUSED_DAYS * DAY));
  const [newest] = refused;
  if (!newest) return good("Made by the site: the payment provider accepts the key.");
  const more = refused.length > 1 ? ` and of ${refused.length - 1} more` : "";
  return warning(
    `The payment provider won’t take the payment of ${newest.reference}${more} (${newest.refusal}).`,
    "We asked the customer to write to you. Correct the price or the currency, or agree on another way to pay.",
  );
}
