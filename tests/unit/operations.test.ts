import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { recount } from "#app/order/find/recount.server";
import { MAX_CUSTOMER_PHOTOS } from "#app/order/model/customer-page-form";
import { deliveryLimits } from "#app/order/model/delivery-limits";
import { limits } from "#app/order/model/packages";
import { paths } from "#app/paths";
import { FIELD_LIMITS } from "#app/server/forms/form.server";
import { uploadLimits } from "#app/shop/model/upload-limits";
import { MAX_PICTURE_BYTES } from "#app/texts/pictures/picture-fields";

const operations = readFileSync("docs/operations.md", "utf8");

const units = { MB: 1024 ** 2, GB: 1024 ** 3 };
const readSize = (text: string) => {
  const [, number, unit] = /([\d.]+) (MB|GB)/.exec(text) ?? [];
  return Number(number) * units[unit as keyof typeof units];
};
const formatSize = (bytes: number) => (bytes < units.GB ? `${bytes / units.MB} MB` : `${bytes / units.GB} GB`);

const rows = [...operations.matchAll(/^\| `?([^|`]+)`?(?: and below)? \| ([^|]+) \| ([^|]*)\|$/gm)]
  .map(([, address = "", largest = "", what = ""]) => ({ address: address.trim(), largest: readSize(largest), what }))
  .filter(({ largest }) => largest > 0);

test.each([
  [paths.visualDesign, limits.photos, limits.photoBytes],
  [paths.customerPage(""), MAX_CUSTOMER_PHOTOS, limits.photoBytes],
  [paths.adminOrder(""), deliveryLimits.files, deliveryLimits.fileBytes],
  [paths.adminProduct(""), 1, uploadLimits.fileBytes],
  [paths.adminProduct(""), uploadLimits.pages, uploadLimits.pictureBytes],
  [paths.adminSettingRecord("articles", ""), 1, MAX_PICTURE_BYTES],
  [paths.adminSettingRecord("samples", ""), 2, MAX_PICTURE_BYTES],
])("a proxy set up from docs/operations.md accepts the largest form of %s", (address, files, fileBytes) => {
  const row = rows.find((entry) => entry.address === address);
  expect(row?.largest).toBeGreaterThan(files * fileBytes + FIELD_LIMITS.totalBytes);
  const each = files === 1 ? "file" : `${files} [a-z ]+`;
  expect(row?.what).toMatch(new RegExp(`\\b${each} of ${formatSize(fileBytes)}\\b`));
});

test("a proxy set up from docs/operations.md accepts every form without files", () => {
  const others = rows.find(({ address }) => address === "all others");
  expect(others?.largest).toBeGreaterThan(FIELD_LIMITS.totalBytes);
});

test("deploy/Caddyfile has the sizes of docs/operations.md", () => {
  const caddyfile = readFileSync("deploy/Caddyfile", "utf8");
  const handles = [...caddyfile.matchAll(/handle (\S+ )?\{\n\t\trequest_body \{\n\t\t\tmax_size (\d+)(M|G)iB/g)].map(
    ([, path = "all others", size, unit]) => [path.trim().replace(/\*$/, ""), Number(size) * units[`${unit}B` as "MB"]],
  );
  expect(new Map(handles as [string, number][])).toEqual(
    // Caddy reads whole numbers.
    new Map(rows.map(({ address, largest }) => [address, Math.ceil(largest / units.MB) * units.MB])),
  );
});

test("docs/operations.md names the keys of the log line about a wrong order count", () => {
  const logged: (keyof Awaited<ReturnType<typeof recount>>[number])[] = ["stored", "real"];
  const [line = ""] = /^.*"order count was wrong".*$/m.exec(operations) ?? [];
  for (const key of logged) expect(line).toContain(`(\`${key}\`)`);
});

test("README.md and package.json agree that there is no license", () => {
  const { license } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(license).toBe("UNLICENSED");
  expect(readFileSync("README.md", "utf8")).toContain(`"license": "${license}"`);
});
