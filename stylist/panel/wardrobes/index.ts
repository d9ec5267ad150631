import type { SaidProfile } from '../../profile/profile.ts';
import type { Garment } from '../../wardrobe.ts';
import { man } from './man.ts';
import { maximal } from './maximal.ts';
import { minimal } from './minimal.ts';
import { modest } from './modest.ts';
import { officeWoman } from './office-woman.ts';
import { plusSize } from './plus-size.ts';
import { seniorWoman } from './senior-woman.ts';
import { teenager } from './teenager.ts';

/** `person` introduces the wardrobe to a judge, `said` is the same for the stylist. */
export type PanelWardrobe = {
  person: string;
  said?: Partial<SaidProfile>;
  garments: readonly Garment[];
};

export const panelWardrobes = {
  'office-woman': { person: 'mujer, 38, oficina, Madrid', garments: officeWoman },
  man: { person: 'hombre, 45, comercial, Zaragoza', garments: man },
  minimal: { person: 'mujer, 34, arquitecta, armario mínimo', garments: minimal },
  maximal: { person: 'mujer, 29, publicidad, le gusta llamar la atención', garments: maximal },
  modest: {
    person: 'mujer, 31, farmacéutica, con hiyab',
    said: { covered: ['head', 'arms', 'legs'] },
    garments: modest,
  },
  'senior-woman': { person: 'mujer, 62, jubilada, Bilbao', garments: seniorWoman },
  teenager: { person: 'chica, 16, instituto, Murcia', garments: teenager },
  'plus-size': { person: 'mujer, 33, talla 50, recursos humanos, Málaga', garments: plusSize },
} as const satisfies Readonly<Record<string, PanelWardrobe>>;

export type PanelWardrobeName = keyof typeof panelWardrobes;
