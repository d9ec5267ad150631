import { createMistral } from '@ai-sdk/mistral';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { wrapLanguageModel } from 'ai';
import type { ProviderConfig } from './config.ts';

export type Model = ReturnType<typeof wrapLanguageModel>;

/** A redirect would send the key and the messages elsewhere. */
const straight: typeof fetch = (address, init) => fetch(address, { ...init, redirect: 'error' });

export function modelOf({ name, model, apiKey, baseUrl }: ProviderConfig): Model {
  const address = baseUrl === undefined ? {} : { baseURL: baseUrl };
  const key = { ...(apiKey !== undefined && { apiKey }), fetch: straight };
  switch (name) {
    case 'openai':
      return createOpenAI({ ...key, ...address }).chat(model);
    case 'mistral':
      return createMistral({ ...key, ...address }).chat(model);
    case 'compatible':
      return createOpenAICompatible({
        ...key,
        name,
        baseURL: baseUrl ?? '',
        includeUsage: true,
        supportsStructuredOutputs: true,
      }).chatModel(model);
  }
}
