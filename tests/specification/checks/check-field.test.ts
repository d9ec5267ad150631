import { expect, it } from 'vitest';
import { answers, sends } from '../check.ts';
import { checkField } from './check-field.ts';

it('finds a field deep in an answer, with its type', () => {
  expect(
    checkField(answers('GET /api/wardrobe', 'wardrobe.items[].season', { type: 'array' })),
  ).toBeUndefined();
});

it('tells an absent field and a wrong type', () => {
  expect(checkField(answers('GET /api/wardrobe', 'wardrobe.items[].weight'))).toContain('does not exist');
  expect(checkField(sends('POST /api/login', 'username', { type: 'number' }))).toContain('is not a number');
});

it('does not count on a call that the contract lacks', () => {
  expect(checkField(answers('GET /api/none', 'x'))).toBe('GET /api/none is not in the contract');
});
