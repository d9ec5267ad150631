import type { Care } from '#contract/care.ts';
import type { Fibre, GarmentPart, PartFibre } from '#contract/fibres.ts';

/** As printed by shops in Spain. */
const names: Partial<Record<Fibre, readonly string[]>> = {
  cotton: ['ALGODÓN', 'COTTON', 'COTON', 'BAUMWOLLE', 'COTONE', 'ALGODÃO'],
  polyester: ['POLIÉSTER', 'POLYESTER', 'POLYESTER', 'POLYESTER', 'POLIESTERE', 'POLIÉSTER'],
  elastane: ['ELASTANO', 'ELASTANE', 'ÉLASTHANNE', 'ELASTHAN', 'ELASTAN', 'ELASTANO'],
  viscose: ['VISCOSA', 'VISCOSE', 'VISCOSE', 'VISKOSE', 'VISCOSA', 'VISCOSE'],
  wool: ['LANA', 'WOOL', 'LAINE', 'WOLLE', 'LANA', 'LÃ'],
  polyamide: ['POLIAMIDA', 'POLYAMIDE', 'POLYAMIDE', 'POLYAMID', 'POLIAMMIDE', 'POLIAMIDA'],
  acrylic: ['ACRÍLICO', 'ACRYLIC', 'ACRYLIQUE', 'POLYACRYL', 'ACRILICO', 'ACRÍLICO'],
  linen: ['LINO', 'LINEN', 'LIN', 'LEINEN', 'LINO', 'LINHO'],
  cashmere: ['CACHEMIRA', 'CASHMERE', 'CACHEMIRE', 'KASCHMIR', 'CACHEMIRE', 'CAXEMIRA'],
  modal: ['MODAL', 'MODAL', 'MODAL', 'MODAL', 'MODAL', 'MODAL'],
  silk: ['SEDA', 'SILK', 'SOIE', 'SEIDE', 'SETA', 'SEDA'],
  lyocell: ['LYOCELL', 'LYOCELL', 'LYOCELL', 'LYOCELL', 'LYOCELL', 'LIOCEL'],
};
const parts: Record<GarmentPart, readonly string[]> = {
  outer: ['EXTERIOR', 'OUTER SHELL', 'EXTÉRIEUR', 'OBERSTOFF', 'ESTERNO', 'EXTERIOR'],
  lining: ['FORRO', 'LINING', 'DOUBLURE', 'FUTTER', 'FODERA', 'FORRO'],
  filling: ['RELLENO', 'FILLING', 'REMBOURRAGE', 'FÜLLUNG', 'IMBOTTITURA', 'ENCHIMENTO'],
  trim: ['DETALLES', 'TRIM', 'FINITIONS', 'BESATZ', 'FINITURE', 'ACABAMENTOS'],
};

const recipes: readonly PartFibre[][] = [
  [['cotton', 100]],
  [
    ['cotton', 60],
    ['polyester', 40],
  ],
  [
    ['cotton', 95],
    ['elastane', 5],
  ],
  [
    ['cotton', 68],
    ['polyester', 29],
    ['elastane', 3],
  ],
  [
    ['wool', 70],
    ['polyamide', 25],
    ['cashmere', 5],
  ],
  [
    ['viscose', 72],
    ['polyamide', 28],
  ],
  [
    ['acrylic', 54],
    ['wool', 31],
    ['polyamide', 15],
  ],
  [
    ['linen', 55],
    ['cotton', 45],
  ],
  [
    ['modal', 47],
    ['cotton', 46],
    ['elastane', 7],
  ],
  [
    ['silk', 81],
    ['lyocell', 19],
  ],
].map((recipe) =>
  recipe.map(([fibre, percent]) => ({
    part: 'outer' as const,
    fibre: fibre as Fibre,
    percent: percent as number,
  })),
);
const lining: PartFibre = { part: 'lining', fibre: 'polyester', percent: 100 };

const cares: readonly { care: Care; words: readonly string[] }[] = [
  { care: 'wash-30', words: ['LAVAR A MÁQUINA 30 °C', 'MACHINE WASH 30°C', 'LAVAGE EN MACHINE 30°C'] },
  { care: 'no-bleach', words: ['NO USAR LEJÍA', 'DO NOT BLEACH', 'NE PAS BLANCHIR'] },
  { care: 'no-tumble-dry', words: ['NO SECAR EN SECADORA', 'DO NOT TUMBLE DRY', 'NE PAS SÉCHER EN TAMBOUR'] },
  { care: 'iron-low', words: ['PLANCHAR A BAJA TEMPERATURA', 'IRON LOW', 'REPASSAGE DOUX 110°C'] },
  { care: 'no-dry-clean', words: ['NO LIMPIAR EN SECO', 'DO NOT DRY CLEAN', 'PAS DE NETTOYAGE À SEC'] },
];

export interface LabelText {
  lines: string[];
  composition: PartFibre[];
  care: Care[];
}

export function labelText(random: () => number): LabelText {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const lined = random() < 0.35;
  const composition = [...pick(recipes), ...(lined ? [lining] : [])];
  const languages = Math.ceil(random() * 6);
  const behind = random() < 0.25;
  const sign = random() < 0.5 ? '%' : ' %';
  const share = ({ fibre, percent }: PartFibre, language: number) => {
    const name = names[fibre]?.[language] ?? '';
    return behind ? `${name} ${percent}${sign}` : `${percent}${sign} ${name}`;
  };
  const ofPart = (part: GarmentPart) => composition.filter((one) => one.part === part);
  const lines: string[] = [];
  const sideBySide = !behind && random() < 0.4;
  for (const part of lined ? (['outer', 'lining'] as const) : (['outer'] as const)) {
    // Either every fibre in all languages, or every language with all fibres.
    if (sideBySide) {
      if (lined) lines.push(parts[part].slice(0, languages).join(' / '));
      for (const one of ofPart(part)) {
        const words = [...new Set(names[one.fibre]?.slice(0, languages))];
        lines.push(`${one.percent}${sign} ${words.slice(0, 3).join(' - ')}`);
        if (words.length > 3) lines.push(words.slice(3).join(' - '));
      }
    }
  }
  if (!sideBySide)
    for (let language = 0; language < languages; language++)
      for (const part of lined ? (['outer', 'lining'] as const) : (['outer'] as const)) {
        if (lined) lines.push(parts[part][language] ?? '');
        lines.push(...ofPart(part).map((one) => share(one, language)));
      }
  const said = random() < 0.5 ? cares.filter(() => random() < 0.7) : [];
  const tongue = Math.floor(random() * 3);
  lines.push(...said.map(({ words }) => words[tongue] ?? ''));
  if (random() < 0.5)
    lines.push(pick(['MADE IN PORTUGAL', 'HECHO EN ESPAÑA', 'RN 77302  CA 00153', 'FABRICADO EN TURQUÍA']));
  return { lines, composition, care: said.map(({ care }) => care) };
}
