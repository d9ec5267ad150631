import type { Viewable } from '#contract/viewables.ts';
import type { LetterWords } from '#server/platform/mail/letterhead.ts';

const also: Readonly<Record<Viewable, string>> = {
  outfits: 'tus outfits',
  sizes: 'tus tallas',
  wishes: 'tus deseos',
};

export const letterWords = {
  invitation: ({ owner, link }: { owner: string; link: string }): LetterWords => ({
    subject: `${owner} quiere enseñarte su vestidor`,
    blocks: [
      `${owner} te invita a ver su ropa en Vestidor: sus prendas, con foto o dibujo, y dónde está cada una. Puedes mirar, no cambiar nada.`,
      link,
      'El enlace es para ti: vale una vez y durante siete días. Si aún no tienes cuenta, te la haces allí en un momento, y es gratis.',
      'Si no sabes de quién es, no hagas nada: no volveremos a escribirte por esta invitación.',
    ],
  }),
  accepted: ({
    viewer,
    username,
    shows,
    account,
  }: {
    viewer: string;
    username: string;
    shows: readonly Viewable[];
    account: string;
  }): LetterWords => ({
    subject: `${viewer} ya ve tu vestidor`,
    blocks: [
      `${viewer} ha aceptado tu invitación con su cuenta «${username}».`,
      shows.length === 0
        ? 'Ve tus prendas y dónde están; los precios, los usos y las notas, no.'
        : `Ve tus prendas y dónde están, y también ${shows.map((one) => also[one]).join(', ')}; los precios de tu ropa, los usos y las notas, no.`,
      `Si no era quien esperabas o cambias de idea, deja de compartirlo en tu cuenta y se acaba al momento: ${account}`,
    ],
  }),
  declined: ({ account }: { account: string }): LetterWords => ({
    subject: 'No han aceptado tu invitación',
    blocks: [
      'La persona que abrió tu invitación ha preferido no ver tu vestidor. El enlace ya no vale y nadie ha visto nada.',
      `Puedes invitar a otra persona en tu cuenta: ${account}`,
    ],
  }),
};
