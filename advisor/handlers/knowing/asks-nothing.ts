import { occurs, patternOf } from '../../words/pattern.ts';
import type { IntentContext } from '../handler.ts';
import { asksInGeneral } from './asks-knowledge.ts';

const leastTold = 8;
const ofSelf = patternOf('me|mi|mis|yo|conmigo|nos|nuestr~');
const asking = patternOf(
  'quiero|quisiera|necesito|busco|dime|digame|decime|explica~|cuenta~|contame|ayud~|consej~|aconsej~|recomi~|duda|dudas|saber|idea|ideas|truco|trucos|solucion|remedio|puedo|podria|deberia|sirve / no se|entiendo [ni] si|como|que|cual|cuanto|cuando|donde / look|outfit|conjunto / que|q|como|k [le|lo|la] hago|hacemos|hacer / que me|se pongo|visto|pone / cual|cuales|cuanto|cuanta|cuantos|cuantas|donde',
);

/** What happened to a person, told without a question or a request. */
export const asksNothing = ({ understood, message }: IntentContext): boolean => {
  const { tokens } = understood.reading;
  return (
    !/[?¿]/.test(message) &&
    !understood.onlyAsks &&
    tokens.length >= leastTold &&
    occurs(ofSelf, tokens) &&
    !occurs(asking, tokens) &&
    !asksInGeneral({ understood })
  );
};
