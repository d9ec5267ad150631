import { isSortOf } from '#contract/vocabulary.ts';
import { isVivid, type Tone } from '../colour/pair-harmony.ts';
import type { Slot } from '../slots.ts';
import type { Numbers } from '../traits/numbers.ts';
import type { Garment } from '../wardrobe.ts';
import type { Ban, ColourKind } from './event.ts';

const shows: Readonly<Record<ColourKind, (tone: Tone) => boolean>> = {
  vivid: (tone) => tone.neutral === null && isVivid(tone),
  // Dark wine and forest green suit mourning.
  colourful: (tone) => tone.neutral === null && (tone.lightness > 0.4 || isVivid(tone)),
  white: (tone) => tone.neutral === 'white',
  black: (tone) => tone.neutral === 'black',
  light: (tone) => tone.lightness > 0.75,
};

type Matched = Pick<Numbers, 'formality' | 'legs' | 'loudness' | 'heel'> & {
  garment: Garment;
  slot: Slot;
  main: Tone;
};

/** Every attribute given. */
export function matches(
  ban: Ban,
  { garment, slot, main, formality, legs, loudness, heel }: Matched,
): boolean {
  return (
    (ban.slots?.includes(slot) ?? true) &&
    (!ban.kinds || isSortOf(garment.kind, ...ban.kinds)) &&
    (ban.fabrics?.some((fabric) => fabric === garment.fabric) ?? true) &&
    (ban.patterns?.includes(garment.pattern) ?? true) &&
    (ban.styles?.includes(garment.style) ?? true) &&
    (ban.named?.test(garment.name) ?? true) &&
    (ban.colours?.some((colour) => shows[colour](main)) ?? true) &&
    formality < (ban.formalityUnder ?? 2) &&
    formality > (ban.formalityOver ?? -1) &&
    (ban.heel === undefined || ban.heel === heel) &&
    legs > (ban.legsOver ?? -1) &&
    main.lightness < (ban.lightnessUnder ?? 2) &&
    loudness > (ban.loudnessOver ?? -1)
  );
}
