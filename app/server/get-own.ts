/** `record[key]` would also find inherited properties, such as `constructor`. A test finds lookups that bypass this. */
export function getOwn<Value>(record: Readonly<Record<string, Value>>, key: string | null): Value | undefined {
  return key !== null && Object.hasOwn(record, key) ? record[key] : undefined;
}
