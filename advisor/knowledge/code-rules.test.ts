import { describe, expect, it } from 'vitest';
import { codeRuled } from './code-rules.ts';

const said = (message: string, before = '') => codeRuled(message, before)?.says ?? null;

describe('a code and the piece that is asked about', () => {
  it.each([
    ['la invitación dice cóctel, ¿puedo ir de largo o es exagerado?', /demasiado/],
    ['black tie: ¿me vale un traje oscuro?', /te quedas corto/],
    ['es black tie opcional, ¿voy con traje oscuro?', /vas bien/],
    ['pone smart casual, ¿vaqueros sí o no?', /oscuros/],
    ['el correo dice business casual, ¿puedo ir en zapatillas?', /de piel/],
    ['dress code formal campestre, ¿tacones?', /no se hunda/],
    ['el sábado voy con esmoquin, ¿qué tal la camisa blanca de la oficina?', /sirve con el esmoquin/],
    ['en la tarjeta piden esmoquin: ¿llevo cinturón?', /sin cinturón/],
    [
      'pone cóctel, ¿hay que llevar corbata? ¿y vaqueros se puede?',
      /vaqueros, no.*corbata no es obligatoria/,
    ],
  ])('begin with a verdict: %s', (message, verdict) => {
    expect(said(message)).toMatch(verdict);
  });

  it('are read with the code of the question before', () => {
    expect(said('¿y de negro?', 'la invitación pone cóctel, ¿puedo ir de largo?')).toMatch(
      /De negro puedes ir/,
    );
  });

  it.each([
    '¿puedo llevar corbata negra con traje azul?',
    'la etiqueta dice lavar a mano, ¿puedo meter los vaqueros?',
    'quiero algo casual con vaqueros',
    'pone cóctel y no sé qué ponerme',
  ])('are not read into “%s”', (message) => {
    expect(said(message)).toBeNull();
  });
});
