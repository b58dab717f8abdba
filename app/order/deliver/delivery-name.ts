import { createKeyName } from "#app/server/storage/file-names";

export function createDeliveryKey(number: string, timestamp: number, name: string): string {
  return `${number}/delivery/${createKeyName(timestamp, name)}`;
}
