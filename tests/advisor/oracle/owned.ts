import type { Absence } from '#contract/absence.ts';
import { namedColors } from '#contract/colors.ts';
import { panelWardrobes } from '#stylist/panel/wardrobes/index.ts';
import type { Garment } from '#stylist/wardrobe.ts';

export type Owned = Garment & {
  colourNames: readonly string[];
  price: number | null;
  brand: string | null;
  absence: Absence | null;
};

type Facts = {
  worn?: Readonly<Record<string, readonly [times: number, daysAgo: number | null]>>;
  added?: Readonly<Record<string, number>>;
  prices?: Readonly<Record<string, number>>;
  brands?: Readonly<Record<string, string>>;
  laundry?: readonly string[];
  favourites?: readonly string[];
  away?: Readonly<Record<string, Absence>>;
};

const lent = (place: string, until: string | null = null): Absence => ({ why: 'lent', place, until });
const repair = (place: string): Absence => ({ why: 'repair', place, until: null });
const stored = (place: string): Absence => ({ why: 'stored', place, until: null });

const facts = {
  woman: {
    worn: {
      'Cazadora de cuero negra': [31, 2],
      'Abrigo camel de paño': [18, 4],
      'Abrigo negro de paño': [3, 310],
      'Trench beige': [12, 33],
      'Plumífero largo verde': [1, 280],
      'Blazer de lino beige': [2, 160],
      'Americana azul marino': [22, 6],
      'Americana negra entallada': [9, 40],
      'Blazer de pata de gallo': [6, 55],
      'Vestido rojo de fiesta': [1, 330],
      'Vestido largo azul noche': [0, null],
      'Vestido negro midi': [8, 25],
      'Vestido de flores': [10, 120],
      'Vestido blanco de lino': [0, null],
      'Falda plisada verde': [0, null],
      'Falda lápiz negra': [11, 12],
      'Vaqueros rectos': [40, 1],
      'Zapatillas blancas': [44, 1],
      'Salones negros': [15, 9],
      'Sandalias de tacón doradas': [1, 330],
      'Botas altas marrones': [7, 20],
      'Top de lentejuelas dorado': [0, null],
      'Bolso shopper camel': [50, 1],
      'Clutch dorado': [1, 330],
      'Jersey camel de cachemir': [14, 5],
    },
    added: { 'Chaleco de punto beige': 6, 'Mono verde botella': 9, 'Botines negros de tacón': 12 },
    prices: {
      'Abrigo camel de paño': 240,
      'Abrigo negro de paño': 180,
      'Jersey camel de cachemir': 120,
      'Vestido rojo de fiesta': 95,
      'Salones negros': 60,
      'Salones nude': 60,
      'Zapatillas blancas': 88,
      'Botas altas marrones': 150,
      'Bolso shopper camel': 75,
      'Vaqueros rectos': 50,
    },
    brands: {
      'Vaqueros rectos': 'Levi’s',
      'Vaqueros negros pitillo': 'Zara',
      'Blusa burdeos con lazada': 'Zara',
      'Vestido negro midi': 'Mango',
      'Trench beige': 'Mango',
    },
    laundry: ['Camiseta blanca básica', 'Blusa de seda cruda', 'Mallas de correr'],
    favourites: ['Cazadora de cuero negra', 'Jersey camel de cachemir', 'Vestido de flores'],
    away: {
      'Vestido rojo de fiesta': lent('mi hermana Laura', '2026-12-05'),
      'Botas de montaña': lent('Pilar'),
      'Salones nude': repair('el zapatero'),
      'Plumífero largo verde': stored('el trastero'),
    },
  },
  man: {
    worn: {
      'Americana gris marengo': [26, 3],
      'Americana azul de raya diplomática': [14, 10],
      'Americana de tweed marrón': [4, 230],
      'Americana de lino azul': [2, 140],
      'Esmoquin negro': [1, 400],
      'Abrigo azul marino de paño': [17, 5],
      'Gabardina beige': [6, 30],
      'Plumífero negro': [20, 2],
      'Parka verde': [0, null],
      'Cazadora vaquera': [9, 60],
      'Cazadora de ante': [3, 190],
      'Camisa hawaiana': [0, null],
      'Camisa blanca de vestir': [33, 3],
      'Camisa oxford celeste': [29, 4],
      'Camisa negra': [1, 350],
      'Camisa de lino verde': [7, 95],
      'Vaqueros oscuros': [38, 1],
      'Bermudas caqui': [8, 88],
      'Zapatos de charol': [1, 400],
      'Zapatos oxford negros': [30, 3],
      'Náuticos azules': [0, null],
      'Zapatillas blancas': [41, 1],
      'Corbata azul marino': [16, 3],
      'Corbata de lunares burdeos': [0, null],
      'Jersey de rombos': [0, null],
    },
    added: { 'Cazadora de ante': 8, 'Botines chelsea negros': 14, 'Polo burdeos': 20 },
    prices: {
      'Americana gris marengo': 210,
      'Esmoquin negro': 390,
      'Abrigo azul marino de paño': 260,
      'Cazadora de ante': 180,
      'Zapatos oxford negros': 130,
      'Zapatos de charol': 110,
      'Zapatillas blancas': 82,
      'Camisa blanca de vestir': 45,
      'Camisa oxford celeste': 58,
    },
    brands: {
      'Camisa oxford celeste': 'Massimo Dutti',
      'Americana gris marengo': 'Massimo Dutti',
      'Zapatillas de correr': 'Nike',
      'Camiseta de gimnasio': 'Nike',
    },
    laundry: ['Camisa de rayas finas', 'Chinos beige', 'Camiseta de gimnasio'],
    favourites: ['Americana de tweed marrón', 'Camisa de lino verde', 'Zapatillas blancas'],
    away: {
      'Parka verde': lent('mi cuñado Íñigo'),
      'Mochila gris': lent('Dani', '2026-11-30'),
      'Zapatos derby marrones': repair('el zapatero'),
    },
  },
  student: {
    worn: {
      'Sudadera negra con capucha': [35, 1],
      'Sudadera universitaria': [12, 8],
      'Sudadera verde': [0, null],
      'Vaqueros anchos': [28, 2],
      'Vaqueros rotos': [10, 15],
      'Vaqueros negros': [21, 3],
      'Vestido celeste de comunión': [0, null],
      'Vestido de lentejuelas': [1, 320],
      'Vestido negro sencillo': [6, 45],
      'Vestido de satén verde': [0, null],
      'Vestido de verano de cuadros vichy': [9, 100],
      'Botas militares': [25, 2],
      'Zapatillas de lona negras': [30, 1],
      'Sandalias de tacón plateadas': [0, null],
      'Abrigo gris': [4, 250],
      'Parka verde': [8, 12],
      'Plumífero corto blanco': [11, 6],
      'Cazadora de cuero': [16, 4],
      'Corsé negro': [0, null],
      'Minifalda vaquera': [7, 70],
      'Minifalda plisada gris': [13, 9],
      'Falda larga de flores': [0, null],
    },
    added: { 'Corsé negro': 4, 'Falda larga de flores': 10, 'Bandolera lila': 15 },
    prices: {
      'Vestido de lentejuelas': 36,
      'Vestido de satén verde': 40,
      'Botas militares': 75,
      'Zapatillas de lona negras': 60,
      'Cazadora de cuero': 120,
      'Abrigo gris': 80,
      'Vaqueros anchos': 30,
    },
    brands: {
      'Vaqueros anchos': 'Bershka',
      'Zapatillas de lona negras': 'Converse',
      'Botas militares': 'Dr. Martens',
    },
    laundry: ['Sudadera negra con capucha', 'Vaqueros negros', 'Camiseta lila ancha'],
    favourites: ['Cazadora de cuero', 'Bandolera lila', 'Botas militares'],
    away: {
      'Jersey corto rosa': lent('Ainhoa'),
      'Minifalda vaquera': lent('mi prima', '2026-11-29'),
      'Plumífero corto blanco': repair('la tintorería'),
    },
  },
} as const satisfies Readonly<Record<string, Facts>>;

