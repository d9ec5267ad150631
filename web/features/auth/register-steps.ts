export type RegisterStep = 'register' | 'payment' | 'processing' | 'success';

export type RegisterEvent =
  /** The account exists. Whoever came for Premium pays next (decision X6). */
  | { type: 'account_made'; wantsPremium: boolean }
  /** The wallet button was pressed: the order is asked for, and the browser leaves for its approval. */
  | { type: 'pay' }
  /** There is no order to approve, or the person has come back without approving it. */
  | { type: 'payment_failed' };

/** The step after an event; an event that does not belong to a step changes nothing. */
export function nextStep(step: RegisterStep, event: RegisterEvent): RegisterStep {
  switch (event.type) {
    case 'account_made':
      if (step !== 'register') return step;
      return event.wantsPremium ? 'payment' : 'success';
    case 'pay':
      return step === 'payment' ? 'processing' : step;
    case 'payment_failed':
      return step === 'processing' ? 'payment' : step;
  }
}
