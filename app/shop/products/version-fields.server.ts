import { productEntries } from "../model/product-fields";
import type { Product } from "./find-product.server";

const pictureKeys = ["imageUrl", "previews"] as const;
const versionKeys = [...productEntries.map(([key]) => key), ...pictureKeys];

type VersionKey = (typeof versionKeys)[number];

export type VersionColumns = Pick<Product, VersionKey>;

/** As in JSON: times are in ISO 8601, and fields that were added later are missing. */
export type StoredVersion = Partial<Record<VersionKey, unknown>>;

export function toVersion(product: VersionColumns): StoredVersion {
  return Object.fromEntries(versionKeys.map((key) => [key, product[key]]));
}

export function fromVersion(stored: StoredVersion): VersionColumns {
  const times = productEntries.flatMap(([key, { kind }]) =>
    kind === "time" && stored[key] ? [[key, new Date(String(stored[key]))]] : [],
  );
  const known = versionKeys.map((key) => [key, stored[key] ?? null]);
  return Object.fromEntries([...known, ...times]) as VersionColumns;
}
