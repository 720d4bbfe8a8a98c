import { StartError } from '../machine/start-error.ts';
import type { Resource } from './template.ts';

/** The resources of a type. */
export function ofType(resources: readonly Resource[], type: string): Resource[] {
  return resources.filter((resource) => resource.type === type);
}

/** The only resource of a type whose logical id contains a text. Throws if there is none or several. */
export function onlyResource(resources: readonly Resource[], type: string, part: string): Resource {
  const found = ofType(resources, type).filter(({ logicalId }) => logicalId.includes(part));
  const [only] = found;
  if (!only || found.length > 1) {
    throw new StartError(`The template has ${found.length} resources of type ${type} named like "${part}".`);
  }
  return only;
}
