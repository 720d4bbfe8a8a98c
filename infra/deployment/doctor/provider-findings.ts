import * as z from 'zod';
import { configuredModel } from '../../../functions/providers/language-model/configured-model.ts';
import { offers } from '../../../functions/providers/payments/catalogue.ts';
import { configuredPayments } from '../../../functions/providers/payments/configured-payments.ts';
import type { EnvironmentConfig } from '../../config.ts';
import { type Finding, look, ok, toDo } from './finding.ts';

/** The time limit for a model's answer, in milliseconds. */
const modelTimeoutMs = 20_000;

/**
 * Checks whether the plans have their prices at Stripe, and whether the language model answers, with the same calls
 * as the product.
 */
export async function providerFindings(config: EnvironmentConfig, stripeUrl?: string): Promise<Finding[]> {
  const findings = await Promise.all([
    look('prices', async () => {
      const missing = await configuredPayments({
        STRIPE_API_URL: stripeUrl,
        STRIPE_KEY_SECRET: config.payments.keySecret,
      }).missingPrices(offers);
      if (missing.length === 0) return [ok('prices', 'all are at Stripe')];
      const setUp = `npm run payments:setup -- --env ${config.name}`;
      return [toDo('prices', `Stripe lacks, or has otherwise, the prices ${missing.join(', ')}: ${setUp}`)];
    }),
    look('language model', () => modelFindings(config)),
  ]);
  return findings.flat();
}

async function modelFindings({ languageModel: model }: EnvironmentConfig): Promise<Finding[]> {
  const about = 'language model';
  if (model === undefined) return [ok(about, 'none configured; the product composes by itself')];
  const configured = configuredModel({
    id: model.modelId,
    url: model.provider === 'bedrock' ? undefined : model.url,
    keySecret: model.provider === 'bedrock' ? undefined : model.keySecret,
  });
  const answer = await configured?.ask(
    {
      instructions: 'Answer with the word that you are given.',
      material: { word: 'ready' },
      schema: z.object({ word: z.string() }),
      maxAnswerTokens: 50,
    },
    AbortSignal.timeout(modelTimeoutMs),
  );
  if (answer?.outcome === 'answered') return [ok(about, `${model.modelId} answers`)];
  const why = `${model.modelId} does not answer (${answer?.outcome}: ${answer?.detail})`;
  const access = 'request access to it in the console of Bedrock, in this region';
  return [
    toDo(about, model.provider === 'bedrock' ? `${why}: ${access}` : `${why}: check its URL, name and key`),
  ];
}
