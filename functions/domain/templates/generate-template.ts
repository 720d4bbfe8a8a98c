import { v7 as uuidv7 } from 'uuid';
import { plans, usageMonth } from '../../../shared/model/account/plans.ts';
import { Refusal } from '../../../shared/model/errors.ts';
import type { GeneratedTemplate, TemplateRequest } from '../../../shared/model/outreach/template-request.ts';
import { entitledPlan } from '../billing/entitlement.ts';
import type { LanguageModel, NoAnswer } from '../language-model/language-model.ts';
import { onlyOnce, type RepeatStore } from '../only-once.ts';
import { usedUp } from '../used-up.ts';
import { composeTemplate } from './compose-template.ts';
import { creditsUsedUp, withoutModel } from './generation-notice.ts';
import type { GenerationStore, Reservation, StoredText, Taking } from './generation-store.ts';
import { writeWithModel } from './write-with-model.ts';

/** How often a generation is tried if the plan changes between reading and writing. */
const maxAttempts = 3;
/** How long a model may write, in milliseconds: the gateway waits 30 s for all of it. */
const writingMs = 20_000;
/** After how long a reservation lapses, in milliseconds: longer than the Lambda can run. */
const lapseMs = 60_000;

/** What generating templates needs. */
export interface GenerationServices<Along> {
  readonly store: GenerationStore<Along>;
  readonly repeats: RepeatStore<Along>;
  /** Null if no model is configured. */
  readonly model: LanguageModel | null;
  /** Told when the model wrote no template, for the log. */
  readonly onNoAnswer: (answer: NoAnswer) => void;
  readonly now: () => Date;
}

/** One request, and what its first write adds to remember its key. */
interface Order<Along> {
  readonly id: string;
  readonly userId: string;
  readonly request: TemplateRequest;
  readonly key: string | null;
  readonly remember: (id: string) => readonly Along[];
}

/**
 * Writes a template, once per `key`: with the model if one is configured and a credit is left, otherwise composed. Throws
 * `limit_reached` when the month's email generations are used up.
 */
export async function generateTemplate<Along>(
  services: GenerationServices<Along>,
  userId: string,
  request: TemplateRequest,
  key: string | null,
): Promise<GeneratedTemplate> {
  const { store, repeats, model, now } = services;
  if (request.purpose === '') {
    throw new Refusal('invalid_input', 'Please describe the purpose of your email template', {
      field: 'purpose',
    });
  }
  await store.returnLapsed(userId, now());
  const repeatable = { userId, key, request: { operation: 'generateTemplate.generate', ...request } };
  const written = new Map<string, GeneratedTemplate>();
  const id = await onlyOnce(repeats, repeatable, now(), async (remember) => {
    const order = { id: uuidv7(), userId, request, key, remember };
    const byModel = model === null ? null : await withModel(services, model, order);
    written.set(order.id, byModel ?? (await composed(services, order)));
    return order.id;
  });
  const generated = written.get(id) ?? (await store.generated(userId, id));
  if (generated !== null) return generated;
  throw new Refusal('unavailable', 'Your template is still being written. Please try again in a moment.');
}

/** Writes with the model, for a credit. Returns null if no credit or no email generation is left. */
async function withModel<Along>(
  services: GenerationServices<Along>,
  model: LanguageModel,
  order: Order<Along>,
): Promise<GeneratedTemplate | null> {
  const { store } = services;
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const { at, taking } = await takingOf(services, order, true);
    const reservation: Reservation = {
      id: order.id,
      month: taking.month,
      lapses_at: new Date(at.getTime() + lapseMs).toISOString(),
      idempotency_key: order.key,
    };
    const outcome = await store.reserve(reservation, taking);
    if (outcome === 'used_up') return null;
    if (outcome === 'plan_changed') continue;

    const { generated, settlement } = await ask(services, model, order);
    const text = textToStore(order, generated, services.now());
    if (await store.settle(order.userId, reservation, settlement, text)) return generated;
    throw new Refusal('unavailable', 'Writing took too long. Nothing was counted, so please try again.');
  }
  throw planChanging();
}

/** The model's text, or a composed one that says why there is none. */
async function ask(
  { onNoAnswer }: Pick<GenerationServices<unknown>, 'onNoAnswer'>,
  model: LanguageModel,
  { id, request }: Pick<Order<unknown>, 'id' | 'request'>,
): Promise<{ generated: GeneratedTemplate; settlement: 'by_model' | 'without_model' }> {
  const answer = await writeWithModel(model, request, AbortSignal.timeout(writingMs));
  if (answer.outcome === 'written') {
    const generated = { ...answer.template, generated_by: 'model', notice: null } as const;
    return { generated, settlement: 'by_model' };
  }
  onNoAnswer(answer);
  const notice = withoutModel(answer.outcome);
  const generated = { ...composeTemplate(request, id), generated_by: 'composer', notice } as const;
  return { generated, settlement: 'without_model' };
}

/** Composes a text without the model. Throws `limit_reached` if no email generation is left. */
async function composed<Along>(
  services: GenerationServices<Along>,
  order: Order<Along>,
): Promise<GeneratedTemplate> {
  const { store, model } = services;
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const { at, taking, credits } = await takingOf(services, order, false);
    const generated: GeneratedTemplate = {
      ...composeTemplate(order.request, order.id),
      generated_by: 'composer',
      notice: model === null ? null : creditsUsedUp(credits),
    };
    const outcome = await store.take(taking, textToStore(order, generated, at));
    if (outcome === 'taken') return generated;
    const { emailGenerations } = taking.limits;
    if (outcome === 'used_up' && emailGenerations !== null) {
      throw usedUp(emailGenerations, 'email generations', at);
    }
  }
  throw planChanging();
}

/** What a text takes, and what may write it, under the present plan. */
async function takingOf<Along>(
  { store, now }: GenerationServices<Along>,
  { id, userId, remember }: Order<Along>,
  byModel: boolean,
): Promise<{ at: Date; taking: Taking<Along>; credits: number }> {
  const at = now();
  const subscription = await store.subscription(userId);
  const { limits, emailGenerations } = plans[entitledPlan(subscription, at)];
  const credits = limits.ai_credits_limit;
  const taking = {
    userId,
    month: usageMonth(at),
    limits: { emailGenerations, aiCredits: byModel ? credits : null },
    subscription,
    along: remember(id),
  };
  return { at, taking, credits };
}

/** A request without a key is never repeated, so its text is not stored. */
function textToStore(
  { id, key }: Pick<Order<unknown>, 'id' | 'key'>,
  generated: GeneratedTemplate,
  at: Date,
): StoredText | null {
  return key === null ? null : { id, generated, at };
}

function planChanging(): Refusal {
  return new Refusal('conflict', 'Your plan is being changed. Please try again.');
}
