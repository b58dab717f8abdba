import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
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

const compose = readFileSync("compose.yaml", "utf8");
const listMatches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = ""]) => found).sort();

test("deploy/make-secrets.sh makes the secrets of compose.yaml, for their owner only, and keeps those that are there", () => {
  const folder = mkdtempSync(join(tmpdir(), "secrets-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync("deploy/make-secrets.sh", join(folder, "deploy/make-secrets.sh"));
  const secrets = join(folder, "secrets");
  const make = () => {
    execFileSync("sh", [join(folder, "deploy/make-secrets.sh")]);
    return new Map(readdirSync(secrets).map((name) => [name, readFileSync(join(secrets, name), "utf8")]));
  };
  const made = make();
  expect([...made.keys()].sort()).toEqual(listMatches(compose, /file: \.\/secrets\/(\w+)/g));
  expect(made.get("database_url")).toBe(`postgres://site:${made.get("database_password")}@database:5432/site`);
  expect(made.get("session_secret")).toMatch(/^[0-9a-f]{64}$/);
  // Their variables are not set until somebody writes into them.
  expect([made.get("stripe_secret_key"), made.get("smtp_url")]).toEqual(["", ""]);
  expect(statSync(secrets).mode & 0o777).toBe(0o700);
  expect(make()).toEqual(made);
});

test("each service of compose.yaml restarts, from an image of a known version, with variables that exist", () => {
  const [, services = ""] = /^services:\n([\s\S]*?)^\S/m.exec(compose) ?? [];
  const names = listMatches(services, /^ {2}(\w+):$/gm);
  expect(names).toEqual(["database", "proxy", "site", "storage"]);
  expect(listMatches(services, /^ {2}(\w+):\n {4}<<: \*service$/gm)).toEqual(names);
  expect(compose).toContain("x-service: &service\n  restart: unless-stopped\n");
  expect(listMatches(services, /^ {4}image: (\S+)$/gm)).toEqual([
    "agency-site",
    expect.stringMatching(/^caddy:\d/),
    expect.stringMatching(/^chrislusf\/seaweedfs:\d/),
    expect.stringMatching(/^postgres:\d/),
  ]);
  const [, environment = ""] = /^ {2}site:\n[\s\S]*?^ {4}environment:\n((?: {6}.*\n)+)/m.exec(services) ?? [];
  const known = listMatches(readFileSync("docs/configuration.md", "utf8"), /^\| `([A-Z_0-9]+)` \|/gm);
  const set = listMatches(environment, /^ {6}([A-Z_0-9]+?)(?:_FILE)?:/gm);
  expect(set).toContain("SESSION_SECRET");
  expect(set.filter((name) => !known.includes(name))).toEqual([]);
});

test("the label of the image has the version of package.json", () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(readFileSync("Dockerfile", "utf8")).toContain(`ARG VERSION="${version}"`);
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
