import type { Lines } from './lines.ts';

/** Lines that both advisors share, outside their personas. */
export const caring: Pick<
  Lines,
  | 'distress-suicide'
  | 'distress-minor'
  | 'distress-violence'
  | 'distress-eating'
  | 'distress-self-hatred'
  | 'distress-for-minors'
> = {
  'distress-suicide': [
    'Siento mucho que estés así, y me alegro de que lo digas. Ahora la ropa da igual: habla con alguien que sabe acompañarte, en {line}. Si corres peligro ya mismo, llama a {emergency}, y busca a una persona de confianza para no pasar esto a solas.',
    'Lo que cuentas importa mucho más que la ropa. No tienes que llevarlo a solas: en {line}, hay personas preparadas para escucharte. Si el peligro es ahora, {emergency}. ¿Hay alguien cerca a quien puedas llamar?',
  ],
  'distress-minor': [
    'Con esto no puedo ayudarte con ropa. Si alguien te presiona, te pide fotos o te hace sentir mal, no es culpa tuya: cuéntaselo a una persona adulta de confianza o llama a {minor}. Si hay peligro, {emergency}.',
    'Para una persona menor no propongo eso. Si algo o alguien te preocupa, puedes hablar con {minor}. En una urgencia, {emergency}.',
  ],
  'distress-violence': [
    'Siento lo que te pasa; nadie tiene derecho a tratarte así, y la culpa no es tuya. En {line}, te escuchan y te orientan, también por si es otra persona quien lo sufre. Si hay peligro, llama a {emergency}.',
    'Eso que cuentas no está bien y no lo has provocado tú. Puedes hablar con {line}; si estás en peligro ahora, {emergency}. La ropa puede esperar.',
  ],
  'distress-eating': [
    'Gracias por decírmelo. Tu cuerpo necesita comer y no tiene que ganarse ninguna talla; de esto se sale con ayuda. Te pueden acompañar {line}. Si prefieres hablar ahora con alguien, {hope}.',
    'Siento que lo estés pasando mal con la comida. Ninguna prenda vale eso. Habla con alguien que sepa: {line}; y si necesitas que te escuchen ya, {hope}.',
  ],
  'distress-self-hatred': [
    'Siento que te estés mirando con tanta dureza. No voy a tapar eso con ropa: mereces que te escuchen de verdad. Habla con alguien de confianza o con {line}.',
    'Eso que te dices duele, y no tienes que llevarlo a solas. Antes que cualquier prenda, habla con alguien: una persona cercana, o {line}.',
  ],
  'distress-for-minors': [
    'Y si eres menor de edad, también tienes {minor}.',
    'Para menores de edad está además {minor}.',
  ],
};
