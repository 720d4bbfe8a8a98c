import { Match, type Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import type { CompanySourcesConfig } from '../../infra/config.ts';
import { synthesized, templateWith } from './stack.ts';

function searching(companySources: CompanySourcesConfig): Template {
  return templateWith({ companySources });
}

describe('the sources of companies', () => {
  it('without a key are on by default, and need no grant', () => {
    const { template } = synthesized('prod');
    template.hasResourceProperties('AWS::Lambda::Function', {
      Environment: {
        Variables: Match.objectLike({
          WIKIDATA_URL: 'https://query.wikidata.org/sparql',
          OVERPASS_URL: 'https://overpass-api.de/api/interpreter',
        }),
      },
    });
    expect(JSON.stringify(template.findResources('AWS::Lambda::Function'))).not.toContain('BRAVE_SEARCH');
  });

  it('are off if none is named', () => {
    const functions = JSON.stringify(searching({}).findResources('AWS::Lambda::Function'));
    expect(functions).not.toMatch(/WIKIDATA|OVERPASS|BRAVE_SEARCH/);
  });

  it('with a key get it by name, and only the searching function may read it', () => {
    const template = searching({ braveSearchKeySecret: 'search-key' });
    template.hasResourceProperties('AWS::Lambda::Function', {
      Environment: {
        Variables: Match.objectLike({
          BRAVE_SEARCH_URL: 'https://api.search.brave.com/res/v1/web/search',
          BRAVE_SEARCH_KEY_SECRET: 'search-key',
        }),
      },
    });
    const readers = Object.entries(template.findResources('AWS::IAM::Policy')).filter(([, policy]) =>
      JSON.stringify(policy).includes('secret:search-key'),
    );
    expect(readers.map(([id]) => id)).toEqual([expect.stringContaining('FindCompanies')]);
  });
});
