import { describe, expect, it } from 'vitest';
import { validateTrial } from './use-trial.ts';

const right = { email: 'ana@ejemplo.es', username: 'ana', password: 'secreto' };

describe('validation of the trial form', () => {
  it.each([
    [{}, null],
    [{ email: '' }, 'email'],
    [{ email: 'ana.ejemplo.es' }, 'email'],
    [{ username: 'an' }, 'username'],
    [{ username: '  an ' }, 'username'],
    [{ password: '12345' }, 'password'],
    [{ password: '123456' }, null],
    [{ email: '', username: '', password: '' }, 'email'],
  ])('of %j find %s', (wrong, field) => {
    expect(validateTrial({ ...right, ...wrong })).toBe(field);
  });
});
