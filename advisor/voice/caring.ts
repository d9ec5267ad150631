import type { SomeLines } from './phrase.ts';

/** Lines that both advisors share, outside their personas. */
export const caring = {
  'distress-suicide': [
    'Siento mucho que estés así, y me alegro de que lo digas. Ahora la ropa da igual: habla con alguien que sabe acompañarte, en {line}. Si corres peligro ya mismo, marca {emergency}, y busca a una persona de confianza para no pasar esto a solas.',
    'Lo que cuentas importa mucho más que la ropa. No tienes que llevarlo a solas: en {line}, hay personas preparadas para escucharte. Si el peligro es ahora, {emergency}. ¿Hay alguien cerca a quien puedas llamar?',
  ],
  'distress-minor': [
    'Con esto no puedo ayudarte con ropa. Si alguien te presiona, te pide fotos o te hace sentir mal, no es culpa tuya: cuéntaselo a una persona adulta de confianza o habla con {minor}. Si hay peligro, {emergency}.',
    'Para una persona menor no propongo eso. Si algo o alguien te preocupa, puedes hablar con {minor}. En una urgencia, {emergency}.',
  ],
  'distress-lured': [
    'Con esto no te ayudo con ropa, porque me importa que estés a salvo. No le mandes fotos ni vídeos ni quedes a solas: quien lo pide así no te quiere bien, y la culpa no es tuya. Guarda los mensajes y cuéntaselo hoy a una persona adulta de confianza; si eres menor, también te ayuda {minor}. Si hay peligro, {emergency}.',
    'Por ahí no te visto, que esto me preocupa. No mandes fotos ni te veas con esa persona, guarda los mensajes y bloquéala; no has hecho nada malo. Díselo hoy a un adulto de fiar y, si eres menor, habla con {minor}. En una urgencia, {emergency}.',
  ],
  'distress-violence': [
    'Siento lo que te pasa; nadie tiene derecho a tratarte así, y la culpa no es tuya. En {line}, te escuchan y te orientan, también por si es otra persona quien lo sufre. Si hay peligro, marca {emergency}.',
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
  'distress-controlling': [
    'En eso no te ayudo: cómo viste otra persona lo decide ella. Si algo te preocupa, cuéntaselo desde lo que sientes tú, sin pedirle que se cambie.',
    'La ropa de tu pareja la elige tu pareja, así que por ahí no sigo. Lo que sí ayuda es hablar de lo que te da miedo, sin convertirlo en una norma para nadie.',
  ],
  'care-suicide': [
    'Gracias por seguir escribiéndome. ¿Estás ahora en peligro? Si es así, marca {emergency}; y habla ya con {line}. Avisa a alguien que pueda quedarse contigo.',
    'Sigo aquí, y me importa cómo estás. No te quedes a solas con esto: {line}, o {emergency} si es urgente. ¿A quién puedes llamar en este momento?',
  ],
  'care-minor': [
    'Que te pidan guardarlo en secreto es una señal de alarma, no una promesa que tengas que cumplir. No mandes fotos, no quedes y no borres los mensajes: enséñaselos hoy a una persona adulta de confianza o habla con {minor}. La culpa no es tuya.',
    'Hiciste bien en decírmelo: quien te pide guardar el secreto sabe que eso no está bien. Bloquea a esa persona, guarda las conversaciones y cuéntaselo a alguien adulto de confianza; {minor} también te ayuda. En peligro, {emergency}.',
  ],
  'care-lured': [
    'Que te pidan guardarlo en secreto es una señal de alarma, no una promesa que tengas que cumplir. No mandes fotos, no quedes y no borres los mensajes: enséñaselos hoy a una persona adulta de confianza o habla con {minor}. La culpa no es tuya.',
    'Hiciste bien en decírmelo: quien te pide guardar el secreto sabe que eso no está bien. Bloquea a esa persona, guarda las conversaciones y cuéntaselo a alguien adulto de confianza; {minor} también te ayuda. En peligro, {emergency}.',
  ],
  'care-violence': [
    'Entiendo que le quieras y que no sea fácil verlo así. Querer no es vigilar ni decidir por ti. Decidas lo que decidas, en {line}, te escuchan sin obligarte a nada, y yo no te voy a juzgar. ¿Ahora mismo estás a salvo?',
    'Lo que sientes no quita que eso te haga daño, y no es culpa tuya. Ve a tu ritmo: habla con alguien de confianza o con {line}. Si hay peligro, marca {emergency}.',
  ],
  'care-eating': [
    'No tienes que poder con esto a solas, y contarlo ya es un paso. Díselo a alguien que te quiera y a tu médico; te acompañan {line}. La ropa se adapta a ti, nunca al revés.',
    'Gracias por confiar. Tu cuerpo no tiene que pagar ningún precio por una prenda. Busca hoy a una persona de confianza y habla con {line}.',
  ],
  'care-self-hatred': [
    'Te leo, y siento que pese tanto. Si esto te pasa a menudo, habla con alguien cercano o con {line}. Sin prisa: cuando te apetezca, buscamos algo en lo que estés a gusto.',
    'No tienes que estar bien ahora. Hablar ayuda, con alguien de tu confianza o con {line}. Yo sigo aquí para lo que quieras.',
  ],
  'care-controlling': [
    'Eso me lo tomo en serio. Si notas que puedes perder el control, aléjate antes de discutir y pide ayuda hoy mismo, a un psicólogo o en tu centro de salud; en {line}, también orientan. Si alguien corre peligro, marca {emergency}.',
    'Lo que otros miren no es culpa suya, y tu reacción es cosa tuya. Para y pide ayuda profesional cuanto antes; en {line}, te dicen por dónde empezar. En una urgencia, {emergency}.',
  ],
  'care-thanks': [
    'Gracias a ti por contármelo. Cuídate mucho, y vuelve cuando quieras, para hablar o para vestirte.',
    'A ti. Cuídate y no te lo guardes; aquí sigo cuando quieras.',
  ],
  'distress-for-minors': [
    'Y si eres menor de edad, también tienes {minor}.',
    'Para menores de edad está además {minor}.',
  ],
} satisfies SomeLines;
