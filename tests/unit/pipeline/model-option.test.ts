import { describe, expect, test } from 'vitest';
import { readModel } from '../../../infra/local/model-option.ts';

describe('--model', () => {
  test('names an endpoint and a model; the key comes from the environment', () => {
    expect(readModel('http://localhost:11434/v1/#qwen2.5:7b', { LANGUAGE_MODEL_KEY: 'sesame' })).toEqual({
      id: 'qwen2.5:7b',
      url: 'http://localhost:11434/v1',
      environment: {
        LANGUAGE_MODEL_ID: 'qwen2.5:7b',
        LANGUAGE_MODEL_URL: 'http://localhost:11434/v1',
        LANGUAGE_MODEL_KEY: 'sesame',
      },
    });
    expect(readModel('https://models.example/v1#small', {})?.environment).not.toHaveProperty(
      'LANGUAGE_MODEL_KEY',
    );
    expect(readModel(undefined, {})).toBeUndefined();
  });

  test.each([
    '',
    'small',
    'models.example/v1#small',
    'ftp://models.example#small',
    'https://models.example/v1',
    'https://models.example/v1#',
  ])('refuses "%s" and says what would be right', (value) => {
    expect(() => readModel(value, {})).toThrow('such as http://localhost:11434/v1#llama3.2');
  });

  test('refuses a key in the URL, and does not repeat it', () => {
    expect(() => readModel('https://me:sesame@models.example/v1#small', {})).toThrow(
      '--model: put the key into the variable LANGUAGE_MODEL_KEY, not into the URL.',
    );
  });
});