export type Whose = keyof typeof facts;

const sources = {
  woman: panelWardrobes['office-woman'].garments,
  man: panelWardrobes.man.garments,
  student: panelWardrobes.teenager.garments,
} as const;

const nameOf = (hex: string): string => namedColors.find((one) => one.hex === hex)?.name ?? 'gris';

/** Those of which nothing is told were worn between five and eight times, at another day each. */
function owned(whose: Whose): readonly Owned[] {
  const told: Facts = facts[whose];
  const source: readonly Garment[] = sources[whose];
  const listed = source.map(({ name }) => name);
  for (const name of Object.values(told).flatMap((one) => (Array.isArray(one) ? one : Object.keys(one))))
    if (!listed.includes(name)) throw new Error(`${whose} has no ${name}`);
  return source.map((garment, at) => {
    const [timesWorn, lastWornDaysAgo] = told.worn?.[garment.name] ?? [5 + (at % 4), 14 + (at % 17)];
    return {
      ...garment,
      timesWorn,
      lastWornDaysAgo,
      addedDaysAgo: told.added?.[garment.name] ?? 420 + at,
      favorite: told.favourites?.includes(garment.name) ?? false,
      inLaundry: told.laundry?.includes(garment.name) ?? false,
      away: told.away?.[garment.name] !== undefined,
      colourNames: garment.colors.map(({ hex }) => nameOf(hex)),
      price: told.prices?.[garment.name] ?? null,
      brand: told.brands?.[garment.name] ?? null,
      absence: told.away?.[garment.name] ?? null,
    };
  });
}

export const wardrobes: Readonly<Record<Whose, readonly Owned[]>> = {
  woman: owned('woman'),
  man: owned('man'),
  student: owned('student'),
};
