import type { Advisor } from '#contract/vocabulary.ts';
import { textOfTitle } from '../../knowledge/entries.ts';
import { textOf } from '../../knowledge/entry.ts';
import { lookUp } from '../../knowledge/look-up.ts';
import { surenessOf } from '../../knowledge/sureness.ts';
import { noWishes } from '../../state.ts';
import { isMourning } from '../../tools/customs.ts';
import { requestsOutfit } from '../../understand/asking/requests-outfit.ts';
import { asksToDress, tellsOfPerson } from '../../understand/learned/intents-learned.ts';
import { anyWearer } from '../../understand/told/wearer.ts';
import type { LineKey } from '../../voice/maya.ts';
import { type Annotated, occurs, patternOf } from '../../words/pattern.ts';
import { dress } from '../dress/dress.ts';
import { isGrave } from '../grave.ts';
import type { IntentContext, IntentHandler } from '../handler.ts';
import { knowledge } from '../knowing/advice.ts';
import { tellsMoreOfIt } from '../knowing/goes-on-asking.ts';
import { lookOf } from '../tell-outfit.ts';
import { ahead, isHelpless } from './beside-moment.ts';
import { saysFeeling } from './feeling-said.ts';
import { heard } from './heard.ts';
import { afterMoment, thanking } from './moment.ts';
import { hearOut, laughing } from './words-asked.ts';

const line =
  (key: LineKey): IntentHandler =>
  async ({ speaker }) => ({ sentences: [speaker.say(key)], remember: { asked: null } });

/** "hola, ¿cómo estás?" is asked back. */
export const greet: IntentHandler = async ({ speaker, understood: { reading } }) => ({
  sentences: [
    speaker.say(
      occurs(ofHerself, reading.tokens)
        ? 'about-you'
        : occurs(greetsBack, reading.tokens)
          ? 'how-are-you'
          : 'greeting',
    ),
  ],
  remember: { asked: null },
});

/** After a confidence, thanks are met with more than a set phrase. */
export const thanks: IntentHandler = async ({ speaker, state, understood }) => ({
  sentences: [
    speaker.say(
      state.topic === 'feeling' || grievous.has(state.day.event ?? '')
        ? 'care-thanks'
        : understood.aim === 'compliment' && !occurs(thanking, understood.reading.tokens)
          ? 'compliment'
          : 'thanks',
    ),
  ],
  remember: { asked: null },
});

const grievous: ReadonlySet<string> = new Set([
  'mourning',
  'wake',
  'hospital-visit',
  'medical-test',
  'court',
]);

export const bye = line('bye');

const nameOf = { maya: 'Maya', valentina: 'Valentina' } as const satisfies Record<Advisor, string>;

export const who: IntentHandler = async ({ speaker, box, understood }) => {
  const other = box.advisor === 'maya' ? 'valentina' : 'maya';
  const isAsked = understood.reading.tokens.some(({ text }) => text === other);
  return {
    sentences: [speaker.say('who'), isAsked && speaker.say('who-other', { other: nameOf[other] })],
    remember: { asked: null },
  };
};

export const abilities = line('abilities');

export const body: IntentHandler = async ({ speaker }) => ({
  sentences: [speaker.say('body')],
  remember: { topic: 'feeling', asked: null },
});

export const secrets = line('secrets');

const grave = patternOf('guerra|guerras|atentado|atentados|terrorismo|genocidio|muertos|masacre|asesinato');

const proposing = patternOf(
  'sex~|desnud~|teta|tetas|culo|pechos|polvo|foll~|cog~|beso|besos|besar~|acost~|cama|sexy|sexi|calient~|caliente|cachond~|novia|novio|casar~|salir conmigo|cita conmigo|foto tuya|tuyas|puta|rica|ricas|mamacita|quitate|lleva|llevas puesto',
);

