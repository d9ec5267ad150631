import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';

const bank = {
  BANK_ACCOUNT_NAME: 'Telar, S. L.',
  BANK_IBAN: 'ES7620770024003102575766',
  BANK_BIC: 'CAHMESMMXXX',
};
const seller = {
  LEGAL_NAME: 'Telar, S. L.',
  LEGAL_TAX_ID: 'B12345674',
  LEGAL_ADDRESS: 'Calle Mayor, 1, 28013 Madrid',
  LEGAL_EMAIL: 'hola@telar.example',
};
const mail = { SMTP_URL: 'smtps://telar:secreto@mail.telar.example' };
const production = { NODE_ENV: 'production' };
const key = { MAILBOX_SECRET: 'm'.repeat(32) };

describe('selling in production', () => {
  it('needs a seller and a way to confirm the contract, and names what is missing', () => {
    expect(() => readConfig({ ...production, ...bank })).toThrow(
      'LEGAL_NAME, LEGAL_TAX_ID, LEGAL_ADDRESS, LEGAL_EMAIL, SMTP_URL, MAILBOX_SECRET',
    );
    expect(() => readConfig({ ...production, ...bank, ...key, ...seller })).toThrow(/need SMTP_URL:/);
    expect(() => readConfig({ ...production, ...bank, ...mail, ...seller })).toThrow(/need MAILBOX_SECRET:/);
    expect(() =>
      readConfig({ ...production, ...bank, ...key, ...mail, ...seller, LEGAL_TAX_ID: '' }),
    ).toThrow(/need LEGAL_TAX_ID:/);
  });

  it('goes on with both', () => {
    const config = readConfig({ ...production, ...bank, ...seller, ...mail, ...key });
    expect(config.company.taxId).toEqual({ value: 'B12345674', sample: false });
    expect(config.mail).toMatchObject({ smtpUrl: mail.SMTP_URL, from: 'Vestidor <hola@telar.example>' });
  });

  it('requires nothing in test mode or without payments', () => {
    expect(() => readConfig(production)).not.toThrow();
    expect(() => readConfig(bank)).not.toThrow();
  });
});
