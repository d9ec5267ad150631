import { describe, expect, it } from 'vitest';
import { tokensOf } from '../../words/tokens.ts';
import { changeNoted, changeSaid, subjectAsked } from './upkeep.ts';

/** A Tuesday. */
const today = { year: 2026, month: 11, day: 24 };
const change = (message: string) => changeSaid(message, tokensOf(message), today);

describe('questions about the upkeep of a wardrobe', () => {
  it.each([
    ['¿qué tengo que lavar?', 'wash'],
    ['¿qué ropa me toca lavar?', 'wash'],
    ['¿toca lavar algo?', 'wash'],
    ['¿a quién le presté la chaqueta?', 'away'],
    ['¿quién tiene mi gabardina?', 'away'],
    ['¿qué tengo prestado?', 'away'],
    ['¿dónde guardé los abrigos?', 'away'],
    ['¿qué he vendido este año?', 'departed'],
    ['¿cuánto he sacado vendiendo ropa?', 'departed'],
    ['¿y cuánto llevo vendido ya?', 'departed'],
    ['no encuentro el trench, lo tengo prestado o en el tinte', 'away'],
    ['¿cuánto me queda de presupuesto este mes?', 'budget'],
    ['¿me he pasado del presupuesto?', 'budget'],
    ['¿cuánto puedo gastar este mes?', 'budget'],
    ['¿qué tableros tengo?', 'boards'],
  ] as const)('%s', (message, subject) => {
    expect(subjectAsked(tokensOf(message))).toBe(subject);
  });

  it.each([
    '¿qué me pongo mañana?',
    '¿cómo se lava la lana?',
    '¿cómo le quito el olor a humedad a un abrigo que estuvo meses guardado?',
    '¿qué tengo que lavar a mano?',
    'tengo un presupuesto de 50 euros para una falda',
    '¿qué puedo vender?',
    '¿dónde compro unos botines?',
    '¿tengo algo verde? Mi hermana quiere que le preste algo',
    'ponme un recordatorio de que tengo que recoger el vestido en la modista',
  ])('is none of them: %s', (message) => {
    expect(subjectAsked(tokensOf(message))).toBeNull();
  });
});

describe('what a message notes', () => {
  it('as gone, with what came back and the day', () => {
    expect(change('marca la camisa blanca como vendida')).toEqual({
      change: 'depart',
      how: 'sold',
      euros: null,
      day: null,
    });
    expect(change('ayer vendí la falda por 12,50 €')).toEqual({
      change: 'depart',
      how: 'sold',
      euros: 12.5,
      day: '2026-11-23',
    });
    expect(change('he donado el abrigo viejo')).toMatchObject({ how: 'donated' });
    expect(change('he regalado las botas')).toMatchObject({ how: 'given' });
  });

  it('as away, with whom or where and until when', () => {
    expect(change('apunta que presté la chaqueta a Ana hasta el viernes')).toEqual({
      change: 'away',
      why: 'lent',
      place: 'Ana',
      until: '2026-11-27',
    });
    expect(change('le he prestado el vestido a mi hermana')).toMatchObject({
      place: 'mi hermana',
      until: null,
    });
    expect(change('he guardado los jerséis en la caja 3 del altillo')).toMatchObject({
      why: 'stored',
      place: 'la caja 3 del altillo',
    });
    expect(change('he llevado los botines al zapatero')).toMatchObject({
      why: 'repair',
      place: 'el zapatero',
    });
    expect(change('Ana me ha devuelto la chaqueta')).toEqual({ change: 'back' });
  });

  it.each([
    'quiero vender la falda',
    'no he vendido la falda',
    '¿debería donar el abrigo?',
    'he guardado silencio',
    'he guardado el outfit',
    'ponme la chaqueta',
  ])('is nothing: %s', (message) => {
    expect(change(message)).toBeNull();
  });

  it('allows a remote model the one tool that it asks for', () => {
    expect(changeNoted(tokensOf('he vendido la falda'))).toBe('noteDeparture');
    expect(changeNoted(tokensOf('le presté la falda a Ana'))).toBe('noteAbsence');
    expect(changeNoted(tokensOf('¿qué me pongo?'))).toBeNull();
  });
});