/** Perfume or hair may have an entry; a proposition gets a limit, not a joke. */
export const offTopic: IntentHandler = async ({ speaker, understood, message, box }) => {
  const { aim } = understood;
  const [nearest] = aim === 'beauty' || aim === 'health' ? lookUp(message, 1) : [];
  const isKnown = aim === 'beauty' || (nearest?.probability ?? 0) >= leastOfHealth;
  const known = isKnown ? nearest : undefined;
  const sober = occurs(grave, understood.reading.tokens) ? 'off-topic-grave' : 'off-topic';
  const proposes = aim === 'sexual' && occurs(proposing, understood.reading.tokens);
  const line: LineKey =
    aim === 'beauty' ? 'beauty' : aim === 'health' ? 'health' : proposes ? 'limit' : sober;
  return {
    sentences: [known ? textOf(known.entry, box.advisor) : speaker.say(line)],
    remember: { asked: null },
  };
};

const leastOfHealth = 0.4;

export const no = line('no-then');

const insulting = patternOf(
  'eres [una|un] [muy|tan|pinche|puta|puto] [maquina|bot|robot] soso|sosa|pesado|pesada|tonto|tonta|inutil|mala|malo|mierda|basura|idiota|imbecil|estupida|estupido|pendeja|pendejo|boba|bobo|gilipollas|asco / no me ayudas|sirves|estas / no sirves para nada $ / no aciertas|das una|ni / que mala|malo|tonta|inutil eres / vete a la mierda|callate|te odio|me caes mal',
);

const telling = patternOf(
  'puedo|quiero|queria|necesito|quisiera|querria [te] contarte|decirte|desahogarme / no quiero|apetece|vengo hablar|a|por [de] [hablar] [de] ropa / tuve|tengo|he tenido un dia|mal [mal|dia] [horrible|malo|pesimo|fatal] $ / hablar contigo / hablar de algo / hablar|charlar|platicar|conversar un rato|ratito|poco|poquito / no queria|quiero|necesito nada * hablar|charlar|platicar|conversar / te puedo contar|decir / me escuchas / necesito que me escuches',
);

const greetsBack = patternOf(
  'como|que estas|esta|estai|andas|anda|vas|va|tal|onda|hubo [usted|tu|vos] [hoy] [maya|valentina|valen|senorita|reina|guapa|todo] $ / como estas|esta|estai|te|le [va] [hoy] [usted|maya|valentina|valen] / que tal [tu|su] [dia|todo|estas|vas|semana]',
);

const ofHerself = patternOf(
  'tu|usted|vos|ud [no] tienes|tiene|tenes|comes|come|cenas|ceno|cenaste|duermes|duerme|arreglas|arregla|desayunas|desayuna|descansas|descansa|sientes|siente|vives|vive|eres|es|sos|estas|cansas|aburres|viajas|trabajas|sales / te ha|han|has * alguna vez|alguien / tu|usted|vos|ud [ya] [ha|has] desayunado|comido|cenado|dormido|descansado|almorzado / [ya] ha|has desayunado|comido|cenado|dormido|descansado|almorzado [usted|tu|vos|hoy|ya|bien] / ya ceno|comio|desayuno|almorzo|cenaste|comiste|almorzaste / con cual|quien [de] [las] [dos] me quedo / te aburres|cansas|enamoras / tienes|tenes novio|novia|hijos|frio|calor|hambre|sueno|familia|edad / cuantos anos tienes|tenes / donde vives|vivis',
);

const praising = patternOf(
  'eres|sos [usted] [la|lo|un|una] leche|mejor|maximo|maxima|crack|genia|genial|cana|bomba|hostia|reina|sol|risa|encanto|top',
);

const swearing = patternOf('palabrota|palabrotas|groseria|groserias|insultame|insulta');

