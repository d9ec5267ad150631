import { describe, expect, it } from 'vitest';
import { compare } from './compare.ts';
import { ofMan } from './of-man.ts';
import { ofStudent } from './of-student.ts';
import { ofWoman } from './of-woman.ts';

describe('questions of fact about the wardrobe', () => {
  it.each([...ofWoman, ...ofMan, ...ofStudent])('%#: $messages', async (asked) => {
    const { fault, text } = await compare(asked);
    expect(fault, text).toBeNull();
  });
});
