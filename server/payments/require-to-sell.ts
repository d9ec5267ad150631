import { type Company, missingToSell } from '#contract/company.ts';
import { issuerOf } from '#server/payments/invoices/records/record-xml.ts';
import type { MailConfig } from '#server/platform/mail/config.ts';
import type { PaymentsConfig } from './config.ts';

/**
 * Production needs a real seller for its invoices, mail for the confirmation of the contract (Real Decreto
 * Legislativo 1/2007, art. 98.7), and the key that remembers trials and withdrawals.
 * @throws an error that names the missing variables
 */
export function requireToSell({
  payments,
  company,
  mail,
  mailboxSecret,
}: {
  payments: PaymentsConfig;
  company: Company;
  mail: MailConfig;
  mailboxSecret: string;
}): void {
  if (Object.values(payments.methods).every((method) => method === undefined)) return;
  const missing = [
    ...missingToSell(company),
    ...(mail.smtpUrl === undefined ? ['SMTP_URL'] : []),
    ...(mailboxSecret === '' ? ['MAILBOX_SECRET'] : []),
  ];
  if (missing.length === 0) {
    if (/^[A-Z0-9]\d{7}[A-Z0-9]$/.test(issuerOf(company).nif)) return;
    throw new Error(
      'The environment is not valid:\n  LEGAL_TAX_ID is no Spanish NIF of nine characters: invoicing records need one',
    );
  }
  throw new Error(
    `The environment is not valid:\n  payments in production need ${missing.join(', ')}: invoices name the seller, the contract is confirmed by e-mail, and a used trial is remembered under a key`,
  );
}