/** Small talk: what it is depends on the likeliest aim. */
export const chat: IntentHandler = async (context) => {
  const { speaker, understood, state } = context;
  const { tokens } = understood.reading;
  const [look] = state.outfits;
  const { aim } = understood;
  const isAgain = aim === 'repeat' || aim === 'not-understood';
  const line: LineKey = occurs(swearing, tokens)
    ? 'no-swearing'
    : occurs(praising, tokens)
      ? 'compliment'
      : occurs(insulting, tokens) || aim === 'insult'
        ? 'insult'
        : occurs(telling, tokens)
          ? 'listening'
          : occurs(ofHerself, tokens) || occurs(ofHerAlone, tokens)
            ? 'about-you'
            : occurs(greetsBack, tokens)
              ? 'how-are-you'
              : isAgain && look
                ? 'again'
                : 'chit-chat';
  if (line === 'chit-chat' && isGrave(state) && /[?¿]/.test(context.message))
    return { sentences: [speaker.say('asked-within')], remember: { topic: 'feeling', asked: null } };
  if (line === 'chit-chat' && !isAgain && tokens.length >= leastTold && !/[?¿]/.test(context.message))
    return tellsMoreOfIt(context) ? knowledge(context) : hearOut(context);
  if (line === 'chit-chat' && occurs(announcing, tokens)) return hearOut(context);
  if (line === 'chit-chat' && !isAgain && tokens.length >= leastBeyond && state.outfits.length === 0)
    return laughing.test(context.message)
      ? hearOut(context)
      : { sentences: [speaker.say('asked-beyond')], remember: { asked: null } };
  const answer = isAgain && state.answered !== null && textOfTitle(state.answered, context.box.advisor);
  if (line === 'chit-chat' && answer) return { sentences: [answer], remember: { asked: null } };
  const told = line === 'chit-chat' && aim === 'chit-chat' ? heard(context) : null;
  if (told) return { sentences: [told], remember: { asked: null } };
  return {
    sentences: [speaker.say(line, { look: look ? lookOf(context, look) : '' })],
    remember: { asked: null },
  };
};

/** "¿sabe usted que hoy he hecho croquetas?" */
const announcing = patternOf(
  'sabes|sabe|sabias|sabia [usted|tu] que|q / te puedes|podes creer|imaginar / a que no sabes|sabe / te imaginas|imaginate',
);

const leastBeyond = 8;
/** A remark of fewer words is answered by a set phrase. */
const leastTold = 6;

/** "no sé qué quiero, la verdad" */
const notKnowing = patternOf(
  '^ [no] [la] [verdad] [es] [que] no se [ni] que quiero|hacer|decirte|pedirte|necesito|me * [la] [verdad] $ / no es [por] la ropa / no se [ni] que me pasa / no se [ni] [lo] que quiero',
);

export const isUnsure = ({ understood, message }: IntentContext): boolean =>
  occurs(notKnowing, understood.reading.tokens) &&
  !/[?¿]/.test(message) &&
  understood.slots.occasion === null &&
  understood.slots.garments.length === 0;

export const unsure = line('unsure');

export const wantsToTell = ({ understood }: IntentContext): boolean =>
  occurs(telling, understood.reading.tokens) &&
  understood.slots.occasion === null &&
  understood.slots.garments.length === 0;

export const parts =
  'cuerpo|barriga|tripa|panza|guata|piernas|brazos|muslos|caderas|culo|cola|pecho|pechos|papada|espalda|cintura|celulitis';

const dislikedBody = patternOf(
  `no me gusta|gustan|soporto mi|mis ${parts} / odio|detesto mi|mis ${parts} / no soporto mi|mis ${parts} / me da|dan verguenza|asco mi|mis ${parts}`,
);

/** "es que no me gusta mi barriga" */
export const dislikesBody = ({ understood, message }: IntentContext): boolean =>
  occurs(dislikedBody, understood.reading.tokens) &&
  !/[?¿]/.test(message) &&
  understood.slots.occasion === null &&
  understood.slots.garments.length === 0;

const ofHerAlone = patternOf(
  '^ [ah|vaya|oye] [y] [usted|tu|vos] [se|te] aburre|aburres|cansa|cansas|enfada|enfadas|duerme|duermes|enamora|enamoras $',
);

