import { type ColorName, hexOfColor, namedColors } from '#contract/colors.ts';
import { phrasesOf } from './stem.ts';

/** By the nearest product colour. */
const synonyms: Readonly<Partial<Record<ColorName, string>>> = {
  negro: 'negra|black|jet|onyx|ebony|azabache',
  'gris oscuro': 'charcoal|dark grey|dark gray|antracita|anthracite|grafito|graphite|slate|marengo',
  gris: 'grey|gray|stone grey|heather|ash|piedra gris|ceniza',
  'gris claro': 'light grey|light gray|pale grey|silver grey|gris perla|pearl grey|gris melange',
  blanco: 'blanca|white|snow|optical white',
  crudo: 'cruda|ivory|cream|off white|ecru|eggshell|marfil|crema|vainilla|vanilla|hueso|bone|oatmeal|avena',
  beige: 'nude|sand|arena|taupe|champagne|stone|piedra|latte|almond|camello claro|natural',
  camel: 'tan|cognac|caramel|caramelo|camello|toffee|tostado|saddle|honey',
  marrón:
    'brown|chestnut|castaño|cuero|bronze|bronce|copper|cobre|chocolate con leche|walnut|teja|rust|terracotta|óxido|terracota',
  'marrón oscuro': 'dark brown|chocolate|espresso|mocha|café|coffee',
  caqui: 'khaki|kaki|army green|militar|verde militar|verde caqui',
  'verde oliva': 'olive|oliva|olive green|moss|musgo',
  rojo: 'roja|red|scarlet|crimson|escarlata|cherry|cereza|ruby|carmín',
  burdeos: 'burgundy|maroon|wine|bordeaux|granate|vino|oxblood|marsala|berry|plum red',
  coral: 'watermelon|sandía|salmon red',
  salmón: 'salmon|peach|melocotón|apricot|albaricoque',
  naranja: 'orange|tangerine|mandarina|butano|calabaza|pumpkin',
  mostaza: 'mustard|ochre|ocre|amber|ámbar|curry|saffron',
  amarillo: 'amarilla|yellow|lemon|limón|canary|neon yellow',
  'verde lima': 'lime|lime green|neon green|chartreuse|pistachio|pistacho|neon',
  verde: 'green|emerald|esmeralda|kelly green|grass|hierba',
  'verde oscuro': 'dark green|forest green|forest|hunter green|bottle green|verde botella|pine',
  'verde menta': 'mint|mint green|menta|sage|salvia|seafoam|verde agua|light green',
  turquesa: 'turquoise|aqua|aquamarine|cyan|agua',
  petróleo: 'teal|petrol|dark teal',
  celeste:
    'light blue|sky blue|baby blue|pale blue|sky|azul claro|azul cielo|powder blue|ice blue|periwinkle',
  azul: 'blue|royal blue|cobalt|electric blue|azulón|klein|azul eléctrico|sapphire|bright blue',
  'azul vaquero': 'denim|denim blue|jean blue|vaquero|indigo claro|chambray|medium wash|light wash|stonewash',
  'azul grisáceo': 'grey blue|slate blue|steel blue|dusty blue|blue grey',
  'azul marino': 'navy|navy blue|dark blue|marino|azul oscuro|midnight blue|indigo|índigo|midnight|dark wash',
  morado: 'morada|purple|violet|violeta|plum|ciruela|eggplant|berenjena|aubergine|grape|púrpura',
  lila: 'lilac|lavender|lavanda|mauve|malva|light purple',
  fucsia: 'fuchsia|magenta|hot pink|bright pink|neon pink|raspberry|frambuesa',
  rosa: 'pink|rose|baby pink|light pink|bubblegum',
  'rosa palo': 'blush|dusty pink|dusty rose|pale pink|rosa empolvado|powder pink|rose gold|maquillaje',
  dorado: 'dorada|gold|golden|oro|brass|metallic gold',
  plateado: 'plateada|silver|plata|metallic|gunmetal|chrome|metálico',
};

/** Portuguese words that mean nothing else in the other languages. */
const portuguese: Readonly<Partial<Record<ColorName, string>>> = {
  negro: 'preto|preta',
  'gris oscuro': 'cinzento escuro|cinzenta escura|cinza escuro|cinza escura|grafite',
  gris: 'cinzento|cinzenta|cinza',
  'gris claro': 'cinzento claro|cinzenta clara|cinza claro|cinza clara|cinza pérola',
  blanco: 'branco|branca',
  crudo: 'cru|crua|marfim|creme|baunilha|osso|aveia',
  beige: 'bege|areia|champanhe|amêndoa',
  camel: 'conhaque',
  marrón: 'castanho|castanha|marrom|ferrugem|tijolo',
  'marrón oscuro': 'castanho escuro|castanha escura|marrom escuro',
  caqui: 'verde tropa',
  'verde oliva': 'azeitona|verde azeitona',
  rojo: 'vermelho|vermelha|escarlate|cereja|carmim',
  burdeos: 'bordô|vinho|grená',
  coral: 'melancia',
  salmón: 'salmão|pêssego',
  naranja: 'laranja|cor de laranja|tangerina|abóbora',
  mostaza: 'mostarda|açafrão',
  amarillo: 'amarelo|amarela|limão',
  'verde lima': 'pistache|pistácio',
  'verde oscuro': 'verde escuro|verde escura|verde garrafa|verde floresta',
  azul: 'azul elétrico|azulão',
  'azul vaquero': 'azul ganga',
  'azul grisáceo': 'azul acinzentado',
  'azul marino': 'azul marinho|marinho|azul escuro|azul noite',
  morado: 'roxo|roxa|ameixa|beringela|berinjela',
  lila: 'alfazema',
  fucsia: 'rosa choque|framboesa',
  rosa: 'cor de rosa|rosa bebé|rosa bebê',
  'rosa palo': 'rosa velho|rosa pálido|rosa seco',
  dorado: 'dourado|dourada|ouro',
  plateado: 'prateado|prateada|prata',
};

export const colourWords: readonly (readonly [word: string, name: ColorName])[] = [
  ...namedColors.map(({ name }) => [name, name] as const),
  ...[synonyms, portuguese].flatMap((of) =>
    Object.entries(of).flatMap(([name, words]) =>
      words.split('|').map((word) => [word, name as ColorName] as const),
    ),
  ),
];

const phrases = phrasesOf<ColorName>(colourWords);

/** As #rrggbb, including literal ones. */
export function coloursIn(text: string): string[] {
  const exact = text.toLowerCase().match(/#[0-9a-f]{6}\b/g);
  if (exact) return exact;
  return phrases.find(text).flatMap((name) => hexOfColor(name) ?? []);
}
