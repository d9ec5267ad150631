import { textOf } from '#advisor/voice/phrase.ts';
import { speakerOf } from '#advisor/voice/speaker.ts';
import type { Language } from '#contract/languages.ts';
import type { Advisor } from '#contract/vocabulary.ts';

const nameOf = { maya: 'Maya', valentina: 'Valentina' } as const;

const answersInstead: Readonly<Record<Language, (name: string) => string>> = {
  es: (name) => `${name} no tiene conexión con su proveedor: te responde el asistente propio de Vestidor.`,
  en: (name) => `${name} can’t reach her provider: Vestidor’s own assistant is answering.`,
  pt: (name) => `A ${name} não tem ligação ao seu fornecedor: responde-te o assistente próprio do Vestidor.`,
};

/** Said when the local model answers in place of a remote one. */
export const noticeOf = (advisor: Advisor, language: Language): string =>
  answersInstead[language](nameOf[advisor]);

const faults: Readonly<Record<Language, (advisor: Advisor) => string>> = {
  es: (advisor) => textOf(speakerOf(advisor, [], 0).say('fault')),
  en: () => 'I’ve lost my thread. Would you say that again?',
  pt: () => 'Perdi o fio à meada. Dizes outra vez?',
};

/** Said when the local model fails. */
export const faultOf = (advisor: Advisor, language: Language): string => faults[language](advisor);
