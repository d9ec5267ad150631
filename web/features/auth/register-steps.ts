export type RegisterStep = 'register' | 'payment' | 'processing' | 'success';

export type RegisterEvent =
  /** The account exists; payment follows if Premium was requested (decision X6). */
  | { type: 'account_made'; wantsPremium: boolean }
  | { type: 'pay' }
  /** The order failed, or the user returned without approving it. */
  | { type: 'payment_failed' };

/** Ignores events that do not belong to the step. */
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
