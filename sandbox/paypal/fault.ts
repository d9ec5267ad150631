import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';

interface Detail {
  issue: string;
  description: string;
  field?: string;
  location?: 'body' | 'header' | 'path' | 'query';
}

export class Fault extends Error {
  readonly status: 400 | 401 | 404 | 422;
  readonly details: Detail[];

  constructor(status: Fault['status'], ...details: Detail[]) {
    super(details[0]?.issue ?? String(status));
    this.status = status;
    this.details = details;
  }
}

const names = {
  400: ['INVALID_REQUEST', 'Request is not well-formed, syntactically incorrect, or violates schema.'],
  401: [
    'AUTHENTICATION_FAILURE',
    'Authentication failed due to missing authorization header, or invalid authentication credentials.',
  ],
  404: ['RESOURCE_NOT_FOUND', 'The specified resource does not exist.'],
  422: [
    'UNPROCESSABLE_ENTITY',
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
  ],
} as const;

export function sendFault(reply: FastifyReply, { status, details }: Fault) {
  const [name, message] = names[status];
  return reply.status(status).send({
    name,
    message,
    debug_id: randomBytes(7).toString('hex').slice(0, 13),
    details,
    links: [
      {
        href: `https://developer.paypal.com/docs/api/orders/v2/#error-${details[0]?.issue ?? name}`,
        rel: 'information_link',
        method: 'GET',
      },
    ],
  });
}

export const noSuchResource = () =>
  new Fault(404, {
    issue: 'INVALID_RESOURCE_ID',
    description: 'Specified resource ID does not exist. Please check the resource ID and try again.',
  });

/** @throws Fault that names every field at fault */
export function demand<S extends z.ZodType>(
  schema: S,
  value: unknown,
  location: NonNullable<Detail['location']> = 'body',
): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Fault(
    400,
    ...parsed.error.issues.map((issue) => ({
      field: `/${issue.path.join('/')}`,
      location,
      issue: issueOf(issue),
      description: issue.message,
    })),
  );
}

function issueOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return 'NOT_SUPPORTED';
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined'))
    return 'MISSING_REQUIRED_PARAMETER';
  return issue.code === 'too_big' || issue.code === 'too_small'
    ? 'INVALID_STRING_LENGTH'
    : 'INVALID_PARAMETER_SYNTAX';
}
