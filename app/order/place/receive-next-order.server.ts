import type { RequestContext } from "#app/server/http/context.server";
import type { Row } from "#drizzle/schema";
import { type Balance, canOrderMore, createRestPackage, explainClosed, REST_OPTION } from "../model/balance";
import { getBoughtName } from "../model/bought-package";
import { fields, type OrderProblem } from "../model/form-state";
import { contactEntries, mapFields } from "../model/order-fields";
import { countVisuals } from "../model/packages";
import { readBalance } from "../state/balance.server";
import { NotEnoughLeft } from "./draw-visuals.server";
import { placeOrder } from "./place-order.server";
import {
  findTooMany,
  type PostedOrder,
  type Received,
  receivePostedOrder,
  reject,
} from "./receive-posted-order.server";
import { isPlaced } from "./submission-key.server";
import { findTooManyVisuals, validateOrder } from "./validate-order";

type First = Row<"formSubmissions">;

/** `findFirst` returns the order that paid for the package, if this browser may open that order. */
export function receiveNextOrder(context: RequestContext, findFirst: () => Promise<First | null>): Promise<Received> {
  const known = { option: REST_OPTION, coupon: "" };
  return receivePostedOrder(context, {
    known,
    // Found again, because a form with pictures takes minutes to arrive.
    place: async (posted) => {
      const first = await findFirst();
      return first ? placeNextOrder(context, first, posted) : reject(posted.values, [notOpened], 404);
    },
  });
}

async function placeNextOrder(
  context: RequestContext,
  first: First,
  { fields: posted, values, photos, problems: refused }: PostedOrder,
): Promise<Received> {
  const { db } = context;
  const balance = await readBalance(db, db.read, first);
  const option = createRestPackage({
    name: getBoughtName(first),
    left: Number.MAX_SAFE_INTEGER,
    currency: first.currency,
  });
  const checked = validateOrder({ ...values, ...mapFields(contactEntries, (key) => first[key] ?? "") }, [option]);
  const source = { formId: values.formId, drawnFrom: first.id };
  const isAgain = "order" in checked && (await isPlaced(context, checked.order, photos, source));
  const overdrawn =
    "order" in checked && !isAgain ? findOverdraft(countVisuals(checked.order.breakdown ?? {}), balance) : [];
  const problems = [...overdrawn, ...("problems" in checked ? checked.problems : []), ...refused];
  if ("problems" in checked || problems.length > 0) return reject(values, problems, overdrawn.length > 0 ? 409 : 400);
  const tooMany = await findTooMany(context);
  if (tooMany) return reject(values, [tooMany], 429);
  try {
    const placed = await placeOrder(context, checked.order, photos, { ...source, source: null, payUrl: () => null });
    return { placed, payUrl: null, enhanced: posted.has(fields.enhanced) };
  } catch (error) {
    if (!(error instanceof NotEnoughLeft)) throw error;
    return reject(values, findOverdraft(countVisuals(checked.order.breakdown ?? {}), error.balance), 409);
  }
}

const notOpened: OrderProblem = {
  field: null,
  title: "Open Your Order First",
  description: "This browser hasn’t opened your order. Open it with your newest link, and send this again.",
};

function findOverdraft(visuals: number, balance: Balance | null): OrderProblem[] {
  if (balance && canOrderMore(balance)) return findTooManyVisuals(visuals, balance.left, true);
  const description = (balance && explainClosed(balance)) ?? "This order has no visuals left.";
  return [{ field: null, title: "Nothing Left", description }];
}
