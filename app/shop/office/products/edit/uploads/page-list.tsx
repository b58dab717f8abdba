import { Form } from "@remix-run/react";
import { paths } from "#app/paths";
import { uploadLimits } from "#app/shop/model/upload-limits";
import { TextArea } from "#app/ui/form/field.tsx";
import { MoveArrow } from "../../move-arrow";
import type { SavedProduct } from "../load-product.server";
import type { RefusedPage } from "./receive-page-change.server";

interface PageListProps {
  id: string;
  pages: SavedProduct["pages"];
  refused: RefusedPage | undefined;
}

export function PageList({ id, pages, refused }: PageListProps) {
  if (pages.length === 0) return null;
  return (
    <ol className="product-pages">
      {pages.map((page, index) => (
        <li key={page.url}>
          <img src={page.url} alt="" width={page.width} height={page.height} loading="lazy" />
          <PageForm
            // The saved description replaces the one in the field.
            key={page.alt}
            {...{ id, page, number: index + 1, isLast: index === pages.length - 1 }}
            refused={refused?.page === page.url ? refused : undefined}
          />
        </li>
      ))}
    </ol>
  );
}

interface PageFormProps {
  id: string;
  page: SavedProduct["pages"][number];
  number: number;
  isLast: boolean;
  refused: RefusedPage | undefined;
}

function PageForm({ id, page, number, isLast, refused }: PageFormProps) {
  return (
    <Form method="post" action={paths.adminProduct(id)} preventScrollReset>
      <input type="hidden" name="page" value={page.url} />
      <input type="hidden" name="shown_alt" value={page.alt} />
      <TextArea
        id={`page-${number}-alt`}
        name="alt"
        label={`What page ${number} shows`}
        defaultValue={refused?.alt ?? page.alt}
        error={refused?.problem}
        maxLength={uploadLimits.alt}
        rows={2}
        autoComplete="off"
      />
      <p className="product-page-buttons">
        {/* Disabled instead of left out, so that no button moves under the pointer. */}
        <button
          type="submit"
          className="tool min-w-(--control) px-0"
          name="intent"
          value="page_up"
          disabled={number === 1}
        >
          <MoveArrow />
          <span className="sr-only">Move page {number} up</span>
        </button>
        <button type="submit" className="tool min-w-(--control) px-0" name="intent" value="page_down" disabled={isLast}>
          <MoveArrow isDown />
          <span className="sr-only">Move page {number} down</span>
        </button>
        <button type="submit" className="tool" name="intent" value="remove_page">
          Remove<span className="sr-only"> page {number}</span>
        </button>
        {/* Shown while the description is edited, also before the scripts have loaded. */}
        <button
          type="submit"
          className="tool tool-solid [form:not(:focus-within,:has(:user-valid,:user-invalid,[aria-invalid]))_&]:hidden"
          name="intent"
          value="describe_page"
        >
          Save<span className="sr-only"> the description of page {number}</span>
        </button>
      </p>
    </Form>
  );
}
