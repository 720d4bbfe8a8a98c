import { v7 as uuidv7 } from 'uuid';
import { generateTemplate as contract } from '../../shared/contract/generate-template.ts';
import { plans, usageMonth } from '../../shared/model/account/plans.ts';
import { Refusal } from '../../shared/model/errors.ts';
import type { GeneratedTemplate, TemplateRequest } from '../../shared/model/outreach/template-request.ts';
import { accountGuard } from '../data/account/tombstones.ts';
import { getSubscription, subscriptionUnchanged } from '../data/billing/subscriptions.ts';
import { repeatStore } from '../data/idempotency.ts';
import { openTable, type Table } from '../data/table.ts';
import { getGenerated, storeGenerated } from '../data/templates/generated-templates.ts';
import {
  type Generation,
  type Reservation,
  reserve,
  returnLapsed,
  settle,
  take,
} from '../data/templates/reservations.ts';
import type { TransactionItem } from '../data/transaction.ts';
import { entitledPlan } from '../domain/billing/entitlement.ts';
import type { LanguageModel } from '../domain/language-model/language-model.ts';
import { onlyOnce } from '../domain/only-once.ts';
import { composeTemplate } from '../domain/templates/compose-template.ts';
import { creditsUsedUp, withoutModel } from '../domain/templates/generation-notice.ts';
import { writeWithModel } from '../domain/templates/write-with-model.ts';
import { usedUp } from '../domain/used-up.ts';
import { configuredModel } from '../providers/language-model/configured-model.ts';
import { generateTemplateEnvironment, readEnvironment } from '../runtime/env.ts';
import { log } from '../runtime/log.ts';
import { type Handlers, serve } from '../runtime/serve.ts';

/** How often a generation is tried if the plan changes between reading and writing. */
const planChangeAttempts = 3;
/** How long a model may write, in milliseconds: the gateway waits 30 s for all of it. */
const writingMs = 20_000;
/** After how long a reservation lapses, in milliseconds: longer than this Lambda can run. */
const lapseMs = 60_000;

/** One request, and what its first write adds to remember its key. */
interface Order {
  readonly userId: string;
  readonly request: TemplateRequest;
  readonly idempotencyKey: string | null;
  readonly remember: (id: string) => TransactionItem[];
}

/** The generation of templates, over a table, a model where there is one, and a clock. */
export function generateTemplateHandlers(services: {
  table: Table;
  model: LanguageModel | null;
  now: () => Date;
}): Handlers<typeof contract> {
  const { table, model, now } = services;

  /** What a text costs, and what may write it, under the present plan. */
  async function generationOf({ userId, remember }: Order, id: string, byModel: boolean) {
    const at = now();
    const subscription = await getSubscription(table, userId);
    const { limits, emailGenerations } = plans[entitledPlan(subscription, at)];
    const credits = limits.ai_credits_limit;
    const generation: Generation = {
      userId,
      month: usageMonth(at),
      limits: { emailGenerations, aiCredits: byModel ? credits : null },
      planUnchanged: subscriptionUnchanged(table, userId, subscription),
      along: remember(id),
    };
    return { at, generation, emailGenerations, credits };
  }

  /** Writes with the model, for a credit. Returns null if no credit or no email generation is left. */
  async function withModel(
    order: Order,
    writer: LanguageModel,
    id: string,
  ): Promise<GeneratedTemplate | null> {
    const { userId, request, idempotencyKey } = order;
    for (let attempt = 1; attempt <= planChangeAttempts; attempt += 1) {
      const { at, generation } = await generationOf(order, id, true);
      const reservation: Reservation = {
        id,
        month: generation.month,
        lapses_at: new Date(at.getTime() + lapseMs).toISOString(),
        idempotency_key: idempotencyKey,
      };
      const outcome = await reserve(table, reservation, generation);
      if (outcome === 'used_up') return null;
      if (outcome === 'plan_changed') continue;

      const answer = await writeWithModel(writer, request, AbortSignal.timeout(writingMs));
      const written = answer.outcome === 'written';
      if (!written)
        log.warn('the model wrote no template', { outcome: answer.outcome, detail: answer.detail });
      const generated: GeneratedTemplate = written
        ? { ...answer.template, generated_by: 'model', notice: null }
        : { ...composeTemplate(request, id), generated_by: 'composer', notice: withoutModel(answer.outcome) };
      const kept =
        idempotencyKey === null ? [] : [storeGenerated(table, userId, { id, generated, at: now() })];
      if (await settle(table, userId, reservation, written ? 'by_model' : 'without_model', kept))
        return generated;
      throw new Refusal('unavailable', 'Writing took too long. Nothing was counted, so please try again.');
    }
    throw planChanging();
  }

  /** Composes a text without the model. Throws `limit_reached` if no email generation is left. */
  async function composed(order: Order, id: string): Promise<GeneratedTemplate> {
    const { userId, request, idempotencyKey } = order;
    for (let attempt = 1; attempt <= planChangeAttempts; attempt += 1) {
      const { at, generation, emailGenerations, credits } = await generationOf(order, id, false);
      const notice = model === null ? null : creditsUsedUp(credits);
      const generated: GeneratedTemplate = {
        ...composeTemplate(request, id),
        generated_by: 'composer',
        notice,
      };
      const kept = idempotencyKey === null ? [] : [storeGenerated(table, userId, { id, generated, at })];
      const outcome = await take(table, { ...generation, along: [...generation.along, ...kept] });
      if (outcome === 'taken') return generated;
      if (outcome === 'used_up' && emailGenerations !== null) {
        throw usedUp(emailGenerations, 'email generations', at);
      }
    }
    throw planChanging();
  }

  return {
    async generate({ body: request, idempotencyKey }, { userId }) {
      if (request.purpose === '') {
        throw new Refusal('invalid_input', 'Please describe the purpose of your email template', {
          field: 'purpose',
        });
      }
      await returnLapsed(table, userId, now());
      const repeatable = {
        userId,
        key: idempotencyKey,
        request: { operation: 'generateTemplate.generate', ...request },
      };
      const written = new Map<string, GeneratedTemplate>();
      const id = await onlyOnce(repeatStore(table), repeatable, now(), async (remember) => {
        const newId = uuidv7();
        const order = { userId, request, idempotencyKey, remember };
        const byModel = model === null ? null : await withModel(order, model, newId);
        written.set(newId, byModel ?? (await composed(order, newId)));
        return newId;
      });
      const generated = written.get(id) ?? (await getGenerated(table, userId, id));
      if (generated !== null) return generated;
      throw new Refusal('unavailable', 'Your template is still being written. Please try again in a moment.');
    },
  };
}

function planChanging(): Refusal {
  return new Refusal('conflict', 'Your plan is being changed. Please try again.');
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
