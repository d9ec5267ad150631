import { describe, expect, it } from 'vitest';
import {
  contentSecurityPolicyHeader,
  permissionsPolicyHeader,
} from '../../../platform/http/security-headers.ts';
import { cardFormSources } from './form-sources.ts';

const stripe = { secretKey: 'sk', publishableKey: 'pk', webhookSecret: 'whsec', priceId: 'price' };
const policyOf = (config: Parameters<typeof cardFormSources>[0], pathname: string) =>
  contentSecurityPolicyHeader([], cardFormSources(config)(pathname));

describe('the policy of a page with the card form', () => {
  it.each(['/stripe-checkout', '/account'])('lets Stripe in at %s', (pathname) => {
    const policy = policyOf(stripe, pathname);
    expect(policy).toMatch(/script-src 'self' https:\/\/js\.stripe\.com/);
    expect(policy).toMatch(/connect-src 'self' https:\/\/api\.stripe\.com/);
    expect(policy).toMatch(/frame-src 'self' https:\/\/js\.stripe\.com/);
    expect(policy).not.toContain("'unsafe-eval'");
    expect(permissionsPolicyHeader(cardFormSources(stripe)(pathname))).toContain(
      'payment=(self "https://js.stripe.com" "https://*.js.stripe.com"),',
    );
  });

  it.each(['/', '/payments', '/stripe-checkout/x', '/subscription-success', '/wardrobe'])(
    'allows no foreign source at %s',
    (pathname) => {
      expect(policyOf(stripe, pathname)).not.toContain('stripe.com');
      expect(permissionsPolicyHeader(cardFormSources(stripe)(pathname))).toContain('payment=(self),');
    },
  );

  it('allows no foreign source while the form is the stand-in’s or absent', () => {
    for (const config of [{ ...stripe, scriptUrl: '/sandbox/stripe/stripe.js' }, undefined]) {
      expect(policyOf(config, '/stripe-checkout')).not.toContain('stripe.com');
    }
  });
});
