import * as z from 'zod';

/** Unwraps a schema that is optional, nullable, has a default or is transformed afterwards. */
function innermost(schema: z.core.$ZodType): z.core.$ZodType {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  ) {
    return innermost(schema.def.innerType);
  }
  return schema instanceof z.ZodPipe ? innermost(schema.def.in) : schema;
}

/** The schema of one field of an object, by its dotted path. Throws a `RangeError` if there is no such field. */
export function schemaAt(schema: z.core.$ZodType, path: string): z.core.$ZodType {
  let found = schema;
  for (const name of path.split('.')) {
    const object = innermost(found);
    const field: z.core.$ZodType | undefined = object instanceof z.ZodObject ? object.shape[name] : undefined;
    if (field === undefined) throw new RangeError(`There is no field ${path}`);
    found = field;
  }
  return found;
}

/** The maximum length of a text; undefined if its schema sets none. */
export function maxLengthOf(schema: z.core.$ZodType): number | undefined {
  const inner = innermost(schema);
  const bound = 'maxLength' in inner ? inner.maxLength : undefined;
  return typeof bound === 'number' ? bound : undefined;
}

/** The minimum and maximum of a number; undefined if its schema sets none. */
export function rangeOf(schema: z.core.$ZodType): { min: number | undefined; max: number | undefined } {
  const inner = innermost(schema);
  if (!(inner instanceof z.ZodNumber)) return { min: undefined, max: undefined };
  return { min: inner.minValue ?? undefined, max: inner.maxValue ?? undefined };
}
