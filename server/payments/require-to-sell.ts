import { type Company, missingToSell } from '#contract/company.ts';
import { issuerOf } from '#server/payments/invoices/records/record-xml.ts';
import type { MailConfig } from '#server/platform/mail/config.ts';
import { settingsFault } from '#server/platform/start-fault.ts';
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
    throw settingsFault(
      'LEGAL_TAX_ID debe ser un NIF español de nueve caracteres, que los registros de facturación exigen',
    );
  }
  throw settingsFault(
    `para cobrar en producción falta ${missing.join(', ')}, porque la factura nombra al vendedor, el contrato se confirma por correo y las pruebas usadas se recuerdan bajo una clave`,
  );
}
