import {
  APICallError,
  generateText,
  NoObjectGeneratedError,
  Output,
  type LanguageModel as SdkModel,
} from 'ai';
import * as z from 'zod';
import type {
  Answer,
  LanguageModel,
  NoAnswer,
  Question,
} from '../../domain/language-model/language-model.ts';

/** The maximum size of a model's answer in bytes, far above the longest text we ask for. */
export const maxAnswerBytes = 512 * 1024;

// Otherwise the SDK prints its warnings to the console, outside our log.
globalThis.AI_SDK_LOG_WARNINGS = false;

/**
 * Implements our port with a model of the AI SDK
 * (https://ai-sdk.dev/docs/ai-sdk-core/generating-structured-data). Nothing is retried here: callers have a
 * fallback that is better than waiting.
 */
export function askingThrough(model: SdkModel): LanguageModel {
  return {
    async ask<Schema extends z.ZodType>(
      { instructions, material, schema, maxAnswerTokens }: Question<Schema>,
      signal: AbortSignal,
    ): Promise<Answer<Schema>> {
      try {
        const { output, finishReason } = await generateText({
          model,
          output: Output.object({ schema }),
          system: instructions,
          prompt: JSON.stringify(material),
          maxOutputTokens: maxAnswerTokens,
          maxRetries: 0,
          abortSignal: signal,
        });
        const read = schema.safeParse(output);
        if (read.success) return { outcome: 'answered', object: read.data };
        return { outcome: 'malformed', detail: finishReason };
      } catch (error) {
        if (signal.aborted) return { outcome: 'timed_out', detail: 'no answer in time' };
        if (APICallError.isInstance(error)) return callFailure(error);
        if (NoObjectGeneratedError.isInstance(error)) return noObject(error);
        return failure(error);
      }
    },
  };
}

const busyStatuses: readonly number[] = [408, 429, 503, 529];

function callFailure({ statusCode }: APICallError): NoAnswer {
  if (statusCode === undefined) return { outcome: 'unavailable', detail: 'no connection' };
  // A successful answer that could not be read.
  if (statusCode < 300) return { outcome: 'malformed', detail: `unreadable under ${statusCode}` };
  const outcome = busyStatuses.includes(statusCode) ? 'busy' : 'unavailable';
  return { outcome, detail: `status ${statusCode}` };
}

/** OpenAI's protocol has a field for refusals (https://platform.openai.com/docs/guides/structured-outputs). */
const refusing = z.looseObject({
  body: z.looseObject({
    choices: z.tuple([z.looseObject({ message: z.looseObject({ refusal: z.string().min(1) }) })]),
  }),
});

function noObject({ finishReason = 'other', response }: NoObjectGeneratedError): NoAnswer {
  const refused = finishReason === 'content-filter' || refusing.safeParse(response).success;
  return { outcome: refused ? 'refused' : 'malformed', detail: finishReason };
}

function failure(error: unknown): NoAnswer {
  const name = error instanceof Error ? error.name : 'unknown';
  // Thrown when the model stopped without any output, as a content filter makes it do.
  if (name === 'AI_NoOutputGeneratedError') return { outcome: 'refused', detail: 'no output' };
  return { outcome: 'unavailable', detail: name };
}
