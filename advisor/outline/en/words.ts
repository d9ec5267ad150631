import { entriesIn } from '../library.ts';
import type { OutlineWords } from '../words.ts';
import { care } from './care.ts';
import { air, colours, events, fabrics, kinds, moods, occasions, patterns } from './dictionary.ts';
import { lines } from './lines.ts';
import { signPatterns } from './signs.ts';

function singular(word: string): string {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
  if (/ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(sses|shes|ches|xes)$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

function stem(word: string): string {
  let root = singular(word);
  const ending = /(?<=[aeiouy].*\w)(ing|ed|er|ly)$/.exec(root)?.[0];
  if (ending !== undefined && root.length - ending.length >= 3) root = root.slice(0, -ending.length);
  if (root.length > 4 && root.endsWith('e')) root = root.slice(0, -1);
  return root.replace(/([^aeiou])\1$/, '$1');
}

const numberWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export const english: OutlineWords = {
  language: 'en',
  locale: 'en-GB',
  singular,
  stem,
  commonWords:
    'a an the and or but if then so of in on at to for from with without by as is are was were be been being am im i me my mine you your we our us they them their he she it its this that these those there here what whats which who when where why how do does did dont doesnt didnt can cant could should would shall will wont may might must have has had having not no yes please just really very too much many some any more most less least all every each other another one ones thing things get got go goes going want wanna need like know think tell say make look looking good better best well also only even still than up down out off into over about again today tonight now wear wearing wore worn put right ok thanks hi hello hey maya valentina vestidor house mouse horse phone today year years week month time day days people person someone anyone something anything nothing everything lot bit way first last next new old big little long short nice great sure maybe perhaps actually basically guys love hate feel feeling feels keep keeps use using used does havent youre ive ill id theyre shes hes lets gonna gotta kinda because since while after before during until through between both few own same such their around friend friends mum dad mother father sister brother husband wife boyfriend girlfriend family money place home street city town school water food light night morning evening afternoon world life hand hands head face eyes happy sad tired sorry quick quickly question questions answer random hello weird special normal simple exactly matter problem help advice ask asking looked looks said told spend spent',
  signs: signPatterns,
  events,
  occasions,
  moods,
  air,
  rain: 'rain|rains|raining|rainy|wet day|drizzle|drizzling|pouring|downpour|showers|umbrella weather|its wet|storm|stormy',
  kinds,
  colours,
  fabrics,
  patterns,
  refusing:
    'without|no|not|dont|wont|cant|never|anything but|except|instead of|other than|minus|hate|lose|ditch|remove',
  own: 'my|mine|these|this|those|that',
  joining: 'and|or|with|but|for|to|go|goes|match',
  adjectivesFollow: false,
  numbers: Object.fromEntries(numberWords.map((word, index) => [word, index + 1])),
  ordinals: [
    ['first|first one|1st', 0],
    ['second|second one|2nd|other one', 1],
    ['third|third one|3rd', 2],
  ],
  dates: {
    today: 'today|tonight|this evening|this afternoon|this morning',
    tomorrow: 'tomorrow|tomorow|tmrw|tomoz',
    dayAfter: 'day after tomorrow',
    weekdays: [
      'sundays?',
      'mondays?|mon',
      'tuesdays?|tues?',
      'wednesdays?|weds?',
      'thursdays?|thurs?',
      'fridays?|fri',
      'saturdays?|sat',
    ],
    months: [
      'january|jan',
      'february|feb',
      'in march|march \\d+|\\d+ march|of march|march(?= (?:weather|wedding|trip))',
      'april|apr',
      'in may|of may|may \\d+|\\d+ may',
      'june',
      'july',
      'august|aug',
      'september|sept',
      'october|oct',
      'november|nov',
      'december|dec',
    ],
    of: '(?:of )?',
    days: `(\\d{1,2}|${numberWords.join('|')}|a|an) (?:days?|nights?)`,
    minus: 'minus',
    degrees: 'degrees?|celsius|centigrade',
  },
  care,
  lines,
  suggestions: {
    maya: ['What shall I wear to an interview?', 'Does navy go with black?', 'Pack for three days in Paris'],
    valentina: ['Three looks with my jeans', 'It’s cold tonight: what do I wear?', 'What do I never wear?'],
  },
  entries: entriesIn({ language: 'en', locale: 'en-GB' }),
  quote: (text) => `“${text}”`,
};
