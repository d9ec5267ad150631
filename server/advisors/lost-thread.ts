import { textOf } from '#advisor/voice/phrase.ts';
import { speakerOf } from '#advisor/voice/speaker.ts';
import type { Language } from '#contract/languages.ts';
import type { Advisor } from '#contract/vocabulary.ts';

const words: Readonly<Record<Language, (advisor: Advisor) => string>> = {
  es: (advisor) => textOf(speakerOf(advisor, [], 0).say('fault')),
  en: () => 'I’ve lost my thread. Would you say that again?',
  pt: () => 'Perdi o fio à meada. Dizes outra vez?',
};

/** Said when the local model fails. */
export const lostThread = (advisor: Advisor, language: Language): string => words[language](advisor);
