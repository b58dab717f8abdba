import { Form } from "@remix-run/react";
import { paths } from "#app/paths";
import type { SavedProduct } from "./load-product.server";

interface HistoryProps {
  id: string;
  edition: number;
  history: SavedProduct["history"];
}

export function History({ id, edition, history }: HistoryProps) {
  return (
    <section className="panel product-box" aria-labelledby="history-title">
      <h2 id="history-title">History</h2>
      {history.length === 0 ? (
        <p className="text-ink-2">No edits yet. Each version you replace shows up here.</p>
      ) : null}
      <ol className="product-history">
        {history.map((edit) => (
          <li key={edit.id}>
            <p className="min-w-0 wrap-anywhere">
              <b>Version {edit.edition}</b>
              <span className="block text-small text-ink-2">
                Used until {edit.at}, when {edit.actor} changed {edit.changed.join(", ") || "nothing"}.
              </span>
            </p>
            <Form method="post" action={paths.adminProduct(id)} preventScrollReset>
              <input type="hidden" name="edit" value={edit.id} />
              <input type="hidden" name="edition" value={edition} />
              <button type="submit" className="tool" name="intent" value="restore_product">
                Restore this version<span className="sr-only"> {edit.edition}</span>
              </button>
            </Form>
          </li>
        ))}
      </ol>
    </section>
  );
}
