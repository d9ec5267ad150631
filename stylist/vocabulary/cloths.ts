import type { Fabric, Pattern, Style } from '#contract/garment-attributes.ts';
import { phrasesOf } from './stem.ts';

const wordsOf = <T extends string>(
  words: Readonly<Record<T, string>>,
): (readonly [word: string, meaning: T])[] =>
  (Object.entries(words) as [T, string][]).flatMap(([meaning, list]) =>
    list.split('|').map((word) => [word, meaning] as const),
  );

export const fabricWords = wordsOf<Fabric>({
  cotton:
    'cotton|algodón|canvas|lona|poplin|popelina|jersey cotton|piqué|oxford cloth|terry|felpa|algodão|sarja',
  linen: 'linen|lino|raffia|rafia|straw|paja|esparto|jute|yute|linho|palha|juta',
  wool: 'wool|lana|merino|cashmere|cachemir|tweed|mohair|alpaca|worsted|paño|felt|fieltro|shearling|borrego|bouclé|caxemira|feltro',
  knit: 'knit|knitted|punto|tricot|ribbed|canalé|crochet|ganchillo|cable knit|malha|tricô|canelado|canelada|croché',
  silk: 'silk|seda|satin|satén|raso|charmeuse|cetim',
  denim:
    'denim|vaquero|tejano|jean|em ganga|camisa de ganga|casaco de ganga|blusão de ganga|saia de ganga|vestido de ganga|calções de ganga|colete de ganga',
  leather: 'leather|cuero|piel|polipiel|faux leather|patent|charol|vegan leather|couro|pele|napa|verniz',
  suede: 'suede|ante|nubuck|serraje|camurça',
  chiffon: 'chiffon|gasa|tulle|tul|lace|encaje|organza|mesh|georgette|crepe|crep|renda|gaze|musselina',
  corduroy: 'corduroy|pana|velvet|terciopelo|velour|bombazina|veludo',
  down: 'down|plumas|plumón|quilted|acolchado|padded|puffer|acolchoado|acolchoada|casaco de penas|penugem',
  synthetic:
    'polyester|poliéster|nylon|nailon|spandex|elastano|lycra|viscose|viscosa|rayon|acrylic|acrílico|polyamide|poliamida|synthetic|sintético|modal|lyocell|tencel|sequin|lentejuelas|technical|técnico|neoprene|liocel|lantejoulas',
  metal:
    'metal|acero|steel|stainless steel|latón|brass|titanio|titanium|plata de ley|sterling silver|aço|latão|prata de lei',
});

export const patternWords = wordsOf<Pattern>({
  plain: 'plain|solid|liso|lisa|sólido|block colour|unicolor',
  stripes:
    'striped|stripes|stripe|rayas|pinstripe|raya diplomática|breton|marinera|milrayas|riscas|listras|listrado|listrada',
  checks:
    'checked|checks|check|plaid|tartan|cuadros|tartán|escocés|windowpane|príncipe de gales|argyle|flannel|xadrez',
  dots: 'dots|dot|polka dot|polka dots|lunares|topos|dotted|bolinhas|poás',
  floral: 'floral|flower|flowers|flores|flor|botanical|floreado',
  houndstooth: 'houndstooth|pata de gallo|pied de poule',
  gingham: 'gingham|vichy',
  animal:
    'animal|leopard|leopardo|zebra|cebra|snake|serpiente|tiger|tigre|snakeskin|animal print|python|cheetah',
  print:
    'print|printed|graphic|estampado|estampada|paisley|camo|camouflage|camuflaje|tie dye|geometric|geométrico|abstract|tropical|embroidered|bordado|patterned|multicolor|multicolour',
  logo: 'logo|slogan|lettering|letras|monogram|monograma|com letras',
});

const styleWords = wordsOf<Style>({
  casual: 'casual|informal|everyday|relaxed|diario',
  formal: 'formal|tailored|dressy|elegante|business|sastre|evening|gala|de vestir|cerimónia|alfaiataria',
  sport:
    'sport|sports|athletic|gym|running|training|deporte|deportiva|deportivo|workout|yoga|activewear|desportivo|desportiva|desporto|esportivo|esportiva|treino|ginásio',
  party: 'party|fiesta|sequin|lentejuelas|cocktail|cóctel|glitter|metallic|clubbing|festa|lantejoulas',
});

const fabrics = phrasesOf<Fabric>(fabricWords);
const patterns = phrasesOf<Pattern>(patternWords);
const styles = phrasesOf<Style>(styleWords);

export const fabricIn = (text: string): Fabric | undefined => fabrics.find(text)[0];
export const patternIn = (text: string): Pattern | undefined => patterns.find(text)[0];
export const styleIn = (text: string): Style | undefined => styles.find(text)[0];
