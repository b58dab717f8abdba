/** What the tools read of the site. They import nothing else of it but the browser of its tests. */
export { categories } from "../../app/pages/blog/categories";
export { readArticles } from "../../app/pages/blog/read-articles";
export { samples as homeSamples, toFileName } from "../../app/pages/home/samples/samples";
export {
  listParts,
  previewWidths,
  type SampleSizes,
  type Screen,
  samples as sampleSites,
} from "../../app/pages/websites/samples/samples";
export { listBrandProblems } from "../../app/server/brand/check-brand";
export type { CatalogProduct } from "../catalog/products/catalog-product";
export { listProducts } from "../catalog/products/list";
