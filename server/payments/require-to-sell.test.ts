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
    expect(() => readConfig({ ...production, ...bank, ...key, ...seller })).toThrow(/falta SMTP_URL,/);
    expect(() => readConfig({ ...production, ...bank, ...mail, ...seller })).toThrow(/falta MAILBOX_SECRET,/);
    expect(() =>
      readConfig({ ...production, ...bank, ...key, ...mail, ...seller, LEGAL_TAX_ID: '' }),
    ).toThrow(/falta LEGAL_TAX_ID,/);
  });

  it('goes on with both', () => {
    const config = readConfig({ ...production, ...bank, ...seller, ...mail, ...key });
    expect(config.company.taxId).toEqual({ value: 'B12345674', sample: false });
    expect(config.mail).toMatchObject({ smtpUrl: mail.SMTP_URL, from: 'Vestidor <hola@telar.example>' });
  });

  it('needs a Spanish tax number, for invoicing records', () => {
    const withTaxId = (LEGAL_TAX_ID: string) =>
      readConfig({ ...production, ...bank, ...seller, ...mail, ...key, LEGAL_TAX_ID });
    expect(() => withTaxId('DE123456788')).toThrow(/LEGAL_TAX_ID debe ser un NIF español/);
    expect(() => withTaxId('ES-B 12345674')).not.toThrow();
  });

  it('sends invoicing records only where the mode allows, and with a certificate', () => {
    const agency = {
      VERIFACTU_URL: 'https://prewww1.aeat.es/wlpl/TIKE-CONT/ws/SistemaFacturacion/VerifactuSOAP',
      VERIFACTU_CERTIFICATE_FILE: 'seller.p12',
      VERIFACTU_CERTIFICATE_PASSWORD: 'secreta',
    };
    expect(readConfig({}).payments.agency).toBeUndefined();
    expect(readConfig(agency).payments.agency).toMatchObject({ url: agency.VERIFACTU_URL });
    expect(() => readConfig({ VERIFACTU_URL: agency.VERIFACTU_URL })).toThrow(/van juntas/);
    const all = { ...production, ...bank, ...seller, ...mail, ...key, ...agency };
    expect(() => readConfig(all)).toThrow(/VERIFACTU_URL es del servicio de pruebas y esto es producción/);
    const real = 'https://www1.agenciatributaria.gob.es/wlpl/TIKE-CONT/ws/SistemaFacturacion/VerifactuSOAP';
    expect(() => readConfig({ ...agency, VERIFACTU_URL: real })).toThrow(
      /servicio real y esto no es producción/,
    );
  });

  it('requires nothing in test mode or without payments', () => {
    expect(() => readConfig(production)).not.toThrow();
    expect(() => readConfig(bank)).not.toThrow();
  });
});
