import { expect, it } from 'vitest';
import { brokenConstraint } from './transaction.ts';

it.each([
  ['users_email_unique', 'users_email_unique'],
  ['users_email_unique_102008', 'users_email_unique'],
])('the constraint %s is named as the schema names it', (constraint, named) => {
  expect(brokenConstraint(new Error('query', { cause: Object.assign(new Error(), { constraint }) }))).toBe(
    named,
  );
});
