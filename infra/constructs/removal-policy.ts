import { RemovalPolicy } from 'aws-cdk-lib';
import type { EnvironmentConfig } from '../config.ts';

/**
 * What happens to stored data when its resource leaves the stack. Even where data is retained, the resources of a
 * failed first deployment are removed.
 */
export function removalOfData({ retainData }: EnvironmentConfig): RemovalPolicy {
  return retainData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
}
