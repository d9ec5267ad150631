import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/index.ts';
import type { Call } from '../check.ts';

/** The contract's entry of a call, or why it cannot be counted on. */
export function builtEndpoint(call: Call): Endpoint | string {
  const found = endpoints.find(({ endpoint }) => `${endpoint.method} ${endpoint.path}` === call)?.endpoint;
  return found ?? `${call} is not in the contract`;
}
