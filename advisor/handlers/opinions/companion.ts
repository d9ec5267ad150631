import { type ColorName, colorNames } from '#contract/colors.ts';
import { colourOf } from '#stylist/colour/spelled.ts';
import { place } from '#stylist/requests/placing.ts';
import type { Slot } from '#stylist/slots.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { colourLexicon } from '../../understand/garments/garment-words.ts';
import type { Rigour } from '../../voice/colour-of-day.ts';
import { type Cut, companionWear, youngWear } from '../../voice/companion.ts';
import { the } from '../../voice/names.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { garmentsByIds, type IntentContext, type IntentHandler } from '../handler.ts';
import { meant } from '../pointed-at.ts';
import { asksBesideOthers } from './beside-others.ts';
import { rigourOf } from './colour-of-day.ts';

const women =
  'senora|mujer|esposa|novia|polola|hija|madre|mama|suegra|hermana|amiga|abuela|cunada|nieta|companera|prima|tia';
const men =
  'marido|esposo|novio|pololo|hijo|padre|papa|suegro|hermano|amigo|abuelo|cunado|nieto|companero|primo|tio';
const kin = `${women}|${men}|pareja|hijos|padres|suegros|amigos|amigas`;
const isWoman = patternOf(`${women}|ella`);
const isMan = patternOf(`${men} / a el`);
const aged = /(\d{1,2})\s*(?:años|anos|añitos)|\bde (\d{1,2})\b(?!\s*(?:€|euros|cm|kilos|pisos))/i;
const adultAge = 18;

const asking = patternOf(
  `[y] que|q|como|cual|cuales [color|le|les|ropa] le|les sugiero|recomiendo|recomienda|recomiendas|recomendas|aconsejo|aconseja|aconsejas|digo|pongo|pondria|pondrias|sugiere|sugieres|convien~|iria / le|les digo [que|a] [se] ponga|pongan|vista|lleve / que|q|como se pone|ponga|viste|vista|lleva|lleve mi ${kin} / que|q|como se pone|ponga|viste|vista|lleva|lleve ella / y [para|a] mi|mis ${kin} $ / y [para|a] mi|mis ${kin} que|como|q se|le|va|ira|lleva|pone|pongo / ${kin} * pide|pedido|pidio consejo|ayuda|opinion / y [a|para] ella|ellos|ellas $ / y [a|para] ella|ellos|ellas que|como|q se|le|va|ira|lleva|pone|llevan|van / y a|para el $ / mi|mis ${kin} que|q|como se|va|lleva|ira / ella duda entre / ella|ellos|ellas que|como|q se|lleva|llevan|va|van|pone|ponen / a ella|ellos|ellas que|q $`,
);
const along = patternOf(
  `mi|mis ${kin} [me|nos|va|viene] acompana|acompanara|acompanan|conmigo|viene|vendra|ira|tambien / con mi|mis ${kin}`,
);
const otherwise = patternOf(
  'regal~|opina|opinara|dice|dira|gusta|gustara|compr~|talla|presta|prestado|pareci|parezco / que le digo si|cuando|por / le digo que no|si',
);

/** "¿y qué le sugiero a ella?", who goes along with the look on the table. */
export function asksForCompanion(context: IntentContext): boolean {
  const { state, understood, message } = context;
  if (asksBesideOthers(context)) return false;
  const { tokens } = understood.reading;
  if (state.outfits.length === 0 || state.topic === 'pack' || state.day.occasion === null) return false;
  if (!/[?¿]/.test(message) && !occurs(asking, tokens)) return false;
  const isOfOwned = understood.slots.garments.some(
    ({ garmentIds, points }) => garmentIds.length > 0 && points === 'mine',
  );
  return (
    !isOfOwned &&
    occurs(asking, tokens) &&
    (occurs(along, tokens) ||
      state.wearer.other !== null ||
      occurs(isWoman, tokens) ||
      occurs(isMan, tokens)) &&
    !occurs(otherwise, tokens)
  );
}

