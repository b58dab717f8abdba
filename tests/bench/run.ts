import { build } from "#app/server/start.mjs";
import { measureBackup } from "./backup/backup";
import { measureBooking } from "./booking/booking";
import { measureContact } from "./contact";
import { measureCustomerPage } from "./delivery/customer-page";
import { measureDelivery } from "./delivery/delivery";
import { measureDownload } from "./delivery/download";
import { measureZip } from "./delivery/zip";
import { measureFirstVisits } from "./first-visit";
import { measureInstances } from "./instances/instances";
import { measureJavaScript } from "./javascript";
import { measureLightbox } from "./lightbox";
import { measureOffice, measureOfficeMillion } from "./office/office";
import { measureOrders } from "./orders";
import { measurePage } from "./page/page";
import { measurePageLengths } from "./page/page-lengths";
import { measureReports } from "./reports/reports";
import { measureOfficeProducts } from "./shop/office-products";
import { measureVault } from "./shop/vault";
import { isMet, table } from "./table";
import type { Measurement } from "./targets";
import { measureUploads } from "./uploads";

const MAX_DURATION_MS = 45 * 60_000;

const figures: Record<string, () => Promise<Measurement[]>> = {
  uploads: measureUploads,
  orders: measureOrders,
  contact: measureContact,
  delivery: measureDelivery,
  zip: measureZip,
  "customer-page": measureCustomerPage,
  download: measureDownload,
  booking: measureBooking,
  vault: measureVault,
  "office-products": measureOfficeProducts,
  reports: measureReports,
  page: measurePage,
  instances: measureInstances,
  javascript: measureJavaScript,
  "first-visit": measureFirstVisits,
  lengths: measurePageLengths,
  lightbox: measureLightbox,
  office: measureOffice,
  "office-million": measureOfficeMillion,
  backup: measureBackup,
};
const onRequest = ["office-million", "backup"];

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !figures[name]);
if (unknown) {
  console.error(`There is no figure "${unknown}". There are: ${Object.keys(figures).join(", ")}`);
  process.exit(1);
}
setTimeout(() => {
  console.error("The measurements took too long.");
  process.exit(1);
}, MAX_DURATION_MS).unref();

build();
const measurements: Measurement[] = [];
for (const [name, measure] of Object.entries(figures)) {
  if (wanted.length > 0 ? !wanted.includes(name) : onRequest.includes(name)) continue;
  console.error(`measuring ${name} …`);
  measurements.push(...(await measure()));
}
console.log(`\n${table(measurements)}`);
process.exit(measurements.some((measurement) => isMet(measurement) === false) ? 1 : 0);