export const asksOfHer = ({ understood, message }: IntentContext): boolean => {
  const { slots, reading, intent } = understood;
  if (occurs(ofHerAlone, reading.tokens)) return true;
  return (
    /[?¿]/.test(message) &&
    reading.tokens.length <= mostOfChat &&
    (
      ['chat', 'greet', 'thanks', 'unclear', 'who', 'off-topic', 'app', 'like', 'no', 'yes'] as string[]
    ).includes(intent) &&
    slots.occasion === null &&
    slots.garments.length === 0 &&
    (occurs(ofHerself, reading.tokens) || occurs(greetsBack, reading.tokens))
  );
};

const mostOfChat = 18;

export const isChat = (tokens: readonly Annotated[]): boolean =>
  [swearing, insulting, telling].some((pattern) => occurs(pattern, tokens));

/** "hoy habría sido nuestro aniversario": a day that is told of, not one to dress for. */
const onlyTold = ({ understood: { aims, reading }, message }: IntentContext): boolean =>
  asksToDress(aims) < leastDressing && !/[?¿]/.test(message) && !occurs(ahead, reading.tokens);
const leastDressing = 0.15;

/** The conversation state already holds what it understood. */
const likelyToKeep = 0.5;
export const aboutMe: IntentHandler = async (context) => {
  const { slots } = context.understood;
  if (slots.occasion !== null && !slots.garments.length && !onlyTold(context))
    return dress({ ...context, understood: { ...context.understood, intent: 'dress' } });
  const isSure = (context.understood.aims.get('about-me') ?? 0) >= likelyToKeep;
  const told = isToKeep(context) && isSure ? null : heard(context);
  return {
    sentences: [told ?? context.speaker.say('noted-me')],
    remember: { asked: null, ...(told && { topic: 'feeling' as const }) },
  };
};

const ofSelf = patternOf(
  '^ [es|que|yo|pues|ya] [que|yo] [no] soy|uso|mido|peso|calzo|trabajo|vivo|gasto|llevo|prefiero|odio|nunca|siempre / me gusta|gustan|encanta|encantan|favorece|favorecen|queda|quedan / mi|mis estilo|talla|color|colores|look|piel|pelo / alergi~|embaraz~ / talla|talle',
);
const isToKeep = ({ understood: { slots, reading } }: IntentContext): boolean =>
  !occurs(ofDeath, reading.tokens) &&
  slots.event === null &&
  (occurs(ofSelf, reading.tokens) ||
    slots.garments.length > 0 ||
    slots.moods.length > 0 ||
    slots.colours.length + slots.avoidedColours.length > 0 ||
    slots.fabric !== null ||
    slots.avoidedFabric !== null ||
    slots.pattern !== null);

export const forgetMe: IntentHandler = async ({ speaker }) => ({
  sentences: [speaker.say('forgotten')],
  remember: { asked: null, wishes: noWishes, always: noWishes, wearer: anyWearer },
});

export const gift = line('gift');

/** A question about a detail of a garment that its file does not tell. */
export const beauty = line('beauty');

export const nails = line('nails');

export const hair = line('hair');

export const notOnFile = line('not-on-file');

const ofDeath = patternOf(
  'mur~|muert~|fallec~|difunt~|enterr~|entierro|velorio|velatorio|tanatorio|funeral|duelo|luto|viud~|perdi|perdimos|descanse|pesame|ausencia|cenizas',
);
const ofMockery = patternOf(
  'rien|reian|rieron|burl~|molest~|insult~|llaman|dicen|acos~|ridicul~|bullying|humill~|mofan|critic~',
);

/** "concierto esta noche, dentro te asas y fuera hace 1 grado": a plan to dress for, told without a word of feeling. */
const tellsPlanOnly = ({ understood: { slots, reading }, wardrobe, state }: IntentContext): boolean =>
  wardrobe.length > 0 &&
  state.topic !== 'feeling' &&
  slots.event !== null &&
  slots.event !== 'birthday' &&
  !slots.isAside &&
  !isMourning(slots.event) &&
  (slots.when !== null || slots.temperatureC !== null || slots.rain !== null) &&
  !saysFeeling(reading.tokens);

