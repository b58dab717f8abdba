import {
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findUser } from "#app/account/auth.server";
import { mayOpen } from "#app/office-rights";
import { paths } from "#app/paths";
import openPreviews from "#app/shop/parts/open-previews?worker&url";
import { findProduct, findPublishedProduct } from "#app/shop/products/find-product.server";
import { pageTitle } from "#app/site";
import { pageMeta } from "#app/ui/layout/page-meta";
import { loadProductView } from "./load-product.server";
import styles from "./product.css?url";
import { ProductArticle } from "./product-article";
import { buildProduct } from "./product-data";
import { ProductNotFound, ProductNotLoaded } from "./product-problems";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** With a coupon or as a preview the page is for one visitor. */
export const handle = {
  scripts: [openPreviews],
  watches: "products",
  query: (search: URLSearchParams) => (search.has("coupon") || search.has("preview") ? null : ""),
};

export const meta: MetaFunction<typeof loader> = (page) => {
  const product = page.data?.product;
  if (!product) {
    const title = page.data?.failed ? "Digital Vault" : "Product Not Found";
    return [{ title: pageTitle(page.matches, title) }, { name: "robots", content: "noindex" }];
  }
  const { title, slug, imageUrl, amount, priceValidUntil, offer, description, reviews } = product;
  const path = paths.product(slug);
  return pageMeta(page, {
    title,
    description: describeForSearch(product),
    picture: imageUrl ? { path: imageUrl } : "vault",
    parents: [{ name: "Digital Vault", path: paths.vault }],
    data: (publisher) => [
      buildProduct(publisher, {
        ...{ name: title, description, path, price: amount, validUntil: priceValidUntil },
        picture: imageUrl ?? "/sharing/vault.png",
        isAvailable: offer.kind !== "soon",
        reviews,
      }),
    ],
  });
};

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** `?preview=1` also shows drafts and hidden products, to those who may edit them. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [shared, noStore] = [{ "Cache-Control": "public, s-maxage=300" }, { "Cache-Control": "no-store" }];
  try {
    const search = new URL(request.url).searchParams;
    const user = search.has("preview") ? await findUser(context, request) : null;
    const isPreview = user !== null && mayOpen(user, "products");
    const find = isPreview ? findProduct : findPublishedProduct;
    const found = await find(context.db, params.slug ?? "");
    if (!found) return data({ product: null, failed: false }, { status: 404, headers: noStore });
    const coupon = search.get("coupon");
    const product = await loadProductView(context, found, coupon);
    const isShared = coupon === null && !isPreview;
    return data({ product, failed: false }, { headers: isShared ? shared : noStore });
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, "product not loaded");
    return data({ product: null, failed: true }, { status: 503, headers: noStore });
  }
}

export default function ProductPage() {
  const { product, failed } = useLoaderData<typeof loader>();
  if (product) return <ProductArticle product={product} />;
  return failed ? <ProductNotLoaded /> : <ProductNotFound />;
}

const MAX_LENGTH = 158;

function describeForSearch({ description, about }: { description: string; about: readonly string[] }): string {
  const text = [description, ...about].join(" ").replace(/\s+/g, " ").trim();
  if (text.length <= MAX_LENGTH) return text;
  const cut = text.slice(0, MAX_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 1)).replace(/[\s,;:.]+$/, "")}…`;
}
