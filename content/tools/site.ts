/** What the tools read of the site. They import nothing else of it but the browser of its tests. */

export { samples as homeSamples, toFileName } from "../../app/pages/home/samples/samples";
export {
  listParts,
  previewWidths,
  type SampleSizes,
  type Screen,
  samples as sampleSites,
} from "../../app/pages/websites/samples/samples";
export { listBrandProblems } from "../../app/server/brand/check-brand";
export { categories } from "../../app/texts/articles/categories";
export { readArticleFiles } from "../../app/texts/articles/read-article-files";
export type { CatalogProduct } from "../catalog/products/catalog-product";
export { listProducts } from "../catalog/products/list";
