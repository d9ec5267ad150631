import { tokensOf } from '../words/tokens.ts';
import { rootOf } from './root.ts';

/** Groups of synonyms; the first of each line represents the group. */
const groups = [
  'camiseta remera polera playera',
  'falda pollera',
  'zapatillas tenis deportivas bambas sneakers',
  'chaqueta campera chamarra cazadora',
  'jersey sueter pulover chompa sweater',
  'vaqueros tejanos jeans denim mezclilla',
  'americana blazer saco',
  'bolso cartera bolsa',
  'tacones tacos stilettos',
  'cinturon correa',
  'calcetines medias pantis',
  'tripa barriga abdomen vientre panza',
  'baja bajita bajito petisa',
  'armario ropero closet guardarropa vestidor placard',
  'lavar lavado lavo lavadora lavarropas limpiar limpio limpia',
  'planchar plancha plancho',
  'mancha manchas manchado',
  'bolitas pelotillas pilling',
  'encoger encoge encogio encogido encogen',
  'etiqueta protocolo codigo dress',
  'boda casamiento casorio',
  'invitada invitado invitados',
  'entrevista interview',
  'funeral entierro velorio tanatorio',
  'comprar compra compro compras',
  'donar regalar dar',
  'talla tallas tallaje numero',
  'sujetador bra brasier corpino',
  'panuelo fular foulard',
  'maleta valija equipaje',
  'viaje viajar viajo escapada',
  'lluvia llueve llover mojar',
  'frio invierno helado',
  'calor verano caluroso',
  'mezclar combinar juntar combino combina mezclo',
  'estampado estampados dibujo',
  'alargar estilizar alta alto estatura altura',
  'pecho busto tetas',
  'alquilar alquiler rentar',
  'reparar arreglar arreglo arreglos remendar coser',
  'calidad bueno buena',
  'sostenible ecologico ecologica etico etica sostenibilidad',
  'cuero piel',
  'polipiel ecopiel',
  'oro dorado dorada dorados',
  'plata plateado plateada',
  'embarazada embarazo premama',
  'suegros suegra suegro padres',
  'avion vuelo volar',
  'capsula minimalista',
  'hombro hombros',
  'cadera caderas',
].map((line) => line.split(' '));

const root = (word: string) => rootOf(tokensOf(word)[0]?.stem ?? word);

const chosen = new Map<string, string>(
  groups.flatMap(([first = '', ...others]) =>
    [first, ...others].map((word): [string, string] => [root(word), root(first)]),
  ),
);

/** The representative root of a synonym group. */
export const sameMeaning = (rootOfWord: string): string => chosen.get(rootOfWord) ?? rootOfWord;
