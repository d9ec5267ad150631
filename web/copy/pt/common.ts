import type { Translation } from '#contract/languages.ts';
import type { common as source } from '../common.ts';

export const common: Translation<typeof source> = {
  product: 'Vestidor',
  productTitle: 'Vestidor · O teu guarda-roupa, por fim inteiro',
  productDescription:
    'Guarda-roupa inteligente: digitaliza a tua roupa, compõe outfits com o que já tens e explica porquê.',
  productFoot: 'A tua roupa, digitalizada, combinada e explicada',
  loading: 'A carregar',
  optional: '(opcional)',
  choose: 'Escolhe uma opção',
  cancel: 'Cancelar',
  close: 'Fechar',
  undo: 'Anular',
  error: 'Erro',
  retry: 'Tentar de novo',
  copy: 'Copiar',
  copyFailed: 'Copia-o à mão: já está selecionado.',
  save: 'Guardar',
  home: 'Início',
  showPassword: 'Mostrar palavra-passe',
  hidePassword: 'Ocultar palavra-passe',
  notifications: 'Avisos',
  networkError: 'Não foi possível ligar ao servidor',
  somethingFailed: 'Algo falhou',
  skipToContent: 'Saltar para o conteúdo',
};
