import { describe, expect, it } from 'vitest';
import { eventNames, occasionOfEvent } from '#contract/events.ts';
import { events } from './events.ts';

describe('events', () => {
  it('match the contract’s events', () => {
    expect(Object.keys(events).sort()).toEqual([...eventNames].sort());
  });

  it('have the occasion of the contract', () => {
    for (const name of eventNames) expect(events[name].occasion, name).toBe(occasionOfEvent(name));
  });
});
