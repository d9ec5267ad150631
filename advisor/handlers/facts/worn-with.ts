import type { Garment } from '#stylist/wardrobe.ts';
import type { GarmentReference } from '../../understand/slots.ts';
import { addDays, dateOf, inWords } from '../../understand/told/dates.ts';
import { factIn } from '../../understand/told/facts.ts';
import { the, theList } from '../../voice/names.ts';
import { patternOf } from '../../words/pattern.ts';
import { garmentsNamed } from '../garments-named.ts';
import { garmentsByIds, type IntentContext, type IntentHandler, says } from '../handler.ts';

const wornWith = patternOf(
  'que|q|cual|cuales <garment> [me|le] puse|lleve|use|llevaba|combine * con / con que|q|cual|cuales <garment> [me|lo|la|los|las] * puse|lleve|use|combine',
);
const historyDays = 365;

/** The piece that it was worn with, and what is asked for. */
function pairAsked({ understood, state, wardrobe }: IntentContext): {
  piece: Garment | undefined;
  asked: GarmentReference | undefined;
} {
  const { garments } = understood.slots;
  const { tokens } = understood.reading;
  const asked = garments.find(({ start }) => /^(que|q|cual|cuales)$/.test(tokens[start - 1]?.text ?? ''));
  const named = garments.filter((one) => one !== asked && one.garmentIds.length === 1);
  const ids = named.length > 0 ? named[0]?.garmentIds : [...state.wishes.mustInclude, ...state.focus];
  return { piece: garmentsByIds(wardrobe, ids ?? [])[0], asked };
}

/** "¿qué zapatos me puse con él la última vez?" */
export const asksWornWith = (context: IntentContext): boolean => {
  if (!says(context, wornWith)) return false;
  const { piece, asked } = pairAsked(context);
  return piece !== undefined && asked !== undefined;
};

export const tellWornWith: IntentHandler = async (context) => {
  const { speaker, box, wardrobe } = context;
  const { piece, asked } = pairAsked(context);
  if (!piece || !asked) return { sentences: [speaker.say('unclear')], remember: { asked: null } };
  const today = dateOf(box.today);
  const plans =
    box.plans === null
      ? []
      : await context.use('seePlans', { from: addDays(today, -historyDays), to: today });
  const sought = new Set(garmentsNamed(wardrobe, { ...asked, points: 'any' }).map(({ id }) => id));
  const worn = plans.filter(({ worn, garmentIds }) => worn && garmentIds.includes(piece.id));
  const last = worn.findLast(({ garmentIds }) => garmentIds.some((id) => sought.has(id)));
  const pieces = garmentsByIds(
    wardrobe,
    (last?.garmentIds ?? []).filter((id) => sought.has(id)),
  );
  return {
    sentences: [
      last
        ? speaker.say('worn-with', { thing: the(piece), day: inWords(last.date), list: theList(pieces) })
        : speaker.say('history-none', { thing: the(piece) }),
    ],
    garmentIds: pieces.map(({ id }) => id),
    remember: { asked: null },
  };
};

/** "¿cuántas veces me he puesto el jersey camel?" asks for no rule of washing. */
export const asksOfWears = ({ understood }: IntentContext): boolean => {
  const { slots, reading } = understood;
  const measure = factIn(reading)?.measure;
  return (
    understood.onlyAsks &&
    (measure === 'times-worn' || measure === 'last-worn') &&
    slots.garments.some(
      ({ garmentIds, points, wanted }) => wanted && garmentIds.length > 0 && points !== 'any',
    ) &&
    slots.occasion === null &&
    !reading.tokens.some(({ text }) => /^(lav|laves|planch)/.test(text))
  );
};
