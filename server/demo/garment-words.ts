import type { Language } from '#contract/languages.ts';
import { garmentWords as english } from './en/garment-words.ts';
import type { DemoGarment } from './garments.ts';
import { garmentWords as portuguese } from './pt/garment-words.ts';

const words: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  es: {},
  en: english,
  pt: portuguese,
};

/** The garment with its name and tags in the language. */
export function garmentIn(language: Language, garment: DemoGarment): DemoGarment {
  const say = (text: string) => words[language][text] ?? text;
  return { ...garment, name: say(garment.name), tags: garment.tags.map(say) };
}
