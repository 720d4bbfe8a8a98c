import { generateTemplate as contract } from '../../shared/contract/generate-template.ts';
import { accountGuard } from '../data/account/tombstones.ts';
import { repeatStore } from '../data/idempotency.ts';
import { openTable, type Table } from '../data/table.ts';
import { generationStore } from '../data/templates/generation-store.ts';
import type { LanguageModel, NoAnswer } from '../domain/language-model/language-model.ts';
import { generateTemplate } from '../domain/templates/generate-template.ts';
import { configuredModel } from '../providers/language-model/configured-model.ts';
import { generateTemplateEnvironment, readEnvironment } from '../runtime/env.ts';
import { log } from '../runtime/log.ts';
import { type Handlers, serve } from '../runtime/serve.ts';

/** The generation of templates, over a table, a clock, and a model if one is configured. */
export function generateTemplateHandlers({
  table,
  ...context
}: {
  table: Table;
  model: LanguageModel | null;
  now: () => Date;
}): Handlers<typeof contract> {
  const onNoAnswer = ({ outcome, detail }: NoAnswer) =>
    log.warn('the model wrote no template', { outcome, detail });
  const services = { ...context, store: generationStore(table), repeats: repeatStore(table), onNoAnswer };

  return {
    generate: ({ body, idempotencyKey }, { userId }) =>
      generateTemplate(services, userId, body, idempotencyKey),
  };
}

const environment = readEnvironment(generateTemplateEnvironment);
const table = openTable(environment.TABLE_NAME);
const model = configuredModel({
  id: environment.LANGUAGE_MODEL_ID,
  url: environment.LANGUAGE_MODEL_URL,
  keySecret: environment.LANGUAGE_MODEL_KEY_SECRET,
  key: environment.LANGUAGE_MODEL_KEY,
});

export const handler = serve(
  contract,
  generateTemplateHandlers({ table, model, now: () => new Date() }),
  accountGuard(table),
);
