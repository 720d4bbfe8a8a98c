/** Whether a value is an object that was written as `{…}`, as opposed to one of a class. */
function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Whether an object is a `Table`, whose name no request contains. */
function isTable(value: object): boolean {
  return 'client' in value;
}

/** A copy of a value with each of its texts changed. What is neither plain data nor a collection stays the same. */
function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => withTexts(each, change));
  if (value instanceof Map) {
    return new Map([...value].map(([key, each]) => [withTexts(key, change), withTexts(each, change)]));
  }
  if (value instanceof Set) return new Set([...value].map((each) => withTexts(each, change)));
  if (!isPlain(value) || isTable(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withTexts(each, change)]));
}

/** The arguments of an owner's call, as another user would call with them: only the user's id is another. */
export function asStranger(args: readonly unknown[], owner: string, stranger: string): unknown[] {
  return args.map((arg) => withTexts(arg, (text) => text.replaceAll(owner, stranger)));
}

/** Arguments of which some texts, though never the user's own id, are hostile. `draw` decides for each text. */
export function withHostileTexts(
  args: readonly unknown[],
  stranger: string,
  draw: () => string | null,
): unknown[] {
  return args.map((arg) => withTexts(arg, (text) => (text.includes(stranger) ? text : (draw() ?? text))));
}

/** The partitions of the keys in what is sent to the table, or returned by it. */
export function partitionsIn(message: unknown): string[] {
  if (Array.isArray(message)) return message.flatMap(partitionsIn);
  if (!isPlain(message)) return [];
  return Object.entries(message).flatMap(([name, value]) => {
    if (name !== 'pk' && name !== ':pk') return partitionsIn(value);
    return [typeof value === 'string' ? value : JSON.stringify(value)];
  });
}

/** Those of some partitions that belong to a user. */
export function ownedBy(user: string, partitions: readonly string[]): string[] {
  const own = `USER#${user}`;
  return partitions.filter((partition) => partition === own || partition.startsWith(`${own}#`));
}
