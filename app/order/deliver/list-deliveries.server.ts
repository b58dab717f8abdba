import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";

export interface DeliveredFile {
  id: string;
  name: string;
  size: number;
  type: string;
  path: string;
  uploadedAt: Date;
  replaced: boolean;
  /** Whether the customer can neither see nor download the file. */
  withdrawn: boolean;
  /** Such as "1 of 2 with this name", if several files of the round share it. */
  sameName: string | null;
}

export interface Delivery {
  id: string;
  createdAt: Date;
  message: string;
  files: DeliveredFile[];
}

export interface DeliveryRound {
  round: number;
  deliveries: Delivery[];
}

/** Newest rounds and deliveries first, files by name. Includes replaced and withdrawn files. */
export async function listDeliveries(
  { db }: Pick<Services, "db">,
  orderId: string,
  reader: Pick<Writer, "select"> = db.read,
): Promise<DeliveryRound[]> {
  const { deliveries, deliveredFiles } = db.tables;
  const rows = await reader
    .select()
    .from(deliveries)
    .where(eq(deliveries.orderId, orderId))
    .orderBy(desc(deliveries.round), desc(deliveries.createdAt), desc(deliveries.id));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const files = await reader
    .select()
    .from(deliveredFiles)
    .where(and(inArray(deliveredFiles.deliveryId, ids), eq(deliveredFiles.state, "stored")))
    .orderBy(asc(deliveredFiles.uploadedAt), asc(deliveredFiles.id));
  const byName = new Intl.Collator("en-US", { numeric: true });
  files.sort((a, b) => byName.compare(a.name, b.name));
  const rounds: DeliveryRound[] = [];
  for (const { id, round, createdAt, message } of rows) {
    if (rounds.at(-1)?.round !== round) rounds.push({ round, deliveries: [] });
    const delivered = files.filter((file) => file.deliveryId === id).map(toDeliveredFile);
    rounds.at(-1)?.deliveries.push({ id, createdAt, message, files: delivered });
  }
  return rounds.map(numberSameNames);
}

function numberSameNames({ round, deliveries }: DeliveryRound): DeliveryRound {
  const visible = [...deliveries]
    .reverse()
    .flatMap(({ files }) => files.filter(({ replaced, withdrawn }) => !replaced && !withdrawn));
  const number = (file: DeliveredFile): DeliveredFile => {
    const same = visible.filter(({ name }) => name === file.name);
    if (same.length < 2 || !same.includes(file)) return file;
    return { ...file, sameName: `${same.indexOf(file) + 1} of ${same.length} with this name` };
  };
  return { round, deliveries: deliveries.map((delivery) => ({ ...delivery, files: delivery.files.map(number) })) };
}

function toDeliveredFile({ id, name, size, type, path, uploadedAt, ...file }: Row<"deliveredFiles">): DeliveredFile {
  const replaced = file.replacedBy !== null;
  const withdrawn = file.withdrawnAt !== null;
  return { id, name, size, type, path, uploadedAt, replaced, withdrawn, sameName: null };
}
