import { tokensOf } from '../words/tokens.ts';

type Care = { of: RegExp; named: string; says: string };

/** Safe advice for a thing or cloth, the most specific first. */
const cares: readonly Care[] = [
  {
    of: /\b(?:lentejuelas?|pedreria|abalorios|strass)\b/,
    named: 'lentejuelas y pedrería',
    says: 'limpia solo la zona con un paño húmedo, del revés y sin frotar; ni lavadora ni plancha, guárdalo doblado y plano, y para lo demás, tintorería',
  },
  {
    of: /\b(?:plumifero|plumas|plumon|acolchado|edredon)\b/,
    named: 'un plumífero',
    says: 'las manchas se quitan a mano con jabón neutro; si la etiqueta deja lavarlo, en frío y delicado, y se seca del todo con pelotas de tenis o ahuecándolo a mano, nunca mojado en un armario',
  },
  {
    of: /\b(?:ante|gamuza|serraje|nobuk|nubuck)\b/,
    named: 'el ante',
    says: 'se trabaja en seco: que seque solo lejos del calor, cepillo de ante y goma; sin cremas, jabón ni agua en abundancia, y un spray impermeabilizante cuando esté limpio',
  },
  {
    of: /\b(?:polipiel|ecopiel|cuero sintetico|cuerina|piel sintetica|imitacion)\b/,
    named: 'la polipiel',
    says: 'paño húmedo con una gota de jabón neutro y secar enseguida; sin alcohol, calor ni cremas de cuero. Cuando se pela o se pone pegajosa ya no tiene arreglo',
  },
  {
    of: /\b(?:charol)\b/,
    named: 'el charol',
    says: 'paño suave apenas húmedo y secar; para el brillo, una gota de aceite o limpiador de charol. Sin alcohol, sin calor y sin apoyarlo en otra prenda de color',
  },
  {
    of: /\b(?:cuero|piel|napa)\b/,
    named: 'el cuero',
    says: 'polvo fuera con un paño seco, suciedad con uno apenas húmedo, secar lejos del calor y después crema de piel; ni alcohol, ni toallitas, ni meterlo en agua',
  },
  {
    of: /\b(?:zapatillas|tenis|deportivas|zapas|bambas|championes|sneakers)\b/,
    named: 'unas zapatillas',
    says: 'cordones y plantillas fuera, cepillo con agua fría y jabón, y a secar a la sombra con papel dentro; la máquina, la secadora y el sol despegan y amarillean. El olor se va con bicarbonato toda la noche',
  },
  {
    of: /\b(?:zapatos?|botas?|botines|mocasines|sandalias|tacones|calzado)\b/,
    named: 'el calzado',
    says: 'cepillo en seco, paño apenas húmedo y secar con papel dentro lejos del calor; según sea piel, ante o tela cambia el producto, y lo pegado o lo roto es cosa del zapatero',
  },
  {
    of: /\b(?:bolsos?|cartera|mochila|maletin|monedero|clutch|bandolera)\b/,
    named: 'un bolso',
    says: 'vacíalo y sacude el forro; por fuera, paño apenas húmedo y secar a la sombra. La tela admite jabón neutro; la piel, crema; el ante, solo cepillo. Los herrajes, en seco',
  },
  {
    of: /\b(?:sombreros?|pamela|boina|fieltro|panama)\b/,
    named: 'un sombrero',
    says: 'cepillo suave en el sentido del pelo, miga de pan o goma para la mancha, y si se moja, que seque boca arriba sobre su copa, sin calor; la cinta interior se limpia con un paño húmedo',
  },
  {
    of: /\b(?:gorra|gorras|visera)\b/,
    named: 'una gorra',
    says: 'a mano, en frío, con jabón y cepillo de dientes en la banda; que seque sobre un bote para guardar la forma. Ni lavadora ni secadora, que doblan la visera',
  },
  {
    of: /\b(?:collar|pulsera|anillo|pendientes|aretes|joyas?|bisuteria|cadena|reloj)\b/,
    named: 'las joyas',
    says: 'paño suave y seco tras ponerlas, y lejos de agua, perfume y crema; la bisutería no se moja, las perlas solo se frotan con un paño, y lo de valor se limpia en la joyería',
  },
  {
    of: /\b(?:(?:abrigo|tapado|sobretodo|chaqueton|capa)|(?:traje|americana|blazer|saco|terno)(?! de bano))\b/,
    named: 'un abrigo o una chaqueta con hombros armados',
    says: 'no se lava en casa: cepillo, vapor, percha ancha y aire; la mancha, a toques con un paño apenas húmedo, y la tintorería una o dos veces al año',
  },
  {
    of: /\b(?:seda|gasa|organza|chiffon|crepe)\b/,
    named: 'la seda',
    says: 'agua fría, jabón de seda, sin frotar ni retorcer, y a la sombra; plancha tibia del revés. La mancha se absorbe con papel o talco sin mojar, y lo que quede, a la tintorería',
  },
  {
    of: /\b(?:terciopelo|pana)\b/,
    named: 'el terciopelo y la pana',
    says: 'del revés, en frío y sin centrifugar si la etiqueta deja lavarlo; no se plancha por encima, que se aplasta: vapor y cepillo a favor del pelo',
  },
  {
    of: /\b(?:encaje|guipur|blonda|tul|ganchillo|crochet)\b/,
    named: 'el encaje y el tul',
    says: 'a mano, en frío, en una bolsa de red y sin retorcer; en plano y a la sombra. Plancha tibia con un paño por medio, y nada de lejía',
  },
  {
    of: /\b(?:lana|cachemir|cashmere|alpaca|merino|mohair|angora|punto|jersey|sueter|chompa|cardigan|rebeca)\b/,
    named: 'la lana y el punto',
    says: 'a mano en agua fría con jabón de lana, sin frotar ni retorcer, y a secar en plano lejos del calor; se guarda limpio y doblado. Muchas veces basta con airearlo',
  },
  {
    of: /\b(?:lino)\b/,
    named: 'el lino',
    says: 'en frío o a 30 grados, sin centrifugar fuerte, y se plancha todavía húmedo; el blanco admite percarbonato, y el color se seca a la sombra',
  },
  {
    of: /\b(?:viscosa|modal|lyocell|tencel|rayon|cupro)\b/,
    named: 'la viscosa y sus parientes',
    says: 'en frío, programa delicado, sin retorcer, porque mojada se rompe; en percha, y plancha tibia del revés. Encoge con el calor',
  },
  {
    of: /\b(?:vaquer\p{L}*|jeans?|tejan\p{L}*|mezclilla|denim)\b/u,
    named: 'un vaquero',
    says: 'del revés, en frío, con poco jabón, sin suavizante y al aire; cada bastantes puestas. La mancha, en la zona y antes de lavarlo',
  },
  {
    of: /\b(?:poliester|sintetic\p{L}+|nailon|poliamida|acrilic\p{L}+|polar|tecnic\p{L}+)\b/u,
    named: 'lo sintético',
    says: 'a 30 grados, sin suavizante y con plancha muy baja; la grasa se trata con lavavajillas antes del lavado y el olor, con media hora en agua con vinagre',
  },
  {
    of: /\b(?:algodon|camiseta|remera|playera|camisa|sudadera|sabanas?|toallas?|calcetines|ropa interior)\b/,
    named: 'el algodón',
    says: 'la mancha, en frío y con jabón antes de lavar; después, a 30 o 40 grados, separado por colores, y no se seca con calor hasta que haya salido. Blanco, con percarbonato',
  },
];

const treated =
  /\b(?:lav\p{L}+|limpi\p{L}+|quit\p{L}+|mancha\p{L}*|manch\p{L}+|olor|huele\p{L}*|oler|apest\p{L}+|sec[ao]\p{L}*|planch\p{L}+|guard\p{L}+|cuid\p{L}+|conserv\p{L}+|estrope\p{L}+|arregl\p{L}+|moj\p{L}+|sucio|sucia|sucios|sucias|amarill\p{L}+)\b/u;

/** How a thing or cloth that a question of care names is cared for in general; null where it names none. */
export function careInGeneral(question: string): { named: string; says: string } | null {
  const said = tokensOf(question)
    .map(({ text }) => text)
    .join(' ');
  if (!treated.test(said)) return null;
  const found = cares.find(({ of }) => of.test(said));
  return found ? { named: found.named, says: found.says } : null;
}
