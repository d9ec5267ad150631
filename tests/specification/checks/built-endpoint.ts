import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/index.ts';
import { planned } from '#contract/planned.ts';
import type { Call } from '../check.ts';

/** The contract's entry of a call, or why it cannot be counted on. */
export function builtEndpoint(call: Call): Endpoint | string {
  const found = endpoints.find(({ endpoint }) => `${endpoint.method} ${endpoint.path}` === call)?.endpoint;
  if (!found) return `${call} is not in the contract`;
  if (planned.includes(found)) return `${call} is planned`;
  return found;
}
