import type { Translation } from '#contract/languages.ts';
import type { confirmations as source } from '../confirmations.ts';

export const confirmations: Translation<typeof source> = {
  signedIn: 'Sessão iniciada',
  registered: 'Conta criada. Damos-te as boas-vindas!',
  trialPending: 'Conta criada: o teu período experimental começa quando confirmares o teu email',
  trialBegun: 'O teu período experimental começou',
  signedOutEverywhere: 'Sessão terminada em todos os dispositivos.',
  passwordChanged: 'Palavra-passe alterada. Terminámos a sessão nos outros dispositivos.',
  linkSent: 'Se houver uma conta com esse email, dentro de minutos receberás um link.',
  mailSent: (email) => `Escrevemos para ${email}.`,
  emailConfirmed: 'O teu email está confirmado.',
  deviceForgotten: 'Esse dispositivo já não pode entrar sem se identificar.',
  passkeyRemoved: 'Chave de acesso retirada.',
  authenticatorRemoved: 'App de códigos retirada.',
  secondStepEnded: 'A tua conta já não pede um segundo passo.',
  accountErased: 'A tua conta e tudo o que continha foram eliminados.',
};
