import { useState } from 'react';
import type * as z from 'zod';
import type { Arguments, Output, Route } from '../../shared/contract/route.ts';
import type { DraftValues, FormDraft } from '../browser/use-draft.ts';
import { ApiError, fieldFault } from './api-error.ts';
import { maxLengthOf, schemaAt } from './limits.ts';
import { useWrite } from './use-write.ts';

type RouteWithBody = Route & { readonly body: NonNullable<Route['body']> };

/** The names of a body's fields. Fields of a nested object are written `object.field`. */
type Paths<T> = {
  [K in keyof T & string]: NonNullable<T[K]> extends readonly unknown[]
    ? K
    : NonNullable<T[K]> extends object
      ? K | `${K}.${keyof NonNullable<T[K]> & string}`
      : K;
}[keyof T & string];

type FieldOf<R extends RouteWithBody, V> = Paths<z.input<R['body']>> & keyof V & string;

/** The props of a text field: `TextField {...form.text('title')}`. */
interface TextControl {
  readonly name: string;
  readonly value: string;
  readonly maxLength: number | undefined;
  readonly fault: string | undefined;
  readonly onChange: (event: { target: { value: string } }) => void;
}

/**
 * A form for one operation. Limits and validation come from the schema of the operation's body. A value that the schema
 * refuses is not sent, and what the service refuses is shown at the same field. `draft` holds what was typed.
 */
export function useForm<R extends RouteWithBody, V extends DraftValues>(route: R, draft: FormDraft<V>) {
  const write = useWrite(route);
  const [invalid, setInvalid] = useState<ApiError>();
  /** The fields on the screen. An error about any other field is shown above the button. */
  const shown = new Set<string>();
  const error = invalid ?? write.error;

  const change = (values: Partial<V>) => {
    draft.change(values);
    setInvalid(undefined);
    write.clearError();
  };
  const faultOf = (field: Paths<z.input<R['body']>>) => {
    shown.add(field);
    return fieldFault(error, field);
  };
  return {
    values: draft.fields,
    change,
    clear: draft.clear,
    busy: write.busy,
    faultOf,
    text(field: FieldOf<R, V>): TextControl {
      return {
        name: field,
        value: String(draft.fields[field] ?? ''),
        maxLength: maxLengthOf(schemaAt(route.body, field)),
        fault: faultOf(field),
        onChange: ({ target }) => change(textChange<V>(field, target.value)),
      };
    },
    /** The error that no field shows. Call it after `text` and `faultOf`. */
    errorElsewhere(): ApiError | undefined {
      return error?.field !== undefined && shown.has(error.field) ? undefined : error;
    },
    error,
    /** Sends the form. Resolves to the answer, or to undefined if the form was refused. */
    async send(args: Arguments<R>): Promise<Output<R> | undefined> {
      const [issue] = route.body.safeParse(bodyOf(route, args)).error?.issues ?? [];
      const field = issue?.path.join('.');
      setInvalid(issue && new ApiError('invalid_input', issue.message, { field }));
      return issue ? undefined : write.run(args);
    },
  };
}

function bodyOf<R extends RouteWithBody>(route: R, args: Arguments<R>): Record<string, unknown> {
  const elsewhere = { ...route.params?.shape, ...route.query?.shape };
  return Object.fromEntries(Object.entries(args).filter(([name]) => !(name in elsewhere)));
}

function textChange<V extends DraftValues>(field: string, text: string): Partial<V> {
  const changed: Partial<V> = {};
  return Object.assign(changed, { [field]: text });
}
