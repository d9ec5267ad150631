import type { Token } from '../words/tokens.ts';

type Cut = { of: RegExp; step: number; says: string };

const letters = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'] as const;

const abroad: readonly Cut[] = [
  {
    of: /^(?:japon|japones\w*|corea|corean\w*|china|chin[ao]s?|asia|asiatic\w*|shein|temu|aliexpress|tailandia)$/,
    step: 1,
    says: 'en Japón, Corea y China la misma letra se corta una talla menos, y a veces dos.',
  },
  {
    of: /^(?:eeuu|usa|us|american[ao]s?|gring[ao]s?|estadounidense)$/,
    step: -1,
    says: 'la misma letra estadounidense suele ser una talla más ancha que la europea.',
  },
];

const telling = /^(?:uso|soy|llevo|gasto|visto|mi|siempre)$/;
const asking = /^(?:pido|compro|cojo|elijo|talla|cual|que|seria|pillo|agarro)$/;
const letterAt = (tokens: readonly Token[], at: number) =>
  letters.findIndex((letter) => letter.toLowerCase() === tokens[at]?.text);
const steps = [1, 2, 3, 4] as const;

export function letterAbroad(tokens: readonly Token[]): string | null {
  const tells = tokens.findIndex(
    ({ text }, at) => telling.test(text) && steps.some((step) => letterAt(tokens, at + step) >= 0),
  );
  if (tells < 0 || !tokens.some(({ text }) => asking.test(text))) return null;
  const at = steps.map((step) => tells + step).find((one) => letterAt(tokens, one) >= 0) ?? -1;
  const cut = abroad.find(({ of }) => tokens.some(({ text }) => of.test(text)));
  const isOwn = cut && [at + 1, at + 2].some((one) => cut.of.test(tokens[one]?.text ?? ''));
  const right = cut && letters[letterAt(tokens, at) + (isOwn ? -cut.step : cut.step)];
  if (!cut || right === undefined) return null;
  return `La ${right}: ${cut.says} Para no fallar, compara el contorno de pecho con la tabla en centímetros.`;
}
