import { expect, it } from 'vitest';
import { mailboxHash, mailboxOf } from './mailbox.ts';

it.each([
  ['Ana.Ruiz+1@Gmail.com', 'anaruiz@gmail.com'],
  ['a.n.a.ruiz@googlemail.com', 'anaruiz@gmail.com'],
  ['ana.ruiz+prueba+2@outlook.es', 'ana.ruiz@outlook.es'],
  ['ana+2@hotmail.com', 'ana@hotmail.com'],
  // Elsewhere a plus may be another person.
  ['ana+1@ejemplo.es', 'ana+1@ejemplo.es'],
  ['ana.ruiz@ejemplo.es', 'ana.ruiz@ejemplo.es'],
  ['ana+1@gmail.com.ejemplo.es', 'ana+1@gmail.com.ejemplo.es'],
])('the mailbox of %s is %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

it('keeps a mailbox as a hash that another key does not give', () => {
  expect(mailboxHash('a'.repeat(32), 'ana+1@gmail.com')).toBe(mailboxHash('a'.repeat(32), 'ana@gmail.com'));
  expect(mailboxHash('b'.repeat(32), 'ana@gmail.com')).not.toBe(mailboxHash('a'.repeat(32), 'ana@gmail.com'));
});