const ofClothes = patternOf(
  'que|q|cual [tipo] [de] ropa / que|q|como me pongo|visto|llevo / me conviene|facilita * ropa',
);

const leastOfMishap = 0.2;
const surelyAnswered = 0.7;
/** "se me rompió el pantalón en el bondi y entro a las nueve": what went wrong is mended before it is comforted. */
const tellsMishap = ({ message, understood: { aims }, state }: IntentContext): boolean => {
  const likely = (aims.get('repair') ?? 0) + (aims.get('stain') ?? 0);
  if (state.topic === 'feeling' || likely < leastOfMishap) return false;
  const [best] = lookUp(message, 1);
  return (
    best !== undefined &&
    best.entry.topic === 'care' &&
    surenessOf(best.entry, message, null, aims) >= surelyAnswered
  );
};

/** Comfort first; clothes only for a day that was named. */
export const feeling: IntentHandler = async (context) => {
  const { understood, speaker, state } = context;
  const { aim, slots } = understood;
  const { tokens } = understood.reading;
  if (tellsMishap(context)) return knowledge(context);
  const asksClothes = /[?¿]/.test(context.message) && occurs(ofClothes, tokens);
  const isAskedAfter = requestsOutfit(tokens) && state.topic === 'feeling' && slots.when !== null;
  if (tellsPlanOnly(context) || asksClothes || isAskedAfter)
    return dress({ ...context, understood: { ...understood, intent: 'dress' } });
  const isGrief = aim === 'grief' && (occurs(ofDeath, tokens) || isMourning(slots.event));
  const isMocked = aim === 'bullied' && occurs(ofMockery, tokens);
  const isFirst = isMocked || (isGrief && state.topic !== 'feeling');
  const comfort =
    (!isFirst && heard(context)) ||
    speaker.say(
      isGrave(state) && /[?¿]/.test(context.message)
        ? 'asked-within'
        : isGrief
          ? 'grief'
          : isMocked
            ? 'bullied'
            : 'low',
    );
  const remember = {
    topic: 'feeling' as const,
    asked: null,
    sorrow: isGrief ? 'bereavement' : isMocked ? 'called-names' : (state.sorrow ?? 'something-heavy'),
  };
  // "no me pude despedir" goes on telling.
  const isTold = state.topic === 'feeling' && !/[?¿]/.test(context.message) && slots.when === null;
  const isOfPlan = slots.event !== null && isHelpless(tokens);
  if (!isOfPlan && (aim !== 'grief' || !isMourning(slots.event) || isTold))
    return { sentences: [comfort], remember };
  return {
    sentences: [comfort],
    remember,
    later: () => dress({ ...context, understood: { ...understood, intent: 'dress' } }),
  };
};

const leastOfPerson = 0.4;

/** No intent scored: the message may still match the knowledge base or name a garment. */
export const unclear: IntentHandler = async (context) => {
  const { understood, speaker, state } = context;
  const { slots } = understood;
  if (slots.garments.some(({ garmentIds }) => garmentIds.length > 0))
    return dress({ ...context, understood: { ...understood, intent: 'combine' } });
  if (slots.occasion || slots.temperatureC !== null || slots.rain || slots.moods.length > 0)
    return dress({ ...context, understood: { ...understood, intent: 'dress' } });
  const answered = understood.reading.tokens.length > 2 ? await knowledge(context) : null;
  if (answered?.garmentIds) return answered;
  const isOfSorrow = state.sorrow !== null && !/[?¿]/.test(context.message);
  if (isOfSorrow && tellsOfPerson(understood.aims) >= leastOfPerson) return afterMoment(context);
  return { sentences: [speaker.say('unclear')], remember: { asked: null } };
};
