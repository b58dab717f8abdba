import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "#app/paths";
import { describeDownloadLimit } from "#app/server/text/describe-download-limit";
import { readHero } from "#app/texts/heroes/heroes.server";
import { Toast, ToastRegion } from "#app/ui/feedback/toast.tsx";
import { pageMeta } from "#app/ui/layout/page-meta";
import { receiveIdea } from "../ideas/receive-idea.server";
import { findProductCategory } from "../model/categories";
import { IdeaForm } from "./idea-form";
import { loadVault } from "./load-vault.server";
import { ProductGrid } from "./product-grid";
import { Trust } from "./trust";
import styles from "./vault.css?url";
import { VaultHero } from "./vault-hero";
import { VaultPages } from "./vault-pages";
import { getVaultUrl, readVaultQuery, toVaultQuery } from "./vault-query";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const handle = { query: toVaultQuery, watches: "products" };

export const meta: MetaFunction<typeof loader> = (page) => {
  const category = findProductCategory(page.data?.category ?? null);
  return pageMeta(page, {
    title: category ? `Digital Vault, ${category.name}` : "Planners, scripts and checklists in the Digital Vault",
    linkLabel: "Digital Vault",
    description:
      "Checklists, planners, calculators, scripts and prompt packs for small businesses, parents and students. Pay once and download right away.",
    picture: "vault",
  });
};

export const headers: HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = readVaultQuery(new URL(request.url).searchParams);
  const hero = await readHero(context, "digital-vault");
  const shown = { ...asked, hero, downloadLimit: describeDownloadLimit(context.env) };
  try {
    const vault = await loadVault(context, asked);
    return data({ ...shown, vault }, { headers: { "Cache-Control": "public, s-maxage=300" } });
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, "products not loaded");
    return data({ ...shown, vault: null }, { status: 503, headers: { "Cache-Control": "no-store" } });
  }
}

export async function action({ context }: ActionFunctionArgs) {
  const { result, status } = await receiveIdea(context, paths.vault);
  const headers = { "Cache-Control": "no-store" };
  if (result.ok) throw redirect(paths.vaultIdeaSent, { status: 303, headers });
  return data(result, { status, headers });
}

export default function VaultPage() {
  const { category, hero, vault, sent, downloadLimit } = useLoaderData<typeof loader>();
  const returned = useActionData<typeof action>();
  const name = findProductCategory(category)?.name;
  return (
    <>
      <VaultHero texts={hero} current={category} wheel={vault?.wheel ?? []} tabs={vault?.tabs ?? []} />
      <section className="vault-list wrap" aria-labelledby="products-title">
        <h2 id="products-title" className="sr-only">
          {name ?? "All products"}
        </h2>
        {vault === null ? (
          <Shelf>
            <p>
              Failed to load products. <a href={getVaultUrl(category)}>Try again</a>
            </p>
          </Shelf>
        ) : vault.cards.length === 0 ? (
          <Shelf>
            <p>New tools are being added soon. Check back daily!</p>
          </Shelf>
        ) : (
          <>
            <ProductGrid cards={vault.cards} />
            <VaultPages category={category} page={vault.page} pages={vault.pages} />
          </>
        )}
      </section>
      <Trust downloadLimit={downloadLimit} />
      <IdeaForm returned={returned} sent={sent} />
      <ToastRegion>
        {vault === null ? <Toast title="Failed to load products" tone="error" autoHides /> : null}
        {returned?.ok === false && returned.problems.some(({ field }) => field === null) ? (
          <Toast title="Failed to submit request." description="Please try again." tone="error" autoHides />
        ) : null}
      </ToastRegion>
    </>
  );
}

function Shelf({ children }: { children: ReactNode }) {
  return (
    <div className="vault-shelf">
      <svg viewBox="0 0 600 150" aria-hidden="true">
        <path className="fill-cut" d="M0 136h600v14H0z" />
        <path className="fill-leaf" d="M40 136V76a60 60 0 0 1 60 60z" />
        <path className="fill-pink" d="M560 136V76a60 60 0 0 0-60 60z" />
      </svg>
      {children}
    </div>
  );
}
