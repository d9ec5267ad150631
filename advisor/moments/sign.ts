import { type Pattern, patternOf } from '../words/pattern.ts';

export const partner =
  'novio|novia|polola|pololo|pareja|marido|mujer|esposo|esposa|chico|chica|enamorado|enamorada|prometido|prometida';
export const parents = 'padres|papas|viejos|papis|jefes|madre|padre|mama|papa';
export const children =
  'hijo|hija|hijos|hijas|nino|nina|ninos|ninas|nene|nena|nenes|guagua|bebe|bebes|crio|cria|crios|chamaco|chamacos|chavos|peques|pequenos|nietos|nietas|nieto|nieta|chicos';
export const money = 'plata|dinero|lana|pasta|guita|billete|platita|efectivo|feria|varo|luca|lucas|cuartos';
export const kilos = 'kilos|kilo|kg|tallas|libras';

export type Sign = {
  moment: string;
  /** Each must occur. */
  all: readonly Pattern[];
};

export const sign = (moment: string, ...all: readonly string[]): Sign => ({
  moment,
  all: all.map(patternOf),
});

export const kin =
  'madre|padre|mama|papa|marido|mujer|esposo|esposa|hermano|hermana|hijo|hija|abuela|abuelo|pareja|novio|novia|suegra|suegro|tia|tio|amiga|amigo|nieto|nieta|sobrino|sobrina';
