import type { Endpoint } from './endpoint.ts';
import * as modules from './modules.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

export const endpoints: readonly { tag: string; name: string; endpoint: Endpoint }[] = Object.entries(
  modules,
).flatMap(([tag, exported]) =>
  Object.entries(exported).flatMap(([name, value]) =>
    isEndpoint(value) ? [{ tag, name, endpoint: value }] : [],
  ),
);
