import { type Annotated, occurs, type Pattern, patternOf } from '../../words/pattern.ts';
import type { Token } from '../../words/tokens.ts';
import type { Plan } from './event-words.ts';

type Mend = { of: RegExp; where: Pattern; except?: Pattern; plan: Plan };

const tableGame: Plan = { event: null, occasion: 'casual', purpose: 'la partida' };

/** Corrections of a plan by its company, place or game. */
const mends: readonly Mend[] = [
  {
    of: /^errands$/,
    where: patternOf('mis cosas * / como|hecha|hecho una|la|un|el reina|diosa|jefa|senora|rey|senor'),
    plan: { event: 'office', occasion: 'work', purpose: null },
  },
  {
    of: /^work$/,
    where: patternOf(
      'canas|canitas|cervezas|cervecitas|birras|chelas|copas|vinos|tapas * de el curro|trabajo|chamba|laburo / canas|canitas|cervezas|cervecitas|birras|chelas|copas|vinos|tapas * de la oficina|pega|empresa',
    ),
    plan: { event: 'afterwork', occasion: 'party', purpose: null },
  },
  {
    of: /^(?:party|nightclub|village-fiesta)$/,
    where: patternOf('en la playa / fogata'),
    plan: { event: 'barbecue', occasion: 'casual', purpose: 'una fiesta en la playa' },
  },
  {
    of: /^(?:festival|rock-concert|concert)$/,
    where: patternOf(
      'festival * escuela|colegio|cole|kinder|guarderia|preescolar|primaria / festival escolar',
    ),
    plan: { event: 'school-show', occasion: 'casual', purpose: null },
  },
  {
    of: /^beach$/,
    where: patternOf('asado|asadero|barbacoa|parrillada|paella|sardinada'),
    plan: { event: 'barbecue', occasion: 'casual', purpose: 'una barbacoa en la playa' },
  },
  {
    of: /^meeting-parents$/,
    where: patternOf(
      'calcot~|calcots|brasas|aire libre|barbacoa|asado|parrillada|muy de campo|gente sencilla',
    ),
    plan: { event: 'barbecue', occasion: 'casual', purpose: 'la comida con su familia' },
  },
  {
    of: /^meeting-parents$/,
    where: patternOf('mis|los suegros / mi suegra|suegro'),
    except: patternOf('conoc~|presento|presenta|presentan|presentar~|primera|por fin'),
    plan: { event: 'meeting-parents', occasion: 'date', purpose: 'una comida con tus suegros' },
  },
  {
    of: /^(?:anniversary-party|graduation)$/,
    where: patternOf(
      'reencuentro|reunion|comida|cena|almuerzo|encuentro de [la|mi|los] [antiguos] generacion|promocion|prepa|instituto|colegio|alumnos|companeros|clase|universidad',
    ),
    plan: { event: 'dinner-with-friends', occasion: 'party', purpose: 'un reencuentro' },
  },
  {
    of: /^presentation$/,
    where: patternOf('iglesia|templo|parroquia|padrinos|virgen / tres anos / niet~|ahijad~'),
    except: patternOf('expongo|exponer|proyecto|diapositivas|clientes|jef~'),
    plan: { event: 'christening', occasion: 'formal', purpose: 'una presentación en la iglesia' },
  },
  {
    of: /^(?:football|football-match|padel|gym|casual|sport)$/,
    where: patternOf('bolos|bolera|bowling'),
    plan: { event: null, occasion: 'casual', purpose: 'los bolos' },
  },
  {
    of: /^airport$/,
    where: patternOf('recoj~|recog~|busc~|esper~|recib~|vuelve|llega|regresa'),
    plan: { event: 'airport', occasion: 'casual', purpose: 'recibir a alguien en el aeropuerto' },
  },
  {
    of: /^hospital-visit$/,
    where: patternOf('residencia|asilo|geriatrico'),
    plan: { event: 'hospital-visit', occasion: 'casual', purpose: 'una visita en la residencia' },
  },
  {
    of: /^dinner-with-friends$/,
    where: patternOf('almuerzo|almorzar|almorzamos|comida|comemos|mediodia'),
    except: patternOf('cena|cenar|cenamos|ceno|noche'),
    plan: { event: 'dinner-with-friends', occasion: 'party', purpose: 'una comida con amigos' },
  },
  // A dinner in the garden is no work in it, and mothers "del jardín" are of a nursery school.
  {
    of: /^gardening$/,
    where: patternOf('jardin'),
    except: patternOf(
      'reg~|plant~|pod~|trabaj~|huerto|huerta|cesped|arregl~|faena|sembr~|siembr~|desbroz~|hojas|tierra|macetas|flores|jardineria|cort~|limpi~',
    ),
    plan: { event: null, occasion: 'casual', purpose: null },
  },
  // "hace dos meses falleció, y mañana vuelvo a trabajar" tells of no funeral.
  {
    of: /^mourning$/,
    where: patternOf('hace|hacen * semanas|mes|meses|ano|anos'),
    except: patternOf('funeral|entierro|misa|velorio|velatorio|tanatorio|sepelio|cementerio|cenizas'),
    plan: { event: null, occasion: 'casual', purpose: null },
  },
  {
    of: /^romantic-dinner$/,
    where: patternOf('cena|comida|almuerzo|fiesta de|con [su|la|el] empresa|trabajo|oficina|curro'),
    plan: { event: 'company-party', occasion: 'party', purpose: null },
  },
  {
    of: /^board-meeting$/,
    where: patternOf('cena|cenar|cenamos|ceno'),
    plan: { event: 'business-dinner', occasion: 'work', purpose: null },
  },
  {
    of: /^romantic-dinner$/,
    where: patternOf('cen~|restaurante|comida'),
    except: patternOf(
      'novi~|marido|mujer|espos~|pareja|aniversario|romantic~|cita|citas|amor|ligue|crush|chico|chica|chicos|polol~|prometid~|valentin|enamorad~|amante|match|tinder|anillo|matrimonio|declar~|parejita|tortolit~|ex',
    ),
    plan: { event: null, occasion: 'date', purpose: 'la cena' },
  },
  {
    of: /^romantic-dinner$/,
    where: patternOf('ex|exmarido|exmujer|exnovio|exnovia|exesposo|exesposa'),
    plan: { event: null, occasion: 'date', purpose: 'la cena' },
  },
  {
    of: /^(?:concert|rock-concert|festival)$/,
    where: patternOf(
      'catedral|iglesia|parroquia|basilica|monasterio|convento|coral|coro|auditorio|villancicos|sinfonic~|orquesta|organo|filarmonic~|camara / concierto de navidad|adviento',
    ),
    except: patternOf('rock|pop|reggaeton|festival'),
    plan: { event: 'classical-concert', occasion: 'formal', purpose: null },
  },
  {
    of: /^(?:feria|sightseeing)$/,
    where: patternOf('bail~|salsa|cumbia|rumba * * feria / feria * * bail~|salsa|cumbia|rumba'),
    except: patternOf('abril|sevilla|malaga|jerez|caseta|casetas|rebujito|sevillanas|flamenc~|gitana|albero'),
    plan: { event: 'nightclub', occasion: 'party', purpose: 'bailar en la feria' },
  },
  {
    of: /^(?:feria|sightseeing)$/,
    where: patternOf('feria de|en|con|americana|vintage|gastronomica|artesanal'),
    except: patternOf(
      'abril|sevilla|malaga|jerez|cordoba|granada|cadiz|huelva|almeria|puerto|caseta|casetas|rebujito|sevillanas|real|flamenc~|gitana|agosto|lunares|albero|manzanilla|bailar|salsa|cumbia|rumba',
    ),
    plan: { event: 'sightseeing', occasion: 'casual', purpose: 'la feria' },
  },
  {
    of: /^(?:padel|football|football-match|gym|swimming|sideline|casual)$/,
    where: patternOf(
      'domino|mus|cartas|naipes|ajedrez|parchis|bingo|tute|brisca|truco|canasta|poker|billar|dardos|bridge',
    ),
    plan: tableGame,
  },
  {
    of: /^class$/,
    where: patternOf(
      'llev~|dej~|recog~|acompan~|busc~|ir|voy [a|al|por] [el|la|mi|mis|los|las] * cole|colegio|escuela|guarderia|jardin',
    ),
    except: patternOf('universidad|facultad|facu|uni|clase|clases'),
    plan: { event: 'school-run', occasion: 'casual', purpose: null },
  },
  {
    // In the water one wears what is not chosen here.
    of: /^(?:spa|pool)$/,
    where: patternOf('cenamos|cenar|ceno|cena|cenaremos'),
    except: patternOf('no|sin cenamos|cenar|cena'),
    plan: { event: 'dinner-with-friends', occasion: 'party', purpose: 'la cena' },
  },
  {
    of: /^(?:teaching|class)$/,
    where: patternOf('yoga|pilates'),
    plan: { event: 'yoga', occasion: 'sport', purpose: null },
  },
  {
    of: /^(?:teaching|class)$/,
    where: patternOf('zumba|spinning|aerobic|gimnasia|crossfit|aquagym|boxeo|natacion'),
    plan: { event: 'gym', occasion: 'sport', purpose: null },
  },
  {
    of: /^(?:padel|football|football-match|gym)$/,
    where: patternOf('partida|partidita'),
    except: patternOf('partido|padel|tenis|futbol|golf|gimnasio'),
    plan: tableGame,
  },
];

export function mended<P extends Plan | null>(plan: P, tokens: readonly Token[]): P | Plan {
  if (plan === null) return plan;
  const plain: readonly Annotated[] = tokens.map((token) => ({ ...token, classes: [] }));
  const mend = mends.find(
    ({ of, where, except }) =>
      of.test(plan.event ?? plan.occasion) && occurs(where, plain) && !(except && occurs(except, plain)),
  );
  return mend?.plan ?? plan;
}
