import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from '../../domain/language-model/language-model.ts';
import { cappedFetch } from '../http/capped-fetch.ts';
import { askingThrough, maxAnswerBytes } from './ask.ts';

/**
 * A model at any endpoint that supports OpenAI's chat completions with JSON schemas, a vendor's or your own.
 */
export function openAiCompatibleModel(endpoint: {
  id: string;
  url: string;
  key: string | null;
}): LanguageModel {
  const { id, url, key } = endpoint;
  const provider = createOpenAICompatible({
    name: 'endpoint',
    baseURL: url,
    ...(key !== null && { apiKey: key }),
    supportsStructuredOutputs: true,
    fetch: cappedFetch(maxAnswerBytes),
  });
  return askingThrough(provider.chatModel(id));
}
