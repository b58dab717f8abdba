import { asc, desc, eq, inArray } from "drizzle-orm";
import { getOwn } from "#app/server/get-own";
import type { Database } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";

export type ProductFile = Row<"productFiles">;

type Reader = Pick<Database, "read" | "tables">;

export async function findCurrentFile(
  { read, tables: { productFiles } }: Reader,
  productId: string,
): Promise<ProductFile | null> {
  const [file] = await read
    .select()
    .from(productFiles)
    .where(eq(productFiles.productId, productId))
    .orderBy(desc(productFiles.version))
    .limit(1);
  return file ?? null;
}

export async function listCurrentFiles(
  { read, tables: { productFiles } }: Reader,
  productIds: string[],
): Promise<Map<string, ProductFile>> {
  if (productIds.length === 0) return new Map();
  const versions = await read
    .select()
    .from(productFiles)
    .where(inArray(productFiles.productId, productIds))
    .orderBy(asc(productFiles.version));
  return new Map(versions.map((file) => [file.productId, file]));
}

const formatNames: Record<string, string> = { MD: "Text", XLSX: "Excel" };

export function getFormat({ name }: Pick<ProductFile, "name">): string | null {
  const extension = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toUpperCase();
  return extension === undefined ? null : (getOwn(formatNames, extension) ?? extension);
}
