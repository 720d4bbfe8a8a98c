import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { StartError } from '../machine/start-error.ts';

/** The deployment that the template is resolved for: the values of CloudFormation's pseudo parameters. */
export interface Place {
  account: string;
  region: string;
  stackName: string;
  /** The address of AWS services, if not their public ones. */
  endpoint?: string;
}

/** A synthesized stack as read from the cloud assembly. */
export interface Assembly {
  place: Place;
  template: z.infer<typeof templateSchema>;
  /** Absolute path of each file asset by the object key in the template, e.g. `<hash>.zip`. */
  assets: Map<string, string>;
}

const templateSchema = z.looseObject({
  Resources: z.record(
    z.string(),
    z.looseObject({
      Type: z.string(),
      Properties: z.record(z.string(), z.unknown()).optional(),
      Condition: z.string().optional(),
    }),
  ),
  Parameters: z.record(z.string(), z.looseObject({ Default: z.unknown().optional() })).optional(),
  Conditions: z.record(z.string(), z.unknown()).optional(),
  Mappings: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.unknown()))).optional(),
  Outputs: z.record(z.string(), z.looseObject({ Value: z.unknown() })).optional(),
});

const manifestSchema = z.looseObject({
  artifacts: z.record(
    z.string(),
    z.looseObject({
      type: z.string(),
      environment: z.string().optional(),
      properties: z
        .looseObject({
          templateFile: z.string().optional(),
          stackName: z.string().optional(),
          file: z.string().optional(),
        })
        .optional(),
    }),
  ),
});

const assetsSchema = z.looseObject({
  files: z
    .record(
      z.string(),
      z.looseObject({
        source: z.looseObject({ path: z.string() }),
        destinations: z.record(z.string(), z.looseObject({ objectKey: z.string() })),
      }),
    )
    .optional(),
});

/** Reads the only stack of a cloud assembly (`cdk.out`). Throws a StartError if there is none or several. */
export function readAssembly(assemblyFolder: string): Assembly {
  const folder = resolve(assemblyFolder);
  const manifest = manifestSchema.parse(readJson(join(folder, 'manifest.json')));
  const artifacts = Object.entries(manifest.artifacts);
  const stacks = artifacts.filter(([, artifact]) => artifact.type === 'aws:cloudformation:stack');
  const [stack] = stacks;
  if (!stack || stacks.length > 1) {
    throw new StartError(`${folder} holds ${stacks.length} stacks; the local runner runs exactly one.`);
  }
  const [artifactId, artifact] = stack;
  const [account, region] = artifact.environment?.replace('aws://', '').split('/') ?? [];
  const assets = new Map<string, string>();
  for (const [, { type, properties }] of artifacts) {
    if (type !== 'cdk:asset-manifest' || !properties?.file) continue;
    const { files } = assetsSchema.parse(readJson(join(folder, properties.file)));
    for (const { source, destinations } of Object.values(files ?? {})) {
      for (const { objectKey } of Object.values(destinations)) {
        assets.set(objectKey, join(folder, source.path));
      }
    }
  }
  return {
    place: {
      account: account && account !== 'unknown-account' ? account : '000000000000',
      region: region && region !== 'unknown-region' ? region : 'us-east-1',
      stackName: artifact.properties?.stackName ?? artifactId,
    },
    template: templateSchema.parse(
      readJson(join(folder, artifact.properties?.templateFile ?? `${artifactId}.template.json`)),
    ),
    assets,
  };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}
