import { textOf } from '#advisor/voice/phrase.ts';
import { speakerOf } from '#advisor/voice/speaker.ts';
import type { Language } from '#contract/languages.ts';
import type { Advisor } from '#contract/vocabulary.ts';
import { apiWords } from '#server/platform/language/api-words.ts';

const nameOf = { maya: 'Maya', valentina: 'Valentina' } as const;

export const noticeOf = (advisor: Advisor, language: Language): string =>
  apiWords[language].refusals.localInstead(nameOf[advisor]);

const faults: Readonly<Record<Language, (advisor: Advisor) => string>> = {
  es: (advisor) => textOf(speakerOf(advisor, [], 0).say('fault')),
  en: () => 'I’ve lost my thread. Would you say that again?',
  pt: () => 'Perdi o fio à meada. Dizes outra vez?',
};

export const faultOf = (advisor: Advisor, language: Language): string => faults[language](advisor);
