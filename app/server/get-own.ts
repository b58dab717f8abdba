/**
 * For a key that a request chose: `record[key]` would also find what every object inherits, such as `constructor`.
 * A test looks for lookups that bypass it.
 */
export function getOwn<Value>(record: Readonly<Record<string, Value>>, key: string | null): Value | undefined {
  return key !== null && Object.hasOwn(record, key) ? record[key] : undefined;
}
