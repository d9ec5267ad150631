import { describe, expect, it } from 'vitest';
import { errorMessages } from './error-messages.ts';
import { type ErrorCode, errorStatuses } from './errors.ts';
import { endpoints } from './index.ts';

const callOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

describe('the contract', () => {
  it('describes each call once', () => {
    const calls = endpoints.map(({ endpoint }) => callOf(endpoint));
    expect(calls).toEqual([...new Set(calls)]);
  });

  it('declares a schema for every parameter in a path', () => {
    for (const { endpoint } of endpoints) {
      const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1]);
      const declared = endpoint.params === undefined ? [] : Object.keys(Object(endpoint.params).shape);
      expect(declared, callOf(endpoint)).toEqual(inPath);
    }
  });

  it('refuses unknown fields', () => {
    for (const { endpoint } of endpoints) {
      for (const schema of [endpoint.body, endpoint.query, endpoint.params]) {
        if (schema === undefined) continue;
        const result = schema.safeParse({ surprise: true });
        const codes = result.error?.issues.map((issue) => issue.code) ?? [];
        expect(codes, callOf(endpoint)).toContain('unrecognized_keys');
      }
    }
  });

  it('has a Spanish message and an HTTP status for every error', () => {
    for (const [code, status] of Object.entries(errorStatuses)) {
      expect(status, code).toBeGreaterThanOrEqual(400);
      expect(errorMessages[code as ErrorCode].length, code).toBeGreaterThan(3);
    }
  });
});
