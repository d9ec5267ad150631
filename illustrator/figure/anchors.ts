import type { Silhouette } from '../cuts.ts';

/**
 * The points at which a silhouette meets a body: heights in its own drawing, lengths in centimetres. The widths come from
 * the outline itself.
 */
export interface TopAnchors {
  form: 'top' | 'dress' | 'jumpsuit';
  /** Points at the side of the neck, or where the straps lie on the shoulders. */
  neck: number;
  /** Half the distance between them in the drawing. */
  straps?: number;
  /** End of the shoulder seam. */
  shoulder?: number;
  underarm: number;
  waist?: number;
  crotch?: number;
  hem: number;
  /** From the neck to the hem; to the floor, the inseam of a jumpsuit. */
  cm: number;
  /** From the end of the shoulder. */
  sleeveCm?: number;
  /** Around the chest, a quarter of it, over the body. */
  ease: number;
  /** Thin enough to wear inside a waistband. */
  tucks?: true;
  opens?: true;
  layer: 'base' | 'mid' | 'outer';
}

export interface BottomAnchors {
  form: 'trousers' | 'skirt';
  waist: number;
  hip?: number;
  crotch?: number;
  hem: number;
  /** Inseam of trousers, length of skirts. */
  cm: number;
  rise: 'high' | 'middle';
  ease: number;
  /** Width of the hem by the knee's, where the drawing is too wide for a leg. */
  taper?: number;
}

export type Anchors = TopAnchors | BottomAnchors;

export const isBottom = (anchors: Anchors): anchors is BottomAnchors =>
  anchors.form === 'trousers' || anchors.form === 'skirt';

const top = (layer: TopAnchors['layer'], rows: Omit<TopAnchors, 'form' | 'layer'>): TopAnchors => ({
  form: 'top',
  layer,
  ...rows,
});
const dress = (rows: Omit<TopAnchors, 'form' | 'layer'>): TopAnchors => ({
  form: 'dress',
  layer: 'base',
  ...rows,
});
const trousers = (rows: Omit<BottomAnchors, 'form'>): BottomAnchors => ({ form: 'trousers', ...rows });
const skirt = (rows: Omit<BottomAnchors, 'form'>): BottomAnchors => ({ form: 'skirt', ...rows });

const knit = { neck: 82, shoulder: 108, underarm: 200, hem: 406, sleeveCm: 61, ease: 1.7 } as const;

