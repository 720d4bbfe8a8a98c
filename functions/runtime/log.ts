import { Logger } from '@aws-lambda-powertools/logger';

/** The structured log of this Lambda. Ids may be logged; addresses, names, domains searched and page text may not. */
export const log = new Logger({ serviceName: process.env.AWS_LAMBDA_FUNCTION_NAME ?? 'buyerscope' });
