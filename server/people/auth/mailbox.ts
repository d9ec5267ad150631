import { createHmac } from 'node:crypto';

interface MailboxRules {
  /** The first is canonical. */
  domains: readonly string[];
  ignoresDots: boolean;
}

/** These deliver `ana+anything@` to `ana@`. */
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

/** `anaruiz@gmail.com` for `ana.ruiz+1@googlemail.com`. */
export function mailboxOf(email: string): string {
  const lower = email.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const rules = rulesByDomain.get(lower.slice(at + 1));
  if (rules === undefined) return lower;
  const [name = ''] = lower.slice(0, at).split('+');
  return `${rules.ignoresDots ? name.replaceAll('.', '') : name}@${rules.domains[0]}`;
}

/** Keyed, for records that outlive the account. */
export const mailboxHash = (secret: string, email: string): string =>
  createHmac('sha256', secret).update(mailboxOf(email)).digest('base64url');
