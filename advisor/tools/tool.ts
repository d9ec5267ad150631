import type { z } from 'zod';
import type { Toolbox } from './toolbox.ts';

/** Something that a mind can do for a person: what it takes, what it is for, and how it is done. */
export type Tool<I extends z.ZodType = z.ZodType, O = unknown> = {
  /** For minds that choose by reading; English, as their instructions are. */
  description: string;
  input: I;
  /** Whether it changes what the person has. */
  changes: boolean;
  run(input: z.output<I>, box: Toolbox): Promise<O>;
};

/** Keeps the types of a tool while checking its shape. */
export const tool = <I extends z.ZodType, O>(definition: Tool<I, O>): Tool<I, O> => definition;
