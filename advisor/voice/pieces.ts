import type { SomeLines } from './phrase.ts';

/** Replies about one piece: yes or no, then the reason. */
export const mayaOnPieces = {
  'piece-fit': ['Sí, con {list}: {why}.', 'Sí, {list}, sin problema: {why}.'],
  'piece-half': ['A medias, con {list}: {why}.', 'Depende: con {list}, {why}.'],
  'piece-unfit': ['No con {list}: {why}.', 'No te lo aconsejo con {list}: {why}.'],
  'piece-fault': ['Sí, con {list} hay que contar con ello: {why}.', 'Sí, con {list}: {why}.'],
  'piece-somewhat': ['Un poco, con {list}: {why}.', 'Depende: con {list}, {why}.'],
  'piece-no-fault': ['No, con {list} no: {why}.', 'No, por {list} no hay que preocuparse: {why}.'],
  'piece-limit': ['Con {list}: {why}.', '{list}: {why}.'],
  'piece-rather': ['Para eso, mejor {piece}.', 'Si lo quieres seguro, {piece}.'],
  'verdict-excess': ['Sí: {why}.', 'Sí, la verdad: {why}.'],
  'stands-without': [
    'Sí, sin {piece} se sostiene: {rest} están a la altura de {for}.',
    'Sí: sin {piece} quedan {rest}, y para {for} basta.',
  ],
  'falls-without': [
    'No del todo: sin {piece}, {rest} se quedan cortos para {for}.',
    'No del todo: para {for}, sin {piece} baja de nivel; mejor tenerlo a mano.',
  ],
  'pair-good': ['Sí: {look} van bien juntos.', 'Sí, {look} se entienden.'],
  'pair-fine': ['No, en absoluto: {look} van bien juntos.', 'No, nada de eso: {look} se entienden.'],
  'pair-middling': ['A medias: {look} pueden ir, pero no brillan.', 'Ni sí ni no: {look} pasan sin más.'],
  'pair-poor': ['No: lo que desentona es {piece}.', 'No del todo: lo que rompe es {piece}.'],
  'pair-wrong': ['Sí, algo chirría: {piece}.', 'Sí: lo que desentona es {piece}.'],
} satisfies SomeLines;

export const valentinaOnPieces = {
  'piece-fit': ['Sí, con {list} vas que chutas: {why}.', 'Claro, con {list}: {why}.'],
  'piece-half': ['A medias, con {list}: {why}.', 'Depende: con {list}, {why}.'],
  'piece-unfit': ['No, con {list} no: {why}.', 'Mejor no con {list}: {why}.'],
  'piece-fault': ['Sí, con {list} te va a pasar: {why}.', 'Sí, con {list}: {why}.'],
  'piece-somewhat': ['Un poco, con {list}: {why}.', 'Depende: con {list}, {why}.'],
  'piece-no-fault': ['No, con {list} no: {why}.', 'Qué va, con {list} no: {why}.'],
  'piece-limit': ['Con {list}: {why}.', '{list}: {why}.'],
  'piece-rather': ['Para eso, tira de {piece}.', 'Si lo quieres seguro, {piece}.'],
  'verdict-excess': ['Un poco sí: {why}.', 'Sí, la verdad: {why}.'],
  'stands-without': [
    'Sí, sin {piece} aguanta: {rest} dan la talla para {for}.',
    'Claro: sin {piece} quedan {rest}, y para {for} basta.',
  ],
  'falls-without': [
    'No del todo: sin {piece}, {rest} se quedan cortos para {for}.',
    'No del todo: para {for}, sin {piece} baja de nivel.',
  ],
  'pair-good': ['Sí, rotundo: {look} se llevan genial.', 'Sí: {look} van de diez.'],
  'pair-fine': ['Qué va: {look} van de diez.', 'No, para nada: {look} se llevan genial.'],
  'pair-middling': ['Ni fu ni fa: {look}.', 'A medias: {look} pasan, pero sin chispa.'],
  'pair-poor': ['No: lo que chirría es {piece}.', 'No del todo: lo que no cuadra es {piece}.'],
  'pair-wrong': ['Un poco sí: lo que chirría es {piece}.', 'Sí, algo falla: {piece}.'],
} satisfies SomeLines;
