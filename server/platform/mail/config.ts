import path from 'node:path';
import { z } from 'zod';
import type { Company } from '#contract/company.ts';

const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

export const mailVariables = {
  /** `smtps://user:password@host:465`, or `smtp://host:587`, which upgrades to TLS when offered. */
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  /** `Vestidor <hola@vestidor.example>`. */
  MAIL_FROM: optional(z.string().regex(/@/, 'debe contener una dirección de correo')),
};

export interface MailConfig {
  /** Without it, messages go to the folder. */
  smtpUrl: string | undefined;
  folder: string;
  from: string;
}

export function mailConfigOf(
  env: { SMTP_URL?: string | undefined; MAIL_FROM?: string | undefined },
  dataDir: string,
  company: Company,
): MailConfig {
  return {
    smtpUrl: env.SMTP_URL,
    folder: path.join(dataDir, 'mail'),
    from: env.MAIL_FROM ?? `Vestidor <${company.email.value}>`,
  };
}
