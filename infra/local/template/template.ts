import * as z from 'zod';
import { StartError } from '../machine/start-error.ts';
import type { Assembly, Place } from './assembly.ts';

/** What other resources see of a resource: the value of `Ref`, and the values of `Fn::GetAtt` by name. */
interface Identity {
  id: string;
  attributes: Record<string, string>;
}

/** Names a resource of one type. `property` returns one of its resolved properties. */
export type Identify = (resource: {
  logicalId: string;
  place: Place;
  property: (name: string) => unknown;
}) => Identity;

/** A resource in whose properties every intrinsic function is resolved. */
export interface Resource extends Identity {
  logicalId: string;
  type: string;
  properties: Record<string, unknown>;
}

/**
 * Resolves every intrinsic function of a template, with ids and attributes from `identify`. Ignored resources are
 * left out, and references to them become placeholders. Throws a StartError for an unknown function, name or
 * attribute, or a circular reference.
 */
export function resolveResources(
  { place, template }: Pick<Assembly, 'place' | 'template'>,
  identify: (type: string, logicalId: string) => Identify | 'ignored',
): { resources: Resource[]; outputs: Record<string, unknown> } {
  const identities = new Map<string, Identity>();
  const inProgress = new Set<string>();

  function identityOf(logicalId: string): Identity {
    const known = identities.get(logicalId);
    if (known) return known;
    const resource = template.Resources[logicalId];
    if (!resource) throw new StartError(`The template refers to "${logicalId}", which it does not define.`);
    if (inProgress.has(logicalId)) throw new StartError(`The name of "${logicalId}" depends on itself.`);
    inProgress.add(logicalId);
    const naming = identify(resource.Type, logicalId);
    const identity =
      naming === 'ignored'
        ? { id: `${place.stackName}-${logicalId}`, attributes: {} }
        : naming({ logicalId, place, property: (name) => resolve(resource.Properties?.[name]) });
    inProgress.delete(logicalId);
    identities.set(logicalId, identity);
    return identity;
  }

  function reference(name: string): unknown {
    switch (name) {
      case 'AWS::Region':
        return place.region;
      case 'AWS::AccountId':
        return place.account;
      case 'AWS::Partition':
        return 'aws';
      case 'AWS::URLSuffix':
        return 'amazonaws.com';
      case 'AWS::StackName':
        return place.stackName;
      case 'AWS::StackId':
        return `arn:aws:cloudformation:${place.region}:${place.account}:stack/${place.stackName}/local`;
      case 'AWS::NoValue':
        return undefined;
      case 'AWS::NotificationARNs':
        return [];
    }
    const parameter = template.Parameters?.[name];
    if (!parameter) return identityOf(name).id;
    if (parameter.Default === undefined) throw new StartError(`Template parameter "${name}" has no default.`);
    return parameter.Default;
  }

  function attribute(logicalId: string, name: string): string {
    const value = identityOf(logicalId).attributes[name];
    if (value === undefined) {
      const type = template.Resources[logicalId]?.Type ?? '';
      if (identify(type, logicalId) === 'ignored') return `arn:aws:local:::${logicalId}/${name}`;
      throw new StartError(`The local runner knows no attribute "${name}" of ${type} "${logicalId}".`);
    }
    return value;
  }

  function substitute(text: string, values: Record<string, unknown>): string {
    return text.replaceAll(/\$\{([^}]+)\}/g, (whole, name: string) => {
      if (name.startsWith('!')) return `\${${name.slice(1)}}`;
      if (name in values) return String(resolve(values[name]));
      const dot = name.indexOf('.');
      if (dot > 0) return attribute(name.slice(0, dot), name.slice(dot + 1));
      const value = reference(name);
      return value === undefined ? whole : String(value);
    });
  }

  function condition(name: string): boolean {
    const expression = template.Conditions?.[name];
    if (expression === undefined) throw new StartError(`The template has no condition "${name}".`);
    return truth(expression);
  }

  function truth(expression: unknown): boolean {
    if (typeof expression === 'string') return condition(expression);
    const value = resolve(expression);
    if (typeof value !== 'boolean') throw new StartError('A condition of the template is not a truth value.');
    return value;
  }

  function call(name: string, argument: unknown): unknown {
    if (name === 'Ref') return reference(z.string().parse(argument));
    if (name === 'Condition') return condition(z.string().parse(argument));
    if (name === 'Fn::If') {
      const [test, yes, no] = z.tuple([z.string(), z.unknown(), z.unknown()]).parse(argument);
      return resolve(condition(test) ? yes : no);
    }
    if (name === 'Fn::GetAtt') {
      const parts = typeof argument === 'string' ? argument.split('.') : z.array(z.unknown()).parse(argument);
      const [logicalId, ...rest] = parts.map((part) => String(resolve(part)));
      return attribute(logicalId ?? '', rest.join('.'));
    }
    if (name === 'Fn::Sub') {
      if (typeof argument === 'string') return substitute(argument, {});
      const [text, values] = z.tuple([z.string(), z.record(z.string(), z.unknown())]).parse(argument);
      return substitute(text, values);
    }
    if (name === 'Fn::Not' || name === 'Fn::And' || name === 'Fn::Or') {
      const tests = z.array(z.unknown()).parse(argument);
      if (name === 'Fn::Not') return !truth(tests[0]);
      return name === 'Fn::And' ? tests.every(truth) : tests.some(truth);
    }
    const value = resolve(argument);
    switch (name) {
      case 'Fn::Join': {
        const [separator, parts] = z.tuple([z.string(), z.array(z.unknown())]).parse(value);
        return parts.join(separator);
      }
      case 'Fn::Select': {
        const [index, list] = z.tuple([z.coerce.number(), z.array(z.unknown())]).parse(value);
        return list[index];
      }
      case 'Fn::Split': {
        const [separator, text] = z.tuple([z.string(), z.string()]).parse(value);
        return text.split(separator);
      }
      case 'Fn::Base64':
        return Buffer.from(z.string().parse(value)).toString('base64');
      case 'Fn::Equals': {
        const [left, right] = z.tuple([z.unknown(), z.unknown()]).parse(value);
        return left === right;
      }
      case 'Fn::FindInMap': {
        const [map, first, second] = z.tuple([z.string(), z.string(), z.string()]).parse(value);
        return template.Mappings?.[map]?.[first]?.[second];
      }
    }
    throw new StartError(`The local runner does not know the template function ${name}.`);
  }

  function resolve(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(resolve).filter((item) => item !== undefined);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value);
    const [only] = entries;
    if (only && entries.length === 1 && (/^(Ref|Condition)$/.test(only[0]) || only[0].startsWith('Fn::'))) {
      // IAM and event patterns have their own "Condition" key. Only a string names a condition of the template.
      if (only[0] !== 'Condition' || typeof only[1] === 'string') return call(only[0], only[1]);
    }
    return Object.fromEntries(
      entries.map(([key, item]) => [key, resolve(item)]).filter(([, item]) => item !== undefined),
    );
  }

  const present = Object.entries(template.Resources).filter(
    ([logicalId, resource]) =>
      (resource.Condition === undefined || condition(resource.Condition)) &&
      identify(resource.Type, logicalId) !== 'ignored',
  );
  const resources = present.map(([logicalId, resource]) => ({
    logicalId,
    type: resource.Type,
    ...identityOf(logicalId),
    properties: z.record(z.string(), z.unknown()).parse(resolve(resource.Properties ?? {})),
  }));
  const outputs = Object.fromEntries(
    Object.entries(template.Outputs ?? {}).map(([name, output]) => [name, resolve(output.Value)]),
  );
  return { resources, outputs };
}
