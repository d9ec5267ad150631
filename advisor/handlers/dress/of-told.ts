import { type ColorName, namedColors } from '#contract/colors.ts';
import { categoryOfKind } from '#contract/vocabulary.ts';
import { joinAnd } from '#stylist/language/es/grammar.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { type Day, noDay } from '../../state.ts';
import { tasteOf } from '../../tools/taste.ts';
import { asksToDress, isMeant } from '../../understand/learned/intents-learned.ts';
import type { GarmentReference, Slots } from '../../understand/slots.ts';
import { understand } from '../../understand/understand.ts';
import { inOrder, the } from '../../voice/names.ts';
import { onOneLine, type Part, title } from '../../voice/phrase.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { dayInput, dayWith, purposeIn } from '../day.ts';
import type { IntentContext, Reply } from '../handler.ts';

const asking = patternOf(
  'que|q|k [me] pongo|llevo|visto|uso / arma~|arme~|hazme|haceme|combina~|vesti~|viste~ / como [me] [lo|los|las] visto|combino|pongo',
);
const having = patternOf('tengo|traje|trajimos|dispongo|cuento|hay / de ropa');
const fewest = 3;
const likely = 0.5;

const hexOf = (colour: ColorName | undefined): string =>
  namedColors.find(({ name }) => name === colour)?.hex ?? '#808184';

const formal: ReadonlySet<string> = new Set(['blazer', 'suit', 'heels', 'tie']);

const describedAs = ({ text, kinds, colours, fabric, pattern }: GarmentReference, at: number): Garment[] => {
  const [kind] = kinds;
  if (kind === undefined) return [];
  return [
    {
      id: `told-${at}`,
      name: onOneLine(text),
      kind,
      category: categoryOfKind[kind],
      colors: [{ hex: hexOf(colours[0]), share: 1, ...(colours[0] && { name: colours[0] }) }],
      pattern: pattern ?? 'plain',
      style: formal.has(kind) ? 'formal' : 'casual',
      fabric: fabric ?? null,
      seasons: [],
      condition: 'good',
      timesWorn: 0,
      lastWornDaysAgo: null,
    },
  ];
};

function slotsOf({ understood, message, wardrobe }: IntentContext): Slots {
  if (understood.slots.occasion !== null) return understood.slots;
  const rest = message
    .split(/(?<=[.;!?\n])/)
    .filter((part) => understand(part, wardrobe).slots.garments.length === 0)
    .join(' ');
  const { slots } = understand(rest, wardrobe);
  return slots.occasion === null ? understood.slots : { ...slots, moods: understood.slots.moods };
}

const toldIn = ({ understood }: IntentContext): Garment[] => understood.slots.garments.flatMap(describedAs);

const dresses = (told: readonly Garment[]): boolean =>
  told.some(({ category }) => category === 'dresses') ||
  (told.some(({ category }) => category === 'tops') && told.some(({ category }) => category === 'bottoms'));

/** "todavía no subí nada: tengo jean negro, remera blanca y borcegos, ¿qué me pongo?" */
export const dressesTold = (context: IntentContext): boolean => {
  const { understood, wardrobe, state } = context;
  const { garments } = understood.slots;
  return (
    state.wearer.other === null &&
    !isMeant(understood.aims, 'size-convert') &&
    garments.length >= fewest &&
    (wardrobe.length === 0 || garments.every(({ garmentIds }) => garmentIds.length === 0)) &&
    dresses(toldIn(context)) &&
    (occurs(asking, understood.reading.tokens) ||
      (occurs(having, understood.reading.tokens) &&
        (wardrobe.length === 0 || asksToDress(understood.aims) >= likely) &&
        slotsOf(context).occasion !== null))
  );
};

export async function dressTold(context: IntentContext): Promise<Reply> {
  const { box, speaker } = context;
  const slots = slotsOf(context);
  const told = toldIn(context);
  const day = dayWith(noDay, slots, box);
  const composed = async (on: Day): Promise<Garment[]> => {
    const input = { ...dayInput(on, box), moods: [...slots.moods], count: 1 };
    const { outfits } = await box.search('composeFor', told, input, tasteOf(box));
    return told.filter(({ id }) => outfits[0]?.garmentIds.includes(id));
  };
  const look = (pieces: readonly Garment[]): Part =>
    title(joinAnd(inOrder(pieces).map((piece) => the(piece).text)));
  const first = await composed(day);
  const { then } = slots;
  const [early, late] =
    then && slots.isThenBefore ? [{ ...day, ...then }, day] : [day, then && { ...day, ...then }];
  const opening = early === day ? first : await composed(early);
  const second = late ? await composed(late) : [];
  const isSame = second.length === opening.length && second.every((one) => opening.includes(one));
  return {
    sentences: [
      opening.length > 0
        ? speaker.say('of-told', { for: purposeIn(early), look: look(opening) })
        : speaker.say('few-garments'),
      late &&
        second.length > 0 &&
        (isSame
          ? speaker.say('of-told-same', { for: purposeIn(late) })
          : speaker.say('of-told-then', { for: purposeIn(late), look: look(second) })),
      context.wardrobe.length === 0 && speaker.say('of-told-add'),
    ],
    remember: { topic: 'dress', day, asked: null },
  };
}
