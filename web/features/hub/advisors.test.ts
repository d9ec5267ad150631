import { expect, it } from 'vitest';
import { advisors, statusNow } from './advisors.ts';

const fields = 'id name specialty avatar status expertise rating completedSessions';

it('an advisor has every field of the specification', () => {
  for (const advisor of advisors) {
    expect(Object.keys(advisor).sort()).toEqual(fields.split(' ').sort());
    expect(advisor.expertise.length).toBeGreaterThan(1);
  }
  expect(advisors.map(({ status }) => status)).toEqual(['online', 'online', 'busy']);
});

it('is offline without a connection, whatever the status', () => {
  for (const advisor of advisors) {
    expect(statusNow(advisor, true)).toBe(advisor.status);
    expect(statusNow(advisor, false)).toBe('offline');
  }
});
