import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';

const openai = { OPENAI_API_KEY: 'clave' };
const own = { CHAT_BASE_URL: 'http://127.0.0.1:11434/v1', CHAT_MODEL: 'qwen3:8b' };

describe('a model that sees', () => {
  it('is absent until the operator configures one', () => {
    expect(readConfig({ ...openai }).secondLook).toBeUndefined();
  });

  it('is served by the provider that there is, at its prices', () => {
    const { secondLook } = readConfig({ ...openai, VISION_MODEL: 'gpt-4.1-mini' });
    expect(secondLook).toMatchObject({
      name: 'openai',
      model: 'gpt-4.1-mini',
      prices: { read: 0.4, written: 1.6 },
    });
    expect(readConfig({ ...own, VISION_MODEL: 'qwen2.5vl:7b' }).secondLook).toMatchObject({
      name: 'compatible',
      model: 'qwen2.5vl:7b',
      prices: { read: 0, written: 0 },
    });
  });

  it.each([
    ['no provider', { VISION_MODEL: 'gpt-4.1-mini' }, 'VISION_MODEL necesita una clave'],
    ['two who might', { ...openai, ...own, VISION_MODEL: 'qwen2.5vl:7b' }, 'VISION_PROVIDER debe decir qué'],
    [
      'one who is not there',
      { ...own, VISION_MODEL: 'x', VISION_PROVIDER: 'mistral' },
      'una clave o una dirección de mistral',
    ],
    ['an unknown price', { ...openai, VISION_MODEL: 'gpt-9' }, 'VISION_MODEL necesita VISION_PRICES'],
  ])('with %s is a fault of the environment', (_what, environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
  });
});
