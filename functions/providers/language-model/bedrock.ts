import { createAmazonBedrock } from '@ai-sdk/amazon-bedrock';
import type { LanguageModel } from '../../domain/language-model/language-model.ts';
import { cappedFetch } from '../http/capped-fetch.ts';
import { askingThrough, maxAnswerBytes } from './ask.ts';

/** A model or inference profile of Bedrock, called with the credentials that Lambda gives its function. */
export function bedrockModel(id: string): LanguageModel {
  return askingThrough(createAmazonBedrock({ fetch: cappedFetch(maxAnswerBytes) }).languageModel(id));
}
