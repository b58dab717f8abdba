/** `npm run catalog` makes the files of all products, their covers and their inside pages; `-- <slug>` those of one. */
import { makeProducts } from "./make-products";

await makeProducts(process.argv.slice(2));
