import type { LanguageModel } from '../../domain/language-model/language-model.ts';
import { cachedSecret } from '../secrets/secrets-manager.ts';

/** Which language model an operator has configured. */
interface ModelConfiguration {
  /** Without an id there is no model. */
  readonly id: string | undefined;
  /** The base URL of an endpoint that speaks OpenAI's protocol. Without one the model is on Bedrock. */
  readonly url: string | undefined;
  /** The name of the secret with the endpoint's key, if it requires one. */
  readonly keySecret: string | undefined;
  /** The key itself, if it is not stored in a secret. */
  readonly key?: string | undefined;
}

/** Returns the configured language model, or null. The SDK is loaded at the first question. */
export function configuredModel({ id, url, keySecret, key }: ModelConfiguration): LanguageModel | null {
  if (id === undefined) return null;
  const readKey = keySecret === undefined ? async () => key ?? null : cachedSecret(keySecret);

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
