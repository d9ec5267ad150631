import type { RefusalCheck } from '../check.ts';
import type { Row } from '../row.ts';
import { builtEndpoint } from './built-endpoint.ts';

export function checkRefusal(row: Row, check: RefusalCheck): string | undefined {
  const endpoint = builtEndpoint(check.call);
  if (typeof endpoint === 'string') return endpoint;
  const issues = endpoint.body?.safeParse(check.body).error?.issues ?? [];
  const messages = issues.filter((issue) => issue.path.join('.') === check.at).map(({ message }) => message);
  return messages.includes(row.says)
    ? undefined
    : `${check.call} refuses ${check.at} with ${JSON.stringify(messages)}`;
}
