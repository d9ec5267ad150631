import type { Translation } from '#contract/languages.ts';
import type { Viewable } from '#contract/viewables.ts';
import type { letterWords as source } from '../letter-words.ts';

const also: Readonly<Record<Viewable, string>> = {
  outfits: 'os teus outfits',
  sizes: 'os teus tamanhos',
  wishes: 'os teus desejos',
};

export const letterWords: Translation<typeof source> = {
  invitation: ({ owner, link }) => ({
    subject: `${owner} quer mostrar-te o seu guarda-roupa`,
    blocks: [
      `${owner} convida-te a ver a sua roupa no Vestidor: cada peça, com fotografia ou desenho, e onde está. Podes ver, mas não mudar nada.`,
      link,
      'O link é para ti: só funciona uma vez e durante sete dias. Se ainda não tens conta, crias uma lá num instante, e é grátis.',
      'Se não sabes de quem é, não faças nada: não voltaremos a escrever-te por causa deste convite.',
    ],
  }),
  accepted: ({ viewer, username, shows, account }) => ({
    subject: `${viewer} já vê o teu guarda-roupa`,
    blocks: [
      `${viewer} aceitou o teu convite com a conta «${username}».`,
      shows.length === 0
        ? 'Vê as tuas peças e onde estão; os preços, as utilizações e as notas, não.'
        : `Vê as tuas peças e onde estão, e ainda ${shows.map((one) => also[one]).join(', ')}; os preços da tua roupa, as utilizações e as notas, não.`,
      `Se não era quem esperavas ou mudares de ideias, deixa de o partilhar na tua conta e acaba no mesmo instante: ${account}`,
    ],
  }),
  declined: ({ account }) => ({
    subject: 'O teu convite não foi aceite',
    blocks: [
      'A pessoa que abriu o teu convite preferiu não ver o teu guarda-roupa. O link já não é válido e ninguém viu nada.',
      `Podes convidar outra pessoa na tua conta: ${account}`,
    ],
  }),
};
