/**
 * The size of an item as DynamoDB counts it: names and values in UTF-8, a number by its digits, binary values
 * unchanged, three bytes for a list or map and one more for each of its entries.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/CapacityUnitCalculations.html
 */
export function itemBytes(item: Readonly<Record<string, unknown>>): number {
  return entries(item).reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + valueBytes(value), 0);
}

function valueBytes(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value === 'number') return Math.ceil(String(value).replace(/\D/g, '').length / 2) + 1;
  if (value instanceof Uint8Array) return value.length;
  if (Array.isArray(value)) return 3 + value.reduce<number>((sum, each) => sum + 1 + valueBytes(each), 0);
  if (typeof value === 'object' && value !== null) return 3 + itemBytes({ ...value }) + entries(value).length;
  return 1;
}

function entries(item: object): [string, unknown][] {
  return Object.entries(item).filter(([, value]) => value !== undefined);
}
