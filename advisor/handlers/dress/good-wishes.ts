import { isMourning } from '../../tools/customs.ts';
import { isOfPet } from '../../understand/plans/plans-in.ts';
import type { Phrase } from '../../voice/phrase.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import type { IntentContext } from '../handler.ts';

const sad = patternOf(
  'murio|fallecio|muert~|divorci~|separ~|cancer|despid~|perdi|perdimos|enferm~|ingresad~|luto|duelo|entierro|funeral',
);

const died = patternOf('murio|muerto|muerta|murieron|fallecio|atropellaron / tuvimos que dormir');

const wishes = [
  {
    line: 'congratulation',
    on: patternOf(
      'me jubilo|jubile|jubilan|gradu~|licencio|caso|ascienden|ascendieron|promocionan / nos casamos / me han|dieron|dan ascendido|ascenso|premio / me|nos [han] dao|dado|dieron|dan|entregan [el|un|una|la] premio|ascenso|beca|medalla / he|hemos aprobado|ganado / aprobe|aprobamos / primer|primera niet~|bisniet~|sobrin~ / [a] mi niet~|bisniet~ * bautiz~|recien / bautiz~ a|de mi hij~|niet~|bisniet~|ahijad~|bebe|bebita / soy el|la madrina|padrino|pregoner~ / soy abuel~ / mi hij~|niet~ * se casa|gradua|licencia|titula / bodas de oro|plata / licenciatura|graduacion de mi / nacio mi / dio a luz / me toca|invitan|invitado dar el pregon / biopsia|resultados|resonancia|analisis|pruebas salio|salieron|estan|esta [muy|todo] bien|perfecto|perfectos|limpia|limpio / era benigno|benigna / recojo un premio / me dan un premio',
    ),
  },
  {
    line: 'courage',
    on: patternOf(
      'holter|quimio|quimioterapia|radioterapia|biopsia|inmunoterapia / me operan / sesion de tratamiento / via en|puesta / el|mi tratamiento / me quitan los puntos / la|lo|le|me operan / operan a mi / de|en parto',
    ),
  },
  {
    line: 'good-luck',
    on: patternOf(
      'defiendo|presento|expongo [el|la|mi|un|una] tfg|tfm|tesis|trabajo|proyecto / tengo|hago [un|una|el|la|mi] examen|entrevista|oposicion|audicion|casting|prueba de / me entrevistan / oposiciones / me examino',
    ),
  },
] as const;

/** Told of one's own people beside a plan, where no moment was told. */
const weighing = patternOf(
  'mi|mis|nuestra|nuestro madre|padre|mama|papa|vieja|viejo|hijo|hija|marido|mujer|esposo|esposa|hermano|hermana|abuela|abuelo|novia|novio|pareja|amiga|amigo * internad~|ingresad~|hospitalizad~|uci|coma|grave|cancer|quimio / un aborto / aborto espontaneo / perdimos|perdi el|al|mi|nuestro bebe|embarazo',
);

/** A word for what is told beside the wish to be dressed, once in a conversation. */
export function goodWishes({ understood, state, speaker }: IntentContext): Phrase | null {
  const { tokens } = understood.reading;
  const isFirst = state.outfits.length === 0 && state.moment === null;
  if (isFirst && isOfPet(tokens) && occurs(died, tokens)) return speaker.say('pet-gone');
  if (isFirst && !isMourning(understood.slots.event) && occurs(weighing, tokens))
    return speaker.say('sorry-beside');
  if (
    state.outfits.length > 0 ||
    state.moment !== null ||
    isMourning(understood.slots.event) ||
    occurs(sad, tokens)
  )
    return null;
  const found = wishes.find(({ on }) => occurs(on, tokens));
  const isSaid = speaker.said().some((key) => /^(?:congratulation|courage|good-luck)\./.test(key));
  return found && !isSaid ? speaker.say(found.line) : null;
}
