import { lexiconOf } from '../words/lexicon.ts';

/** Requested qualities of an outfit beyond the occasion. */
export const moods = [
  'comfortable',
  'elegant',
  'relaxed',
  'bold',
  'discreet',
  'colourful',
  'warm',
  'cool',
  'feminine',
  'modern',
  'flat-shoes',
  'new',
] as const;
export type Mood = (typeof moods)[number];

const words: Readonly<Record<Mood, string>> = {
  comfortable:
    'comodo|comoda|comodos|comodas|comodidad|comodito|comodita|confortable|no me apriete|que no moleste|practico|practica|comodisima|comodisimo|andar mucho|caminar mucho|de pie todo el dia|todo el dia de pie|horas de pie|no me apriete nada|agusto|a gusto|holgado|holgada',
  elegant:
    'elegante|elegantes|arreglado|arreglada|mas formal|sofisticado|sofisticada|fino|fina|de vestir|mas vestido|impecable|serio|seria|profesional|guapa|guapo|deslumbrar|elegancia|presentable|mona|mono y arreglado|poderosa|poderoso|fina|pija|pijo|demasiado informal|demasiado casual|demasiado sencillo|demasiado simple|demasiado deportivo|poco arreglada|poco arreglado|poco formal|buena impresion|estilosa|estiloso|paqueta|paquete',
  relaxed:
    'informal|menos formal|menos arreglado|menos arreglada|mas casual|casual|relajado|relajada|sport|deportivo|mas sport|tan formal|tan arreglada|tan arreglado|desenfadado|desenfadada|juvenil|demasiado arreglado|demasiado arreglada|demasiado formal|demasiado elegante|demasiado serio|demasiado seria|demasiado fino|demasiado fina|demasiado vestida|tan serio|tan seria|tan elegante|menos elegante|menos serio|menos seria|muy arreglado|muy serio|sin pasarme|no pasarme|poco formal|de sport',
  bold: 'atrevido|atrevida|llamativo|llamativa|arriesgado|arriesgada|original|destacar|rompedor|diferente|sexy|impactar|canero|canera|canchero|canchera|soso|sosa|vidilla|aburrido|aburrida|insulso|chispa|rompedora|mas vida|caña|transgresor|muy visto|muy basico|muy clasico',
  discreet:
    'menos color|menos colores|menos brillo|menos brillos|discreto|discreta|sencillo|sencilla|simple|sobrio|sobria|minimalista|neutro|neutros|basico y sencillo|no llamar la atencion|pasar desapercibida|pasar desapercibido|demasiado llamativo|demasiado llamativa|demasiado atrevido|demasiado atrevida|no dar la nota|sin dar la nota|menos llamativo|tan llamativo|tan atrevido|demasiado color|demasiado colorido|demasiados colores|enseñar poco',
  colourful:
    'colorido|colorida|mucho color|mas color|con color|con mas color|mas colores|mas colorines|alegre|toque de color|vivo|vivos',
  warm: 'mas abrigo|menos frio|algo de abrigo|mas abrigado|mas abrigada|abrigado|abrigada|calentito|calentita|mas calido|que abrigue|abrigue mas|no pasar frio',
  cool: 'mas fresco|mas fresca|mas fresquito|fresquita|fresca|mas ligero|mas ligera|ligero|ligera|que no de calor|no pasar calor|transpirable',
  feminine: 'femenino|femenina|romantico|romantica|delicado|delicada',
  modern: 'moderno|moderna|actual|a la moda|tendencia|trendy|en tendencia|cool|urbano|urbana',
  'flat-shoes': 'sin tacon|sin tacones|zapato plano|zapatos planos|calzado plano|plano|planos',
  new: 'que no me pongo|no haya usado|sin estrenar|que no uso|estrenar|que nunca me pongo|olvidada|olvidado|olvidadas|que hace tiempo',
};

/** The opposite mood, for "menos formal" or "demasiado abrigado". */
const opposite: Readonly<Partial<Record<Mood, Mood>>> = {
  elegant: 'relaxed',
  relaxed: 'elegant',
  bold: 'discreet',
  discreet: 'bold',
  colourful: 'discreet',
  warm: 'cool',
  cool: 'warm',
};

const entries = (Object.entries(words) as [Mood, string][]).flatMap(([mood, list]) =>
  list.split('|').map((word): [string, Mood] => [word, mood]),
);

/** "un poco más de color" means "más color". */
const ofThings = entries
  .filter(([word]) => /^(mas|menos|mucho|demasiado) /.test(word))
  .map(([word, mood]): [string, Mood] => [word.replace(' ', ' de '), mood]);

const lesser = entries
  .filter(([word]) => !word.includes(' '))
  .flatMap(([word, mood]) => {
    const less = opposite[mood];
    return less === undefined
      ? []
      : ['menos', 'demasiado', 'no tan', 'tan', 'excesivamente'].map((much): [string, Mood] => [
          `${much} ${word}`,
          less,
        ]);
  });

export const moodWords = lexiconOf<Mood>([...entries, ...ofThings, ...lesser]);
