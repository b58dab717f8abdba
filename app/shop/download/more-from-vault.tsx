import { paths } from "#app/paths";
import { MoreLink } from "#app/ui/more-link.tsx";
import type { ProductCard } from "../parts/product-card.server";
import { RelatedProducts } from "../parts/related-products";

export function MoreFromVault({ related }: { related: readonly ProductCard[] }) {
  return (
    <>
      {related.length > 0 ? (
        <RelatedProducts heading="More from the Digital Vault" related={related} className="pb-6" />
      ) : null}
      <p className="wrap pb-sec">
        <MoreLink href={paths.vault}>Open the Digital Vault</MoreLink>
      </p>
    </>
  );
}
