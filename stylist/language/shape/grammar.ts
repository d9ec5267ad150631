import type { Garment } from '../../wardrobe.ts';

export type Named = Pick<Garment, 'name' | 'kind' | 'category' | 'colors' | 'pattern' | 'fabric'>;

/** In the usual number. */
export type Noun = { text: string; plural: boolean };

export interface Grammar {
  nounOf(garment: Pick<Named, 'name' | 'kind'>): Noun;
  /** "white striped shirt". */
  phraseOf(garment: Named): string;
  /** "the white striped shirt". */
  the(garment: Named): string;
  /** "the shirt", for a second mention. */
  theShort(garment: Named): string;
  /** After another garment of the same head: "the white one". */
  theOther(garment: Named, first: Named): string;
  /** "a white shirt". */
  a(garment: Named): string;
  /** Two garments of the same head are not both called by it in one sentence. */
  headOf(garment: Pick<Named, 'name' | 'kind'>): string;
  agreeing(forms: readonly string[], garments: readonly Named[]): string;
  /** Those that contract with the articles of a list, by their word in the wordings. */
  prepositions: Readonly<Record<string, (phrases: readonly string[]) => string>>;
  joinAnd(parts: readonly string[]): string;
  capitalise(text: string): string;
  /** Of a colour in the words of `contract/colors.ts`; as a person spelled it otherwise. */
  colour(name: string): string;
}

/** Of two forms by number; of four also by gender: masculine, feminine and both plurals. */
export const agreeingBy =
  (nounOf: (garment: Named) => Noun & { gender: 'm' | 'f' }): Grammar['agreeing'] =>
  (forms, garments) => {
    const [one = '', two = '', three, four] = forms;
    const plural = garments.length > 1 || garments.some((garment) => nounOf(garment).plural);
    if (three === undefined || four === undefined) return plural ? two : one;
    const feminine = garments.every((garment) => nounOf(garment).gender === 'f');
    return plural ? (feminine ? four : three) : feminine ? two : one;
  };

/** "a, b and c". */
export const joinedBy =
  (and: (last: string) => string): Grammar['joinAnd'] =>
  (parts) => {
    const last = parts.at(-1) ?? '';
    return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${and(last)} ${last}`;
  };

/** Of its kind only. */
export const bareOf = <G extends Named>(garment: G): G => ({
  ...garment,
  colors: [],
  pattern: 'plain',
  fabric: null,
});
