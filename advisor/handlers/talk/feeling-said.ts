import { mocks } from '../../understand/mockery.ts';
import type { Annotated } from '../../words/pattern.ts';
import { occurs, patternOf } from '../../words/pattern.ts';

const feelings = patternOf(
  'cagad~|acojonad~|tembl~|tiembl~|nudo|trist~|pena|llor~|lagrim~|mied~|panico|terror|angusti~|ansi~|nervi~|deprim~|depre|agob~|estres~|preocup~|hart~|cansad~|agotad~|fatal|hund~|duele|duelen|dolio|dolor|dolid~|rabia|enfad~|enoj~|odio|odian|verguenza|asco|culpa|extran~|nadie|abandon~|decepcion~|disgust~|humill~|insult~|burl~|rieron|rien|reian|reido|horrible|peor|vacio|vacia|bajon|animo|anim~|inseguridad|insegur~|complej~|fea|feo|gord~|sola|temo|temor|sufr~|injust~|traicion~|acos~|amenaz~|ridicul~|incomod~|vertigo / echo de menos / sin ganas|fuerzas / no tengo ganas|fuerzas / no puedo|aguanto mas / me siento|sentia|encuentro / me cuesta|pesa|afecta|da|dan [mucho|mucha|un] [cosa|corte|palo|apuro|yuyu] / mal|malo|mala dia|racha|rollo|epoca|momento|semana / estoy|ando|fui|voy [muy|tan|bien] mal|sol~|rot~',
);
const losses = patternOf(
  'mur~|muri~|muert~|fallec~|falta|perdi|perdimos|enterr~|entierro|funeral|tanatorio|velorio|velatorio|luto|duelo|viud~|enferm~|cancer|quimio|hospital|oper~|urgencias|despid~|echaron|divorci~|separ~|ruptura|cortamos|terminamos|ex|dejo|dejado|accidente|ingres~|ambulancia / roto|rompio|partido el|la|un|una brazo|pierna|pie|mano|muneca|tobillo|clavicula|cadera / marido|mujer|esposo|esposa|novio|novia|pareja|ella|el se [ha] fue|marcho|largo|ido|marchado [de] [casa]',
);

/** Whether a word of the message says how the person feels, or what befell them. */
export const saysFeeling = (tokens: readonly Annotated[]): boolean =>
  occurs(feelings, tokens) || occurs(losses, tokens);

const mocked = patternOf(
  'se|me|nos [han|ha|an|a] [todos|todas] reido|rieron|rien|reian|rio|burl~|mof~ / me|nos [han|ha|an|a] [dicho|llamado] insult~|humill~|ridiculiz~|llaman|llamaron',
);
export const tellsMockery = (tokens: readonly Annotated[]): boolean =>
  mocks(tokens) || occurs(mocked, tokens);
