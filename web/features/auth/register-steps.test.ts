import { describe, expect, it } from 'vitest';
import { nextStep, type RegisterEvent, type RegisterStep } from './register-steps.ts';

function walk(events: RegisterEvent[]): RegisterStep[] {
  const steps: RegisterStep[] = ['register'];
  for (const event of events) steps.push(nextStep(steps.at(-1) ?? 'register', event));
  return steps;
}

const free: RegisterEvent = { type: 'account_made', wantsPremium: false };
const premium: RegisterEvent = { type: 'account_made', wantsPremium: true };
const pay: RegisterEvent = { type: 'pay' };
const failed: RegisterEvent = { type: 'payment_failed' };

describe('the steps of the registration', () => {
  it('are register, payment, processing and success', () => {
    expect(walk([free])).toEqual(['register', 'success']);
    expect(walk([premium, pay])).toEqual(['register', 'payment', 'processing']);
  });

  it('return to the payment when PayPal cannot be reached, and continue from there', () => {
    expect(walk([premium, pay, failed, pay])).toEqual([
      'register',
      'payment',
      'processing',
      'payment',
      'processing',
    ]);
  });

  it.each([
    ['register', pay],
    ['register', failed],
    ['payment', premium],
    ['payment', failed],
    ['processing', pay],
    ['success', premium],
    ['success', pay],
    ['success', failed],
  ] as const)('stay at %s where %j does not belong to it', (step, event) => {
    expect(nextStep(step, event)).toBe(step);
  });
});
