import { createHmac } from 'node:crypto';

/** How a provider of mailboxes reads the part before the @. */
interface MailboxRules {
  /** Addresses of these domains reach the same mailbox as the first of them. */
  domains: readonly string[];
  /** `ana.ruiz` and `anaruiz` are one. */
  ignoresDots: boolean;
}

/** Providers that deliver `ana+anything@` to `ana@`. Of any other, each address is a mailbox. */
const providers: readonly MailboxRules[] = [
  // https://support.google.com/mail/answer/7436150
  { domains: ['gmail.com', 'googlemail.com'], ignoresDots: true },
  // https://learn.microsoft.com/exchange/recipients-in-exchange-online/plus-addressing-in-exchange-online
  ...[
    'outlook.com',
    'outlook.es',
    'outlook.fr',
    'outlook.de',
    'outlook.it',
    'outlook.pt',
    'hotmail.com',
    'hotmail.es',
    'hotmail.fr',
    'hotmail.de',
    'hotmail.it',
    'hotmail.co.uk',
    'live.com',
    'live.com.mx',
    'live.fr',
    'live.it',
    'msn.com',
  ].map((domain) => ({ domains: [domain], ignoresDots: false })),
];

const rulesByDomain = new Map(providers.flatMap((rules) => rules.domains.map((domain) => [domain, rules])));

/** The address by which the provider knows the mailbox behind an address: `ana.ruiz+1@googlemail.com` is `anaruiz@gmail.com`. */
export function mailboxOf(email: string): string {
  const lower = email.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const rules = rulesByDomain.get(lower.slice(at + 1));
  if (rules === undefined) return lower;
  const [name = ''] = lower.slice(0, at).split('+');
  return `${rules.ignoresDots ? name.replaceAll('.', '') : name}@${rules.domains[0]}`;
}

/** The mailbox behind an address as a keyed hash, for what has to be remembered when the account is gone. */
export const mailboxHash = (secret: string, email: string): string =>
  createHmac('sha256', secret).update(mailboxOf(email)).digest('base64url');
