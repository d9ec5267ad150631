import type { z } from 'zod';
import type { Toolbox } from './toolbox.ts';

export type Tool<I extends z.ZodType = z.ZodType, O = unknown> = {
  /** For language models; English, like their instructions. */
  description: string;
  input: I;
  /** Whether it modifies the person's data. */
  changes: boolean;
  run(input: z.output<I>, box: Toolbox): Promise<O>;
};

/** Keeps the literal types of a tool while checking its shape. */
export const tool = <I extends z.ZodType, O>(definition: Tool<I, O>): Tool<I, O> => definition;
