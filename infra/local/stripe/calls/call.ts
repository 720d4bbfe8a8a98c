import * as z from 'zod';
import { invalidRequest } from '../error.ts';
import type { Kind, Objects } from '../objects.ts';
import { type Form, readParameters, text, whole } from './parameters.ts';

const common = z.strictObject({ expand: z.array(z.string()).max(20).default([]) });

/** The ids in the path of a call. */
type Ids = { id: string };

/** One call of the API. */
export interface Call {
  method: 'GET' | 'POST' | 'DELETE';
  /** The path after `/v1/`, with `:id` for an id. */
  path: string;
  /**
   * Reads the parameters and throws Stripe's error if they are invalid. `run` then does the work in a transaction.
   */
  prepare(form: Form): { run(ids: Ids): object; expand: string[] };
}

/** Describes a call by the shape of its parameters. Any other parameter is refused. */
export function call<Shape extends z.ZodRawShape>(
  method: Call['method'],
  path: string,
  shape: Shape,
  run: (parameters: z.output<z.ZodObject<Shape, z.core.$strict>>, ids: Ids) => object,
): Call {
  const own = z.strictObject(shape);
  return {
    method,
    path,
    prepare({ expand, ...form }) {
      const { expand: paths } = readParameters(common, { ...(expand !== undefined && { expand }) });
      const parameters = readParameters(own, form);
      return { run: (ids) => run(parameters, ids), expand: paths };
    },
  };
}

/** The parameters of every list. */
export const paging = {
  limit: whole.pipe(z.number().min(1).max(100)).optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
};

/**
 * One page of a list in the given order. Throws an invalid request for a cursor that is not in it.
 * @see https://docs.stripe.com/api/pagination
 */
export function page<K extends Kind>(
  url: string,
  objects: Objects[K][],
  {
    limit = 10,
    starting_after,
    ending_before,
  }: { limit?: number; starting_after?: string; ending_before?: string },
) {
  const position = (id: string) => {
    const index = objects.findIndex((object) => object.id === id);
    if (index < 0) throw invalidRequest(`No such object: '${id}'`, undefined, 'resource_missing');
    return index;
  };
  if (ending_before !== undefined) {
    const before = objects.slice(0, position(ending_before));
    return list(url, before.slice(-limit), before.length > limit);
  }
  const after = starting_after === undefined ? objects : objects.slice(position(starting_after) + 1);
  return list(url, after.slice(0, limit), after.length > limit);
}

/** A list in the API's format. */
export function list<T>(url: string, data: T[], has_more = false) {
  return { object: 'list' as const, data, has_more, url };
}
