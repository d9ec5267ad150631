import { requestsOutfit } from '../../understand/asking/requests-outfit.ts';
import { needs } from '../../understand/moods.ts';
import type { IntentContext } from '../handler.ts';

/** "¿y si tengo que estar en un taburete?": something is told that a look on the table must bear. */
export const tellsOfLook = ({ state, understood: { slots } }: IntentContext): boolean =>
  state.outfits.length > 0 &&
  (slots.moods.some((mood) => needs.has(mood)) ||
    slots.garments.length + slots.avoidedColours.length > 0 ||
    slots.temperatureC !== null ||
    slots.rain !== null);

export const bearsNeed = ({ state, understood: { slots } }: IntentContext): boolean =>
  state.outfits.length > 0 &&
  slots.garments.length + slots.colours.length === 0 &&
  slots.moods.some((mood) => needs.has(mood));

/** "cocino yo y me pongo perdida": of the look on the table, not of another. */
export const tellsNeedAlone = (context: IntentContext): boolean => {
  const { state, understood, message } = context;
  const { slots, reading } = understood;
  return (
    bearsNeed(context) &&
    state.topic !== 'pack' &&
    state.week.length === 0 &&
    slots.moods.every((mood) => needs.has(mood)) &&
    slots.occasion === null &&
    slots.when === null &&
    !/[?¿]/.test(message) &&
    !requestsOutfit(reading.tokens)
  );
};

const mostOfRefusal = 9;
/** "ni americana ni traje", "piden que nadie vaya de negro": of the look on the table, and of nothing else. */
export const onlyRefuses = ({ state, message, understood: { slots, reading } }: IntentContext): boolean =>
  state.outfits.length > 0 &&
  !/[?¿]/.test(message) &&
  reading.tokens.length <= mostOfRefusal &&
  (slots.garments.some(({ stance }) => stance === 'unwanted') ||
    slots.avoidedColours.length + slots.avoidedPatterns.length > 0 ||
    slots.avoidedFabric !== null);
