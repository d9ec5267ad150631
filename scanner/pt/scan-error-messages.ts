import type { Translation } from '#contract/languages.ts';
import type { scanErrorMessages as source } from '../scan-error-messages.ts';

export const scanErrorMessages: Translation<typeof source> = {
  image_unreadable: 'Não conseguimos ler a imagem. Pode estar danificada ou incompleta.',
  image_type_unsupported: 'Este formato de imagem não é aceite. Experimenta JPEG, PNG ou WebP.',
  image_too_large: 'A imagem é demasiado grande. Experimenta uma com menos resolução.',
  image_too_small: 'A imagem é demasiado pequena para se reconhecer uma peça.',
  mask_unreadable: 'Não é possível ler o recorte: tem de ser um PNG de um só canal.',
  mask_size: 'O recorte não mede o mesmo que a fotografia.',
  mask_empty: 'No recorte não resta peça nenhuma.',
  mask_everything: 'O recorte é a fotografia inteira.',
};
