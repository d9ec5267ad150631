import { lightness } from './color.ts';
import { type Cloth, finishes } from './fabrics.ts';
import { short } from './geometry.ts';

interface Lit {
  id: (name: string) => string;
  cloth: Cloth;
  colorHex: string;
  seed: number;
  /** A highlight would bleach a print. */
  printed: boolean;
  widthPx: number;
  /** Attributes of the filter; time grows with its area. */
  region: string;
}

const tunedWidthPx = 320;

/** Degrees; flat cloth comes out at exactly half, which hard-light leaves unchanged. */
const elevation = 48;
const flat = 0.5;
const sun = (degrees: number) => `<feDistantLight azimuth="232" elevation="${degrees}"/>`;

/**
 * Returns a grey picture to blend as hard-light. A floor in the transfer table keeps shadows from looking
 * like plastic.
 */
export function reliefFilter({ id, cloth, colorHex, seed, printed, widthPx, region }: Lit): string {
  const finish = finishes[cloth];
  const shade = lightness(colorHex);
  const shine = finish.shine && ([finish.shine[0] * (printed ? 0.45 : 1), finish.shine[1]] as const);
  const noiseSeed = seed % 1000;
  // Pale cloth needs less relief and dark cloth more to look equally deep.
  const relief = finish.relief * (widthPx / tunedWidthPx);
  const depth = relief * (shade > 0.8 ? 0.85 : shade < 0.2 ? 1.15 : 1);
  const grainLayer = (frequency: string, result: string) =>
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${finish.octaves ?? 2}" seed="${noiseSeed}" result="${result}0"/>` +
    `<feColorMatrix values="1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 0 0 0 0 1" result="${result}"/>`;
  const tooth = `<feComposite in2="t0" operator="arithmetic" k2="1" k3="${short(finish.tooth ?? 0.03)}"/>`;
  const grain = finish.crossGrainFrequency
    ? `${grainLayer(finish.grainFrequency, 't')}${grainLayer(finish.crossGrainFrequency, 'u')}<feComposite in="t" in2="u" operator="arithmetic" k2=".5" k3=".5" result="t"/>`
    : grainLayer(finish.grainFrequency, 't');
  const height =
    `<feTurbulence type="fractalNoise" baseFrequency="${finish.wrinkleFrequency}" numOctaves="2" seed="${noiseSeed + 3}" result="n"/>` +
    `<feGaussianBlur in="SourceAlpha" stdDeviation="1.2" result="a"/><feGaussianBlur in="SourceAlpha" stdDeviation="${finish.rounding}"/>` +
    `<feComposite in2="a" operator="arithmetic" k2=".5" k3=".22"/><feComposite in2="n" operator="arithmetic" k2="1" k3="${finish.wrinkles}" result="h"/>${tooth}`;
  const diffuse = short(flat / Math.sin((elevation * Math.PI) / 180));
  const lit = `<feDiffuseLighting surfaceScale="${short(depth)}" diffuseConstant="${diffuse}">${sun(elevation)}</feDiffuseLighting><feGaussianBlur stdDeviation="1.3"${finish.shine ? ' result="d"' : ''}/>`;
  return (
    `<filter id="${id('r')}" ${region} filterUnits="userSpaceOnUse">${grain}${height}${lit}` +
    (shine ? highlight(shine, relief, shade, tooth) : '') +
    `<feComponentTransfer>${tone(shade, shine?.[0] ?? 0)}</feComponentTransfer>` +
    `<feComposite in2="t" operator="arithmetic" k2="1" k3="${short(finish.grain)}" k4="${short(-finish.grain / 2)}"/></filter>`
  );
}

function highlight(shine: readonly [number, number], relief: number, shade: number, tooth: string): string {
  const strength = shine[0] * (shade > 0.75 ? 0.5 : shade < 0.25 ? 0.5 : 1);
  return (
    `<feGaussianBlur in="h" stdDeviation="2.6"/>${tooth}` +
    `<feSpecularLighting surfaceScale="${short(relief * 1.1)}" specularConstant="${short(strength)}" specularExponent="${shine[1]}" lighting-color="#fff6e8" result="s">${sun(38)}</feSpecularLighting>` +
    `<feGaussianBlur in="s" stdDeviation="1.4"/><feComposite in2="d" operator="arithmetic" k2=".6" k3="1"/>`
  );
}

/** Gives dark satin a sheen and dark leather a gloss. */
function highest(shade: number, shine: number): number {
  if (shade < 0.25) return shine > 1 ? 0.34 : 0.22;
  if (shine > 0.6) return 0.36;
  return shade > 0.8 ? 0.34 : 0.3;
}

/** Pale cloth looks dirty under cool shadows. */
function tone(shade: number, shine: number): string {
  const swing = shade > 0.55 ? -1 : 1;
  const top = 0.5 + highest(shade, shine);
  const table = (warmth: number) =>
    [
      0.25 - warmth * swing,
      0.37 - warmth * 0.7 * swing,
      0.5,
      0.5 + (top - 0.5) * 0.5 + warmth * 0.5,
      top + warmth,
    ]
      .map(short)
      .join(' ');
  return (['R', 'G', 'B'] as const)
    .map(
      (channel, i) => `<feFunc${channel} type="table" tableValues="${table([0.02, 0.005, -0.02][i] ?? 0)}"/>`,
    )
    .join('');
}

export function sharedLight(id: (name: string) => string): string {
  return (
    `<filter id="${id('w')}" x="-40" y="-40" width="480" height="560" filterUnits="userSpaceOnUse"><feDropShadow dx="8" dy="13" stdDeviation="11" flood-color="#3d2914" flood-opacity=".3" result="y"/><feDropShadow in="SourceGraphic" dx="1.4" dy="2.2" stdDeviation="1.8" flood-color="#33220f" flood-opacity=".4"/><feComposite in2="y"/></filter>` +
    `<filter id="${id('a')}" x="-20%" y="-20%" width="150%" height="150%"><feGaussianBlur stdDeviation="3.2"/><feOffset dx="2" dy="3.5"/></filter>` +
    `<filter id="${id('b')}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="2"/></filter>` +
    `<linearGradient id="${id('g')}" x1="0" y1="0" x2=".9" y2="1"><stop stop-color="#fff3dc" stop-opacity=".2"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1c1420" stop-opacity=".22"/></linearGradient>`
  );
}
