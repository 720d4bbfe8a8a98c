import type { LanguageModel } from '../../domain/language-model/language-model.ts';
import { keptSecret } from '../secrets/secrets-manager.ts';

/** Which model an operator has configured. */
interface ModelConfiguration {
  /** Without an id there is no model. */
  readonly id: string | undefined;
  /** The base URL of an endpoint that speaks OpenAI's protocol; without one the model is Bedrock's. */
  readonly url: string | undefined;
  /** The name of the secret that holds the endpoint's key, where it wants one. */
  readonly keySecret: string | undefined;
  /** The key itself, where it lies in no secret. */
  readonly key?: string | undefined;
}

/** The language model that is configured, or null. What it takes to ask it is loaded with the first question. */
export function configuredModel({ id, url, keySecret, key }: ModelConfiguration): LanguageModel | null {
  if (id === undefined) return null;
  const readKey = keySecret === undefined ? async () => key ?? null : keptSecret(keySecret);

  async function open(model: string): Promise<LanguageModel> {
    if (url === undefined) return (await import('./bedrock.ts')).bedrockModel(model);
    const { openAiCompatibleModel } = await import('./openai-compatible.ts');
    return openAiCompatibleModel({ id: model, url, key: await readKey() });
  }

  let opened: Promise<LanguageModel> | undefined;
  return {
    async ask(question, signal) {
      opened ??= open(id);
      let model: LanguageModel;
      try {
        model = await opened;
      } catch (error) {
        opened = undefined;
        return {
          outcome: 'unavailable',
          detail: `not opened: ${error instanceof Error ? error.name : 'unknown'}`,
        };
      }
      return model.ask(question, signal);
    },
  };
}
