import { describe, expect, it } from 'vitest';
import { eventNames, occasionOfEvent } from '#contract/events.ts';
import { events } from './events.ts';

describe('events', () => {
  it('are those that the contract names', () => {
    expect(Object.keys(events).sort()).toEqual([...eventNames].sort());
  });

  it('count as the occasion that the contract says', () => {
    for (const name of eventNames) expect(events[name].occasion, name).toBe(occasionOfEvent(name));
  });
});
