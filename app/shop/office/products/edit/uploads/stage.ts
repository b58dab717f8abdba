import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { requireRight } from "#app/account/auth.server";
import { receiveStagedFile } from "#app/files/receive-staged-file.server";
import { removeStagedFiles } from "#app/shop/product-files/product-uploads.server";
import { createFileRules, describeRefused } from "#app/shop/product-files/upload-rules.server";
import { getProduct } from "../load-product.server";

/** POST /admin/products/{id}/file: stores the file of the next version, or removes it (`remove_file`). */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireRight(context, request, "products");
  const product = await getProduct(context, params.id as string);
  return receiveStagedFile(context, {
    files: createFileRules(context, product.id),
    getOwner: async () => product,
    remove: (productId, files) => removeStagedFiles(context, productId, files),
    describe: (refused) => describeRefused(refused, "file"),
  });
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "products");
  throw data(null, { status: 404 });
}
