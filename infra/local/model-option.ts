import { UsageError } from './command.ts';

/** The environment variable with the endpoint's key, if it needs one. */
export const keyVariable = 'LANGUAGE_MODEL_KEY';

/** A language model at an endpoint that speaks OpenAI's protocol, as given on a command line. */
export interface NamedModel {
  readonly id: string;
  readonly url: string;
  /** The environment variables for the functions. */
  readonly environment: Record<string, string>;
}

/**
 * Reads `--model <url>#<id>`, such as `https://models.example/v1#small-1`. The key comes from `environment`, since
 * every user of the machine can read a command line. Returns undefined if no model is given. Throws a UsageError
 * that says what is wrong with one.
 */
export function readModel(
  value: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): NamedModel | undefined {
  if (value === undefined) return undefined;
  const at = value.indexOf('#');
  const id = at < 0 ? '' : value.slice(at + 1);
  const url = URL.parse(at < 0 ? value : value.slice(0, at));
  if (url === null || !/^https?:$/.test(url.protocol) || id === '') {
    throw new UsageError(
      `--model must be the base URL of an OpenAI-compatible endpoint, "#" and a model, such as http://localhost:11434/v1#llama3.2, not "${value}".`,
    );
  }
  if (url.username !== '' || url.password !== '') {
    throw new UsageError(`--model: put the key into the variable ${keyVariable}, not into the URL.`);
  }
  const base = url.href.replace(/\/+$/, '');
  const key = environment[keyVariable];
  return {
    id,
    url: base,
    environment: {
      LANGUAGE_MODEL_ID: id,
      LANGUAGE_MODEL_URL: base,
      ...(key !== undefined && key !== '' && { [keyVariable]: key }),
    },
  };
}
