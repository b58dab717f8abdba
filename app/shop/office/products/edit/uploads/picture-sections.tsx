import { Form } from "@remix-run/react";
import { paths } from "#app/paths";
import { uploadLimits } from "#app/shop/model/upload-limits";
import { Cover } from "#app/shop/parts/cover.tsx";
import type { SavedProduct } from "../load-product.server";
import { PageList } from "./page-list";
import type { RefusedPage } from "./receive-page-change.server";
import type { RefusedUpload } from "./receive-upload.server";
import { UploadForm } from "./upload-form";

const hint = "JPG, PNG or WebP, up to 20 MB.";

interface SectionProps {
  id: string;
  saved: SavedProduct;
  refused: RefusedUpload | undefined;
}

export function CoverSection({ id, saved: { slug, imageUrl }, refused }: SectionProps) {
  return (
    <section className="panel product-box product-cover-box" aria-labelledby="cover-title">
      <h2 id="cover-title">Cover</h2>
      {imageUrl ? (
        <>
          <img className="product-cover" src={imageUrl} alt="The cover now" width={128} height={96} />
          <Form method="post" action={paths.adminProduct(id)} preventScrollReset>
            <button type="submit" className="tool" name="intent" value="remove_cover">
              Remove cover
            </button>
          </Form>
        </>
      ) : (
        <>
          <Cover product={{ slug, imageUrl }} sizes="128px" className="product-cover" />
          <p className="text-ink-2">Visitors see this cover, which we draw, until you upload yours.</p>
        </>
      )}
      <UploadForm
        id={id}
        kind="cover"
        label={imageUrl ? "Choose a new cover" : "Choose a cover"}
        hint={`${hint} We show it at 4:3, such as 1200 × 900 pixels.`}
        button="Upload cover"
        problems={refused?.form === "cover" ? refused.problems : []}
      />
    </section>
  );
}

interface PagesSectionProps extends SectionProps {
  refusedPage: RefusedPage | undefined;
}

export function PagesSection({ id, saved: { pages }, refused, refusedPage }: PagesSectionProps) {
  return (
    <section className="panel product-box" aria-labelledby="pages-title">
      <h2 id="pages-title">Inside pages</h2>
      {pages.length === 0 ? (
        <p className="mb-3 text-ink-2">No inside pages yet. Show visitors what they’ll get.</p>
      ) : null}
      <PageList id={id} pages={pages} refused={refusedPage} />
      {pages.length < uploadLimits.pages ? (
        <UploadForm
          id={id}
          kind="pages"
          label={pages.length > 0 ? "Choose more pages" : "Choose pages"}
          hint={`${hint} At most ${uploadLimits.pages} pages.`}
          button="Upload pages"
          problems={refused?.form === "pages" ? refused.problems : []}
        />
      ) : null}
    </section>
  );
}
