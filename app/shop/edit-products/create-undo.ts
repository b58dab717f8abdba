import { paths } from "#app/paths";

/** The toast's button that makes the product what it was before the edit. */
export function createUndo(productId: string, { id, edition }: { id: string; edition: number }) {
  const fields = { intent: "restore_product", edit: id, edition: String(edition) };
  return { label: "Undo", to: paths.adminProduct(productId), fields };
}
