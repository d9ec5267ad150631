import type { Care, CareGroup } from '#contract/care.ts';
import { garmentPartNames } from '#contract/garment-words.ts';
import type { Translation } from '#contract/languages.ts';
import { formatPercent, formatPlural } from '#web/format/numbers.ts';

const lower = (text: string) => text.toLocaleLowerCase('pt-PT');

/** Short names under the symbols; full sentences are in the contract. */
const symbols: Readonly<Record<Care, string>> = {
  'wash-30': '30 °C',
  'wash-30-gentle': '30 °C delicado',
  'wash-30-very-gentle': '30 °C muito delicado',
  'wash-40': '40 °C',
  'wash-40-gentle': '40 °C delicado',
  'wash-40-very-gentle': '40 °C muito delicado',
  'wash-50': '50 °C',
  'wash-50-gentle': '50 °C delicado',
  'wash-60': '60 °C',
  'wash-60-gentle': '60 °C delicado',
  'wash-70': '70 °C',
  'wash-95': '95 °C',
  'hand-wash': 'À mão',
  'no-wash': 'Não lavar',
  bleach: 'Com lixívia',
  'oxygen-bleach': 'Só oxigénio',
  'no-bleach': 'Sem lixívia',
  'no-tumble-dry': 'Sem máquina',
  'tumble-dry-low': 'Suave',
  'tumble-dry': 'Normal',
  'line-dry': 'Pendurado',
  'drip-dry': 'Sem torcer',
  'dry-flat': 'Na horizontal',
  'dry-shade': 'À sombra',
  'iron-low': '110 °C',
  'iron-medium': '150 °C',
  'iron-high': '200 °C',
  'no-iron': 'Não engomar',
  'dry-clean': 'A seco',
  'dry-clean-gentle': 'A seco, suave',
  'dry-clean-petroleum': 'Só com F',
  'no-dry-clean': 'Não a seco',
  'wet-clean': 'A húmido',
  'wet-clean-gentle': 'Húmido, suave',
  'no-wet-clean': 'Não a húmido',
  'inside-out': 'Do avesso',
  'wipe-clean': 'Pano húmido',
  'brush-suede': 'Escovar a camurça',
  'leather-cream': 'Creme para couro',
  'keep-dry': 'Longe da chuva',
};

const groups: Readonly<Record<CareGroup | 'more', string>> = {
  wash: 'Lavagem',
  bleach: 'Lixívia',
  tumble: 'Máquina de secar',
  dry: 'Secagem ao ar',
  iron: 'Ferro',
  dryClean: 'Limpeza a seco',
  wetClean: 'Limpeza a húmido',
  more: 'Além disso',
};

export const careLabelCopy: Translation<typeof import('../care-label.ts').careLabelCopy> = {
  title: 'Composição e cuidados',
  read: 'Ler a etiqueta',
  none: 'Tira uma foto à etiqueta e copiamo-la para aqui, ou escreve-a tu.',
  dialog: {
    title: 'A etiqueta da peça',
    text: 'De que é feita e como se cuida.',
    saving: 'A guardar…',
    kept: 'Não ficou guardado, mas o que escreveste continua aqui.',
  },
  photo: {
    title: 'Com uma foto',
    text: 'Que as percentagens encham a foto, com luz e sem sombras. Lemos as palavras, em português e noutras cinco línguas; os desenhos escolhes tu.',
    camera: 'Tirar uma foto',
    pick: 'Escolher uma foto',
    another: 'Outra foto',
    again: 'Ler de novo',
    private: 'A foto é lida no nosso servidor e não fica guardada.',
    alt: 'A tua foto da etiqueta',
    reading: 'A ler a etiqueta… Pode demorar alguns segundos.',
    failed: 'Não conseguimos ler a etiqueta',
    typed: 'Também podes escrevê-la sem foto.',
    seen: 'Ver o que lemos',
  },
  result: {
    shares: (count) =>
      `Lemos ${formatPlural(count, 'fibra', 'fibras')}. Compara as percentagens com a etiqueta antes de guardar.`,
    noShares: 'Não lemos nenhuma percentagem: escreve-as tu.',
    sum: 'Há uma parte que não soma 100%: alguma linha foi mal lida ou falta.',
    part: `Há um segundo tecido e não lemos de que parte é: está em «${garmentPartNames.trim}».`,
    care: 'Nos cuidados marcámos o que dizem as palavras. Os desenhos não sabemos ler: compara-os um a um.',
    noCare: 'Sobre os cuidados não lemos nenhuma palavra: escolhe os símbolos que vires.',
  },
  composition: {
    title: 'Composição',
    fibreOf: (number, part) => `Fibra ${number}, ${lower(part)}`,
    percentOf: (number, part) => `Percentagem da fibra ${number}, ${lower(part)}`,
    add: 'Adicionar fibra',
    remove: (number, part) => `Retirar a fibra ${number}, ${lower(part)}`,
    whole: 'Soma 100%',
    short: (sum, missing) => `Soma ${formatPercent(sum)}: falta rever ${formatPercent(missing)}`,
    over: (sum) => `Soma ${formatPercent(sum)}: não pode passar de 100%`,
    errors: {
      fibre: 'Escolhe a fibra',
      percent: 'De 1 a 100, sem decimais',
      twice: 'Esta fibra já está nesta parte',
    },
  },
  fabric: {
    label: (fabric) => `Mudar o tecido para ${lower(fabric)}`,
    hint: (current) =>
      current === null
        ? 'A peça não tem tecido anotado.'
        : `A peça está anotada como ${lower(current)}. A etiqueta diz outra coisa.`,
  },
  care: {
    title: 'Cuidados',
    text: 'Toca nos desenhos que a etiqueta tiver.',
    programme: 'Programa de lavagem',
    programmes: { normal: 'Normal', gentle: 'Delicado', veryGentle: 'Muito delicado' },
    groups,
    symbols,
  },
};