const isName = (name: string | null): name is ColorName =>
  (colorNames as readonly string[]).includes(name ?? '');
const seen: readonly Slot[] = ['onePiece', 'mid', 'tie', 'base', 'bottom', 'outer'];
const pale: ReadonlySet<ColorName> = new Set<ColorName>(['blanco', 'crudo']);

function leading(look: readonly Garment[]): { piece: Garment; colour: ColorName } | null {
  const placed = place(look);
  const pieces = seen
    .flatMap((slot) => placed.filter((one) => one.slot === slot))
    .flatMap(({ garment }) => {
      const colour = colourOf(garment);
      return isName(colour) ? [{ piece: garment, colour }] : [];
    });
  return pieces.find(({ colour }) => !pale.has(colour)) ?? pieces[0] ?? null;
}

function wearFor(context: IntentContext, rigour: Rigour): string {
  const { state, understood, message } = context;
  const { tokens } = understood.reading;
  const said = aged.exec(message) ?? [];
  const age = Number(said[1] ?? said[2] ?? state.wearer.other?.age ?? adultAge);
  if (age < adultAge) {
    const sober = rigour === 'mourning' || rigour === 'court' || rigour === 'interview';
    return youngWear[sober ? 'sober' : rigour === 'casual' || rigour === 'work' ? 'casual' : 'festive'];
  }
  const cut: Cut = occurs(isWoman, tokens) ? 'woman' : occurs(isMan, tokens) ? 'man' : 'any';
  return companionWear[rigour][cut];
}

const darkDays: ReadonlySet<Rigour> = new Set<Rigour>(['mourning', 'court']);
const joinOr = (all: readonly string[]): string =>
  [all.slice(0, -1).join(', '), all.at(-1)].filter(Boolean).join(' o ');
const dark = ['gris oscuro', 'azul marino', 'marrón oscuro'];

export const dressCompanion: IntentHandler = async (context) => {
  const { state, understood, wardrobe, speaker } = context;
  const rigour = state.day.event === null ? 'casual' : rigourOf(state.day.event);
  const look = garmentsByIds(wardrobe, meant(context)?.garmentIds ?? []);
  const lead = leading(look);
  const said = colourLexicon.find(understood.reading.tokens);
  const wear = wearFor(context, rigour);
  const remember = { topic: 'adjust' as const, asked: null, wearer: { ...state.wearer, other: null } };
  if (!lead) return { sentences: [speaker.say('companion-plain', { wear })], remember };
  if (said.length > 1) {
    const judged: { words: string; harmony: number }[] = [];
    for (const { meaning, start, end } of said) {
      const { pairing } = await context.use('adviseColour', { colour: meaning, with: lead.colour });
      const words = understood.reading.tokens.slice(start, end).map(({ text }) => text);
      const isSame = meaning === lead.colour;
      judged.push({ words: words.join(' '), harmony: (pairing?.harmony ?? 0) - (isSame ? 1 : 0) });
    }
    const [best] = judged.toSorted((a, b) => b.harmony - a.harmony);
    return {
      sentences: [speaker.say('companion-of-two', { colour: best?.words ?? '', piece: the(lead.piece) })],
      garmentIds: [lead.piece.id],
      remember,
    };
  }
  const advice = darkDays.has(rigour) ? null : await context.use('adviseColour', { colour: lead.colour });
  const colours = advice
    ? [...advice.accents.slice(0, 2), ...advice.neutrals.filter((one) => !pale.has(one)).slice(0, 1)]
    : dark;
  return {
    sentences: [
      speaker.say(darkDays.has(rigour) ? 'companion-dark' : 'companion', {
        wear,
        colours: joinOr(colours),
        piece: the(lead.piece),
      }),
    ],
    garmentIds: [lead.piece.id],
    remember,
  };
};
