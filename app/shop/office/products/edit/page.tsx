import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  Link,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { requireAdmin } from "#app/account/auth.server";
import { paths } from "#app/paths";
import { receiveForm } from "#app/server/forms/form.server";
import { type Flash, setFlash } from "#app/server/http/flash.server";
import { pageTitle } from "#app/site";
import { loadOrStay, postWithFallback, revalidateUnlessLost } from "../../../../ui/feedback/lost-connection";
import { FlashToast, ToastRegion } from "../../../../ui/feedback/toast";
import { ScreenHead } from "../../../../ui/list/list-screen";
import { failedToast } from "../failed-toast";
import { getListUrl } from "../list/filters";
import { FileSection } from "../uploads/file-section";
import { PictureSections } from "../uploads/picture-sections";
import { type RefusedUpload, receiveUpload } from "../uploads/receive-upload.server";
import { uploadKinds } from "../uploads/upload-limits";
import { History } from "./history";
import { getProduct, loadNewProduct, loadProduct, type ProductScreen } from "./load-product.server";
import { ProductForm } from "./product-form";
import { type RefusedProduct, receiveNewProduct, receiveProductPost } from "./receive-product-post.server";
import { useFormVersion } from "./use-form-version";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data?.saved?.title ?? "New product") },
];

export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<ProductScreen> {
  await requireAdmin(context, request);
  const id = params.id as string;
  return id === "new" ? loadNewProduct(context) : loadProduct(context, id);
}

/** With `upload` in its address, the form has files. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireAdmin(context, request);
  const [actor, id] = [user.name || user.userId, params.id as string];
  const upload = uploadKinds.find((kind) => kind === new URL(request.url).searchParams.get("upload"));
  const answer = async (flash: Flash, to: string) =>
    redirect(to, { status: 303, headers: { "Set-Cookie": await setFlash(context, flash) } });
  if (id === "new") {
    const { fields } = await receiveForm(context);
    const result = await receiveNewProduct(context, fields);
    return "refused" in result ? data(result.refused, { status: result.status }) : answer(result.toast, result.to);
  }
  const product = await getProduct(context, id);
  if (upload) {
    const result = await receiveUpload(context, actor, product, upload);
    if ("refused" in result) return data(result.refused, { status: result.status });
    return answer(result.toast, `${paths.adminProduct(id)}#${upload}-title`);
  }
  const { fields } = await receiveForm(context);
  const result = await receiveProductPost(context, actor, id, fields);
  return "refused" in result ? data(result.refused, { status: result.status }) : answer(result.toast, result.to);
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<ProductScreen>(args, "shop/office/products/edit/page");
}

export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return postWithFallback<RefusedProduct | RefusedUpload, Flash>({ request, serverAction }, failedToast);
}

export const shouldRevalidate = revalidateUnlessLost;

export default function ProductEditor() {
  const screen = useLoaderData<typeof loader>() as ProductScreen;
  const answer = useActionData<RefusedProduct | RefusedUpload | Flash>();
  const refused = answer && "form" in answer ? answer : undefined;
  const refusedProduct = refused?.form === "product" ? refused : undefined;
  const refusedUpload = refused && refused.form !== "product" ? refused : undefined;
  const version = useFormVersion(refusedProduct);
  const { id, saved } = screen;
  return (
    <>
      <ScreenHead title={saved?.title ?? "New product"}>
        {saved ? (
          <a className="tool" href={saved.viewUrl} target="_blank" rel="noopener">
            {saved.status === "published" ? "View page" : "Preview"}
          </a>
        ) : null}
        <Link className="tool" to={getListUrl(saved ? { status: saved.status } : {})}>
          All products
        </Link>
      </ScreenHead>
      <div className="product-editor">
        <ProductForm key={`${saved ? id : "new"} ${version}`} screen={screen} refused={refusedProduct} />
        {saved ? (
          <div className="product-side">
            <PictureSections id={id} saved={saved} refused={refusedUpload} />
            <FileSection id={id} saved={saved} refused={refusedUpload?.form === "file" ? refusedUpload : undefined} />
            <History id={id} edition={screen.edition} history={saved.history} />
          </div>
        ) : null}
      </div>
      <ToastRegion>{answer && "tone" in answer ? <FlashToast flash={answer} closable /> : null}</ToastRegion>
    </>
  );
}
