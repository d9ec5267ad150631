import type { Language } from '#contract/languages.ts';

/** Frequent words of Spanish that neither translation has. */
const spanish = `
  el los y con del una unas sus son han hemos más pero hasta cuando también aún aquí ya en al tus
  cuenta factura correo enlace contraseña año hoy mañana puedes tienes quieres hola gracias tienda carrito
  colada precio fecha enero escríbenos llegado nuevo nueva dinero negro
`;
/** These are Portuguese, too. */
const iberian = `
  de da que se para por sobre sem te tu uma dia mês hora prenda prendas pago pedido está la las lo le un
  su ha si sí qué entre como desde los sin tres devolvemos
`;

const setOf = (text: string) => new Set(text.split(/\s+/).filter(Boolean));
const words: Readonly<Record<Exclude<Language, 'es'>, ReadonlySet<string>>> = {
  en: setOf(`${spanish} ${iberian}`),
  pt: setOf(spanish),
};

/** Addresses and quoted words of others are left out. */
export const spanishWordsIn = (text: string, language: Exclude<Language, 'es'>): string[] =>
  text
    .replaceAll(/https?:\S+|\S+@\S+/g, ' ')
    .toLocaleLowerCase('es')
    .split(/[^\p{L}]+/u)
    .filter((word) => words[language].has(word));
