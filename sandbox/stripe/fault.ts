export interface FaultBody {
  type?: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  code?: string;
  message: string;
  param?: string;
  decline_code?: string;
  payment_intent?: object;
  setup_intent?: object;
}

export class StripeFault extends Error {
  readonly status: number;
  readonly body: { error: FaultBody };

  constructor(status: number, { type = 'invalid_request_error', ...error }: FaultBody) {
    super(error.message);
    this.status = status;
    this.body = { error: { type, ...error } };
  }
}

export const missing = (kind: string, id: string): StripeFault =>
  new StripeFault(404, { code: 'resource_missing', message: `No such ${kind}: '${id}'`, param: 'id' });
