import type { Endpoint } from './endpoint.ts';

/**
 * Calls that are described but not built yet. Each answers 501 with the code `planned`; whoever
 * builds one takes it off this list, or the contract's test fails.
 */
export const planned: readonly Endpoint[] = [];
