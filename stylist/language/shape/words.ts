import type { EventName } from '#contract/events.ts';
import type { Style } from '#contract/garment-attributes.ts';
import type { Language } from '#contract/languages.ts';
import type { Occasion, Season } from '#contract/vocabulary.ts';
import type { RuleKey } from '../../rule-weights.ts';
import type { Wordings } from '../wordings.ts';
import type { Grammar, Named } from './grammar.ts';

export interface Words {
  language: Language;
  grammar: Grammar;
  wordings: Wordings;
  /** Above the bars of a score. */
  ruleNames: Readonly<Record<RuleKey, string>>;
  day: DayWords;
  titles: TitleWords;
  tags: TagWords;
  missing: MissingWords;
  looks: LookWords;
  remade: RemadeWords;
  taste: TasteWords;
  sustainability: SustainabilityWords;
}

export type Purpose = { occasion: Occasion; event: { name: EventName } | null };

export interface DayWords {
  /** As it follows "for" in the wordings. */
  purposeOf(purpose: Purpose): string;
  /** `day` is "autumn" or "a day at 8 °C", `when` "in autumn" or "at 8 °C". */
  season(season: Season): { day: string; when: string };
  degrees(temperatureC: number): { day: string; when: string };
  indoors: { day: string; when: string };
  /** "two layers". */
  layers(count: number): string;
  /** "two weeks", "three months", "over a year"; from a fortnight on. */
  span(days: number): string;
}

export interface TitleWords {
  /** Three of each occasion. */
  scenes: Readonly<Record<Occasion, readonly string[]>>;
  /** "Office in navy and white". */
  scene(scene: string, colours: string): string;
  /** Without a colour where it is null. */
  suit(colour: string | null): string;
  /** "Blouse and skirt with heels". */
  shod(clothes: string, shoes: string): string;
  /** Says a cloth once that both halves are of. */
  withoutEcho(name: string): string;
  nameless: string;
}

/** Lower case. */
export interface TagWords {
  occasions: Readonly<Record<Occasion, string>>;
  seasons: Readonly<Record<Season, string>>;
  /** By the reason's key. */
  colours: Readonly<Record<string, string>>;
  layers: string;
  patterned: string;
  unworn: string;
  favourites: string;
}

/** `note` is empty or an `absence`, at the end of the sentence. */
export interface MissingWords {
  /** ": the black shoes are in the wash". */
  absence(garment: Named, where: 'laundry' | 'away' | { house: string }): string;
  bottom(such: 'skirt' | 'jeans', note: string): string;
  top(note: string): string;
  clothes(orDress: boolean): string;
  shoes(note: string): string;
  sportShoes(note: string): string;
  casualShoes: string;
  otherFormalShoes: string;
  formalShoes(note: string): string;
  sportClothes(note: string): string;
  otherCoat: string;
  coat(against: 'winter' | 'cold', note: string): string;
  jacket(against: 'fall' | 'cool', note: string): string;
  wornAndAvoided: string;
  gone: string;
  incompatible: string;
}

/** The wordings name the garments `{a}` and `{b}`. */
export interface LookWords {
  sameSlot: string;
  notLayered: string;
  notAtOnce: string;
  swap(from: number, to: number): string;
  gap(garment: Named, outfits: number): string;
}

export type Likeness = 'kind' | 'colour' | 'pattern' | 'formality';

/** A garment of one's own beside the one of a picture. */
export interface RemadeWords {
  agrees(own: Named, on: readonly Likeness[]): string;
  kind(own: Named, seen: Named): string;
  looks(own: Named, seen: Named, differing: { colour: boolean; pattern: boolean }): string;
  tone(lighter: boolean): string;
  formality(own: Named, seen: Named, dressier: boolean): string;
  lack(seen: Named): string;
}

/** A thing that a person likes, and whether it is many. */
export type Thing = { text: string; many: boolean };

export interface TasteWords {
  themes: Readonly<Record<RuleKey, string>>;
  matters(themes: readonly string[], more: boolean): string;
  warmth(more: boolean): string;
  formality(more: boolean): string;
  garment(garment: Named): Thing;
  pair(a: Named, b: Named): Thing;
  withKind(garment: Named, kind: Named): Thing;
  kinds(a: Named, b: Named): Thing;
  colour(name: string): Thing;
  register(style: Style): Thing;
  likes(thing: Thing, likes: boolean): string;
}

export interface SustainabilityWords {
  formula: string;
  use: { label: string; early: string; reason(used: number, of: number, days: number): string };
  wears: { label: string; early(target: number): string; reason(average: number, target: number): string };
  care: { label: string; early: string; reason(lasting: number, of: number): string };
}
