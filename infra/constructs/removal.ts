import { RemovalPolicy } from 'aws-cdk-lib';
import type { EnvironmentConfig } from '../config.ts';

/**
 * What becomes of something that people stored when it leaves the stack. Where data is retained, what a failed first
 * deployment made is removed all the same.
 */
export function removalOfData({ retainData }: EnvironmentConfig): RemovalPolicy {
  return retainData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
}
