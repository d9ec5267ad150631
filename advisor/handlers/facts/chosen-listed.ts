import { traitsOf } from '#stylist/piece.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { the, theList } from '../../voice/names.ts';
import { title } from '../../voice/phrase.ts';
import { patternOf } from '../../words/pattern.ts';
import { garmentsByIds, type IntentContext, type IntentHandler, says } from '../handler.ts';

const lending = patternOf(
  'cual|cuales|que|q [de] [ellos|ellas|esos|esas|estos|estas|los|las] [dos|tres|mios|mias] [puedo] [le|les] dejo|presto|dejaria|prestaria|dejarias|prestarias|dejar~|prestar~|paso|doy / cual|cuales [me] recomiendas|aconsejas * dejar~|prestar~',
);
const mostListed = 12;
const mostRest = 3;

const candidates = ({ state, wardrobe, understood }: IntentContext): Garment[] => {
  const named = understood.slots.garments.flatMap(({ wanted, garmentIds }) => (wanted ? garmentIds : []));
  const listed = garmentsByIds(wardrobe, state.focus);
  const narrowed = listed.filter(({ id }) => named.includes(id));
  return narrowed.length > 1 ? narrowed : listed;
};

export const asksWhichToLend = (context: IntentContext): boolean => {
  const { state } = context;
  return (
    state.topic === 'search' &&
    state.outfits.length === 0 &&
    state.focus.length > 1 &&
    state.focus.length <= mostListed &&
    says(context, lending)
  );
};

type Wish = { said: RegExp; worth(garment: Garment): number; why: string };
const wishes: readonly Wish[] = [
  {
    said: /\b(friolen?r[oa]s?|frio|abrig\w+|invierno|nieve|helad\w+|calentit\w+)\b/,
    worth: (garment) => traitsOf(garment).clo,
    why: 'de lo listado es lo que más abriga',
  },
  {
    said: /\b(anch[oa]s?|grandes?|grandot\w+|gordit?[oa]s?|rellenit\w+|tallas?|holgad\w+|embarazada|corpulent\w+|fuerte)\b/,
    worth: (garment) => ({ wide: 0.4, regular: 0, slim: -0.4 })[traitsOf(garment).volume],
    why: 'va holgado y admite otra talla',
  },
  {
    said: /\b(elegante|boda|bautizo|ceremonia|entrevista|evento|vestir)\b/,
    worth: (garment) => traitsOf(garment).formality,
    why: 'es lo más arreglado de la lista',
  },
];

/** Favourites and the only garment of a kind are not given away. */
const spared = (garment: Garment, all: readonly Garment[]): number =>
  (garment.favorite ? -0.5 : 0) +
  (all.filter(({ kind }) => kind === garment.kind).length > 1 ? 0.1 : 0) -
  Math.min(0.2, garment.timesWorn / 100);

export const chooseToLend: IntentHandler = async (context) => {
  const { understood, speaker, wardrobe } = context;
  const words = understood.reading.tokens.map(({ text }) => text).join(' ');
  const { occasion } = understood.slots;
  const ofDay: readonly Wish[] =
    occasion === null
      ? []
      : [{ said: /./, worth: (one) => traitsOf(one).fits[occasion], why: 'es lo que mejor va con ese plan' }];
  const asked = [...ofDay, ...wishes.filter(({ said }) => said.test(words))];
  const among = candidates(context);
  const worth = (one: Garment) =>
    asked.reduce((sum, wish) => sum + wish.worth(one), 0) + spared(one, wardrobe);
  const [best, ...rest] = among.toSorted((a, b) => worth(b) - worth(a));
  if (!best) return { sentences: [speaker.say('mark-which')], remember: { asked: null } };
  const reasons = asked.filter((wish) => rest.every((one) => wish.worth(best) >= wish.worth(one) - 0.02));
  const kept = rest.slice(0, mostRest);
  return {
    sentences: [
      speaker.say('lend-this', {
        piece: the(best),
        why: title(reasons[0]?.why ?? 'es lo que menos falta te hará'),
      }),
      kept.length > 0 && speaker.say('you-keep', { list: theList(kept) }),
      asked.length > 0 && speaker.say('lend-try'),
    ],
    garmentIds: [best.id],
    remember: { topic: 'search', asked: null, focus: [best.id] },
  };
};
