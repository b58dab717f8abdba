import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { requireRight } from "#app/account/auth.server";
import { receiveStagedFile } from "#app/files/receive-staged-file.server";
import { createDeliveryRules, describeRefusedFile } from "#app/order/deliver/delivery-rules.server";
import { removeStagedFiles } from "#app/order/deliver/staged-files.server";
import { deliveryLimits } from "#app/order/model/delivery-limits";
import { getActiveOrder } from "#app/order/state/get-order.server";

/** POST /admin/orders/{number}/files: stores one file of the next delivery, or removes it (`remove_file`). */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireRight(context, request, "orders");
  const number = params.number as string;
  return receiveStagedFile(context, {
    files: createDeliveryRules(context, number, { ...deliveryLimits, files: 1 }),
    getOwner: () => getActiveOrder(context, number),
    remove: (orderId, files) => removeStagedFiles(context, orderId, files),
    describe: (refused) => describeRefusedFile(refused).text,
  });
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "orders");
  throw data(null, { status: 404 });
}
