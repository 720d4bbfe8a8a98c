import type { LanguageModel } from '../../../functions/domain/language-model/language-model.ts';
import { bedrockModel } from '../../../functions/providers/language-model/bedrock.ts';
import { openAiCompatibleModel } from '../../../functions/providers/language-model/openai-compatible.ts';
import type { Wire } from '../fake-service.ts';

const json = (status: number, body: unknown, headers?: Record<string, string>): Wire => ({
  status,
  body: JSON.stringify(body),
  ...(headers && { headers }),
});

/** A vendor's protocol, as far as the product uses it. */
export interface Vendor {
  readonly name: string;
  open(url: string): LanguageModel;
  /** An answer of the model: text that should be JSON. */
  says(text: string): Wire;
  /** The model ran out of tokens in the middle of its answer. */
  breaksOff(text: string): Wire;
  refuses(): Wire;
  throttles(): Wire;
  /** Who asks may not. */
  forbids(): Wire;
}

/** https://platform.openai.com/docs/api-reference/chat/object */
function completion(message: object, finish_reason: string): Wire {
  return json(200, {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_795_000_000,
    model: 'writer-1',
    choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason, logprobs: null }],
    usage: { prompt_tokens: 12, completion_tokens: 34, total_tokens: 46 },
  });
}

/** https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_Converse.html */
function converse(content: readonly object[], stopReason: string): Wire {
  return json(200, {
    output: { message: { role: 'assistant', content } },
    stopReason,
    usage: { inputTokens: 12, outputTokens: 34, totalTokens: 46 },
    metrics: { latencyMs: 321 },
  });
}

/** Bedrock returns an object as the input of a tool call, and anything that is not JSON as text. */
function toolCall(text: string, stopReason: string): Wire {
  try {
    return converse(
      [{ toolUse: { toolUseId: 'tool-1', name: 'json', input: JSON.parse(text) } }],
      stopReason,
    );
  } catch {
    return converse([{ text }], stopReason === 'tool_use' ? 'end_turn' : stopReason);
  }
}

export const vendors: readonly Vendor[] = [
  {
    name: 'an OpenAI-compatible endpoint',
    open: (url) => openAiCompatibleModel({ id: 'writer-1', url: `${url}/v1`, key: 'secret-key' }),
    says: (content) => completion({ content, refusal: null }, 'stop'),
    breaksOff: (content) => completion({ content, refusal: null }, 'length'),
    refuses: () => completion({ content: null, refusal: "I can't help with that." }, 'stop'),
    throttles: () =>
      json(429, { error: { message: 'Rate limit reached', type: 'requests', code: 'rate_limit_exceeded' } }),
    forbids: () => json(401, { error: { message: 'Incorrect API key', type: 'invalid_request_error' } }),
  },
  {
    name: 'Bedrock',
    open(url) {
      process.env.AWS_ENDPOINT_URL_BEDROCK_RUNTIME = url;
      return bedrockModel('amazon.nova-lite-v1:0');
    },
    says: (text) => toolCall(text, 'tool_use'),
    breaksOff: (text) => toolCall(text, 'max_tokens'),
    refuses: () => converse([{ text: 'Blocked.' }], 'guardrail_intervened'),
    throttles: () =>
      json(429, { message: 'Too many requests' }, { 'x-amzn-errortype': 'ThrottlingException' }),
    forbids: () => json(403, { message: 'not authorized' }, { 'x-amzn-errortype': 'AccessDeniedException' }),
  },
];
