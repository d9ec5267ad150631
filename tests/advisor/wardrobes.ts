import { fifteen, sixty } from '#stylist/fixtures/case-wardrobes.ts';
import { javier, justBegun, lucia, marta } from '#stylist/fixtures/wardrobes.ts';

export const wardrobes = { marta, javier, lucia, justBegun, fifteen, sixty } as const;
