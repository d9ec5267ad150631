import { describe, expect, it } from 'vitest';
import { addressIn } from './address.ts';

describe('the address of a message', () => {
  it.each([
    '¿me podría decir qué me pongo para una boda?',
    'Le cuento: mañana tengo una cita',
    'señorita, ¿qué me pongo mañana?',
    'Dígame cómo lavo la lana',
    'recomiendeme algo para el frio',
    'necesito su consejo',
    '¿Usted qué opina?',
    'Buenas tardes, me puede ayudar con una maleta',
    '¿Qué me aconseja para un bautizo?',
    'Disculpe, ¿cómo se quita el vino?',
    'Quisiera que me recomiende un abrigo',
    '¿Cree que me queda bien el rojo?',
    'Póngame el traje el lunes',
    'quería preguntarle por el luto',
    'Gracias por su ayuda',
    'Dios la bendiga',
    'Buenos días, ¿cómo está?',
    'hágame el favor de guardarlo',
    '¿Le parece bien el negro?',
    'mándeselo',
    'sumercé, qué me pongo',
    'enséñeme abrigos de lana',
    'mi nieta dice que usted sabe mucho',
  ])('is formal: %s', (message) => {
    expect(addressIn(message, 'tu')).toBe('usted');
  });

  it.each([
    'mi hija quiere que su boda sea en mayo',
    'diga lo que diga mi suegra, voy de rojo',
    'pase lo que pase llevo botas',
    'la falda me puede quedar bien',
    'mi hermana me puede ayudar, pero no quiere',
    'le cuento a mi madre que voy de verde',
    'ustedes qué venden',
    'vosotras qué pensáis',
    'mi jefe me trata de usted, ¿cómo voy vestida?',
    'mi madre me dio su opinión y no me gustó',
    'quiero decirle que no a mi novio',
    'el vestido que me recomienda mi amiga es verde',
    'voy a darle el pésame a mi vecina',
    'mi abuela me dijo «dígame usted la verdad»',
    'mi novio tiene una boda, ¿qué le pongo?',
    '¿le queda bien el azul a mi marido?',
    '¿cómo está mi armario?',
    '¿qué podría servirme?',
    'qué hago con la mancha de vino',
  ])('is what it was: %s', (message) => {
    expect(addressIn(message, 'tu')).toBe('tu');
    expect(addressIn(message, 'usted')).toBe('usted');
  });

  it.each([
    '¿qué me recomiendas?',
    'dime qué me pongo',
    '¿me puedes ayudar?',
    'te cuento, mañana boda',
    'guárdalo',
    '¿tú qué opinas?',
    '¿qué te parece?',
    'decime qué me pongo',
    '¿podés armarme un look?',
    'recomendame algo',
    'ponlo el martes',
    'gracias por tu ayuda',
    'Señorita, dime qué me pongo',
    'enséñame los zapatos',
  ])('is familiar: %s', (message) => {
    expect(addressIn(message, 'usted')).toBe('tu');
  });
});
