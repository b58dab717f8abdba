/** What the tools read of the site. They import nothing else of it but the browser of its tests. */

export { samples as homeSamples, toFileName } from "../../app/pages/home/samples/samples";
export { listAvifWidths, type PhotographName, photographs } from "../../app/pages/sample-sites/photographs";
export { previewRatio, previewWidths, type Screen } from "../../app/pages/websites/preview-sizes";
export { listBrandProblems } from "../../app/server/brand/check-brand";
export { categories } from "../../app/texts/articles/categories";
export { readArticleFiles } from "../../app/texts/articles/read-article-files";
export type { CatalogProduct } from "../catalog/products/catalog-product";
export { listProducts } from "../catalog/products/list";
export { sampleSites } from "../websites/sample-sites";
