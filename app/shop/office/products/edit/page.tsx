import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { requireRight } from "#app/account/auth.server";
import { answerFailure } from "#app/server/forms/answer-failure.server";
import { receiveForm } from "#app/server/forms/form.server";
import { type Flash, redirectWithFlash } from "#app/server/http/flash.server";
import { getListUrl } from "#app/shop/model/product-filters";
import { productFailed, statusLabels } from "#app/shop/model/product-statuses";
import { uploadKinds } from "#app/shop/model/upload-limits";
import { pageTitle } from "#app/site";
import { loadOrStay, postWithFallback, revalidateUnlessLost } from "#app/ui/feedback/lost-connection";
import { AnswerToast } from "#app/ui/feedback/toast.tsx";
import { useFormVersion } from "#app/ui/form/use-form-version";
import { ScreenHead } from "#app/ui/list/list-screen.tsx";
import { StatusMark } from "#app/ui/marks/status-mark.tsx";
import { History } from "./history";
import { getProduct, loadNewProduct, loadProduct, type ProductScreen } from "./load-product.server";
import { EndSaleForm, ProductForm } from "./product-form";
import {
  keepTypedProduct,
  type PostResult,
  type RefusedProduct,
  receiveNewProduct,
  receiveProductPost,
} from "./receive-product-post.server";

import { FileSection } from "./uploads/file-section";
import { CoverSection, PagesSection } from "./uploads/picture-sections";
import type { RefusedPage } from "./uploads/receive-page-change.server";
import { type RefusedUpload, receiveUpload, type UploadResult } from "./uploads/receive-upload.server";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: pageTitle(matches, data?.saved?.title ?? "New product") },
];

export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<ProductScreen> {
  await requireRight(context, request, "products");
  const id = params.id as string;
  return id === "new" ? loadNewProduct(context) : loadProduct(context, id);
}

type Refused = RefusedProduct | RefusedUpload | RefusedPage;

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireRight(context, request, "products");
  const [actor, id] = [user.name || user.userId, params.id as string];
  const upload = uploadKinds.find((kind) => kind === new URL(request.url).searchParams.get("upload"));
  const answer = async (result: PostResult | UploadResult | { refused: Refused | Flash; status: number }) =>
    "refused" in result
      ? data(result.refused, { status: result.status })
      : redirectWithFlash(context, result.to, result.toast);
  if (id === "new") {
    const { fields } = await receiveForm(context);
    return answer(
      await answerFailure(context, receiveNewProduct(context, actor, fields), keepTypedProduct("new", fields)),
    );
  }
  const product = await getProduct(context, id);
  if (upload)
    return answer(await answerFailure(context, receiveUpload(context, actor, product, upload), productFailed));
  const { fields } = await receiveForm(context);
  const work = receiveProductPost(context, actor, id, fields);
  return answer(await answerFailure(context, work, keepTypedProduct(id, fields)));
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<ProductScreen>(args, "shop/office/products/edit/page");
}

export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return postWithFallback<Refused, Flash>({ request, serverAction }, productFailed);
}

export const shouldRevalidate = revalidateUnlessLost;

const statusMarks = {
  published: { shape: "full" },
  draft: { shape: "half", tone: "quiet" },
  hidden: { shape: "empty", tone: "quiet" },
} as const;

const replacing = ["save_product", "restore_product"];
const keepingUnsaved = ["end_sale"];

export default function ProductEditor() {
  const screen = useLoaderData<typeof loader>() as ProductScreen;
  const answer = useActionData<Refused | Flash>();
  const refused = answer && "form" in answer ? answer : undefined;
  const refusedProduct = refused?.form === "product" ? refused : undefined;
  const refusedPage = refused?.form === "page" ? refused : undefined;
  const refusedUpload = refused && refused.form !== "product" && refused.form !== "page" ? refused : undefined;
  const count = useFormVersion(replacing, refusedProduct !== undefined, keepingUnsaved);
  // The form is rendered anew each time that it comes back with a colleague's changes.
  const version = refusedProduct?.theirs.length ? `${count} ${refusedProduct.edition}` : count;
  const { id, saved } = screen;
  return (
    <>
      <ScreenHead
        title={saved?.title ?? "New product"}
        back={{ label: "All products", to: getListUrl(saved ? { status: saved.status } : {}) }}
      >
        {saved ? (
          <>
            <p className="flex items-center gap-2 font-semibold">
              <StatusMark {...statusMarks[saved.status]} />
              {statusLabels[saved.status]}
            </p>
            {/* In a narrow window, these sections come after the form. */}
            <a className="tool tool-plain xl:hidden" href="#cover-title">
              Cover
            </a>
            <a className="tool tool-plain xl:hidden" href="#file-title">
              File
            </a>
            <a className="tool" href={saved.viewUrl} target="_blank" rel="noopener">
              {saved.status === "published" ? "View page" : "Preview"}
            </a>
          </>
        ) : null}
      </ScreenHead>
      <div className="product-editor">
        <ProductForm key={`${saved ? id : "new"} ${version}`} screen={screen} refused={refusedProduct} />
        {saved?.onSale ? <EndSaleForm id={id} edition={screen.edition} /> : null}
        {saved ? (
          <div className="product-side">
            <CoverSection id={id} saved={saved} refused={refusedUpload} />
            <FileSection id={id} saved={saved} refused={refusedUpload?.form === "file" ? refusedUpload : undefined} />
            <PagesSection id={id} saved={saved} refused={refusedUpload} refusedPage={refusedPage} />
            <History id={id} edition={screen.edition} history={saved.history} />
          </div>
        ) : null}
      </div>
      <AnswerToast answer={answer} />
    </>
  );
}