export const anchors: Partial<Record<Silhouette, Anchors>> = {
  tee: top('base', {
    neck: 92,
    shoulder: 116,
    underarm: 198,
    hem: 397,
    cm: 63,
    sleeveCm: 20,
    ease: 0.9,
    tucks: true,
  }),
  'long-sleeve-tee': top('base', {
    neck: 92,
    shoulder: 116,
    underarm: 198,
    hem: 397,
    cm: 63,
    sleeveCm: 60,
    ease: 0.7,
    tucks: true,
  }),
  polo: top('base', {
    neck: 87,
    shoulder: 116,
    underarm: 198,
    hem: 394,
    cm: 65,
    sleeveCm: 21,
    ease: 1,
    tucks: true,
  }),
  shirt: top('base', {
    neck: 85,
    shoulder: 100,
    underarm: 188,
    hem: 410,
    cm: 74,
    sleeveCm: 63,
    ease: 1.2,
    tucks: true,
  }),
  blouse: top('base', {
    neck: 87,
    shoulder: 104,
    underarm: 196,
    hem: 402,
    cm: 62,
    sleeveCm: 61,
    ease: 1.2,
    tucks: true,
  }),
  camisole: top('base', {
    neck: 77,
    straps: 31,
    underarm: 206,
    hem: 391,
    cm: 60,
    ease: 0.4,
    tucks: true,
  }),
  undershirt: top('base', {
    neck: 72,
    straps: 52,
    underarm: 180,
    hem: 397,
    cm: 63,
    ease: 0.3,
    tucks: true,
  }),
  body: top('base', {
    neck: 83,
    shoulder: 106,
    underarm: 180,
    waist: 248,
    crotch: 438,
    hem: 440,
    cm: 72,
    sleeveCm: 18,
    ease: 0.3,
    tucks: true,
  }),
  'sports-bra': top('base', { neck: 76, straps: 54, underarm: 196, hem: 338, cm: 38, ease: 0.2 }),
  swimsuit: top('base', {
    neck: 40,
    straps: 32,
    underarm: 168,
    waist: 250,
    crotch: 438,
    hem: 440,
    cm: 70,
    ease: 0.2,
  }),
  'crew-sweater': top('mid', { ...knit, cm: 64 }),
  'cable-sweater': top('mid', { ...knit, cm: 64 }),
  'roll-neck-sweater': top('mid', { ...knit, cm: 64, ease: 1.4 }),
  hoodie: top('mid', { ...knit, neck: 92, cm: 68, ease: 2.2 }),
  cardigan: top('outer', { ...knit, cm: 68, opens: true, ease: 2 }),
  waistcoat: top('mid', { neck: 62, shoulder: 74, underarm: 198, waist: 240, hem: 386, cm: 58, ease: 0.9 }),
  blazer: top('outer', {
    neck: 81,
    shoulder: 98,
    underarm: 196,
    waist: 264,
    hem: 404,
    cm: 71,
    sleeveCm: 61,
    ease: 1.7,
    opens: true,
  }),
  'denim-jacket': top('outer', {
    neck: 83,
    shoulder: 102,
    underarm: 190,
    hem: 394,
    cm: 58,
    sleeveCm: 61,
    ease: 1.9,
  }),
  'biker-jacket': top('outer', {
    neck: 81,
    shoulder: 98,
    underarm: 198,
    hem: 381,
    cm: 57,
    sleeveCm: 62,
    ease: 1.6,
  }),
  bomber: top('outer', {
    neck: 89,
    shoulder: 102,
    underarm: 204,
    hem: 405,
    cm: 62,
    sleeveCm: 62,
    ease: 2.2,
  }),
  puffer: top('outer', {
    neck: 89,
    shoulder: 100,
    underarm: 190,
    hem: 395,
    cm: 68,
    sleeveCm: 62,
    ease: 3.4,
  }),
  'wool-coat': top('outer', {
    neck: 39,
    shoulder: 54,
    underarm: 146,
    waist: 214,
    hem: 454,
    cm: 106,
    sleeveCm: 62,
    ease: 2.4,
    opens: true,
  }),
  trench: top('outer', {
    neck: 43,
    shoulder: 60,
    underarm: 152,
    waist: 236,
    hem: 454,
    cm: 104,
    sleeveCm: 62,
    ease: 2.2,
  }),
  'shirt-dress': dress({
    neck: 53,
    shoulder: 62,
    underarm: 134,
    waist: 207,
    hem: 454,
    cm: 106,
    sleeveCm: 24,
    ease: 1,
  }),
  'wrap-dress': dress({
    neck: 43,
    shoulder: 56,
    underarm: 132,
    waist: 194,
    hem: 451,
    cm: 108,
    sleeveCm: 46,
    ease: 0.9,
  }),
  'slip-dress': dress({
    neck: 44,
    straps: 25,
    underarm: 148,
    waist: 206,
    hem: 453,
    cm: 116,
    ease: 0.4,
  }),
  'cocktail-dress': dress({
    neck: 48,
    straps: 47,
    underarm: 138,
    waist: 200,
    hem: 428,
    cm: 96,
    ease: 0.4,
  }),
  jumpsuit: {
    form: 'jumpsuit',
    layer: 'base',
    neck: 32,
    shoulder: 39,
    underarm: 88,
    waist: 147,
    crotch: 241,
    hem: 466,
    cm: 77,
    sleeveCm: 15,
    ease: 1,
  },
  jeans: trousers({ waist: 46, crotch: 192, hem: 449, cm: 78, rise: 'middle', taper: 0.78, ease: 0.7 }),
  chinos: trousers({ waist: 43, crotch: 194, hem: 446, cm: 75, rise: 'middle', taper: 0.8, ease: 0.9 }),
  trousers: trousers({ waist: 42, crotch: 196, hem: 452, cm: 79, rise: 'high', taper: 0.93, ease: 0.9 }),
  palazzo: trousers({ waist: 40, crotch: 196, hem: 458, cm: 80, rise: 'high', ease: 1 }),
  joggers: trousers({ waist: 53, crotch: 200, hem: 460, cm: 75, rise: 'middle', taper: 0.86, ease: 1.2 }),
  leggings: trousers({ waist: 48, crotch: 196, hem: 452, cm: 71, rise: 'high', ease: 0.25 }),
  shorts: trousers({ waist: 44, crotch: 196, hem: 276, cm: 14, rise: 'high', ease: 1 }),
  'swim-trunks': trousers({ waist: 60, crotch: 200, hem: 260, cm: 16, rise: 'middle', ease: 1.1 }),
  briefs: skirt({ waist: 130, hip: 212, hem: 336, cm: 27, rise: 'middle', ease: 0.2 }),
  'pencil-skirt': skirt({ waist: 70, hip: 206, hem: 411, cm: 63, rise: 'high', ease: 0.6 }),
  'midi-skirt': skirt({ waist: 53, hip: 150, hem: 440, cm: 72, rise: 'high', ease: 1 }),
  'pleated-skirt': skirt({ waist: 65, hip: 170, hem: 440, cm: 72, rise: 'high', ease: 1 }),
};
