import { fifteen, sixty } from '#stylist/fixtures/scenario-wardrobes.ts';
import { javier, justBegun, lucia, marta } from '#stylist/fixtures/wardrobes.ts';

export const wardrobes = { marta, javier, lucia, justBegun, fifteen, sixty } as const;
