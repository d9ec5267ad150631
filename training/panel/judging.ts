import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventLabels } from '#contract/event-labels.ts';
import type { EventName } from '#contract/events.ts';
import { occasionNames, seasonNames } from '#contract/names.ts';
import type { Occasion, Season } from '#contract/vocabulary.ts';
import { jitter } from '#stylist/jitter.ts';
import type { PanelWardrobeName } from '#stylist/panel/wardrobes/index.ts';

export const panelFolder = join(import.meta.dirname, '../../stylist/panel');

export type PanelDay = {
  readonly event?: EventName;
  readonly occasion: Occasion;
  readonly season: Season;
  readonly temperatureC: number;
  readonly rain: boolean;
};

/** `before` are the scores at the time of sampling. */
export type PanelPair = {
  readonly id: string;
  readonly wardrobe: PanelWardrobeName;
  readonly day: PanelDay;
  readonly a: readonly string[];
  readonly b: readonly string[];
  readonly before: readonly [number, number];
};

export const passes = [1, 2, 3] as const;
export const boardPass = 4;
export const CHUNK = 400;

/** The digits of an id are unique without the wardrobe. */
export const numberOf = ({ id }: Pick<PanelPair, 'id'>): string => id.slice(-4);

export async function readPairs(): Promise<PanelPair[]> {
  const lines = (await readFile(join(panelFolder, 'pairs.jsonl'), 'utf8')).trim().split('\n');
  return lines.map((line) => JSON.parse(line) as PanelPair);
}

export function shuffled(pairs: readonly PanelPair[], pass: number): PanelPair[] {
  return pairs.toSorted((one, other) => jitter(pass, 'order', one.id) - jitter(pass, 'order', other.id));
}

/** Whether `b` is shown first. */
export const isSwapped = ({ id }: Pick<PanelPair, 'id'>, pass: number): boolean =>
  jitter(pass, 'swap', id) < 0.5;

export function describeDayInSpanish({ event, occasion, season, temperatureC, rain }: PanelDay): string {
  const plan = event ? eventLabels[event] : `${occasionNames[occasion]}, sin más`;
  const falling = temperatureC > 0 ? ' lluvia' : ' nieve';
  return `${plan} · ${seasonNames[season].toLowerCase()} ${temperatureC} °C${rain ? falling : ''}`;
}

export const reasons = [
  'event',
  'formality',
  'warmth',
  'rain',
  'layers',
  'colour',
  'pattern',
  'register',
  'proportion',
  'shoes',
  'accessory',
  'overdone',
  'dull',
  'other',
] as const;

export type PanelJudgement = {
  readonly id: string;
  readonly pass: number;
  readonly prefers: 'a' | 'b';
  /** 1 is a little, 2 clearly, 3 that the other is wrong. */
  readonly strength: 1 | 2 | 3;
  /** Whether `a` and `b` would be worn. */
  readonly wears: readonly [boolean, boolean];
  readonly reason: (typeof reasons)[number];
};

const answer = /^(\d{4})\s+([AB])\s+([123])\s+([yn])([yn])\s+(\w+)$/;

/** `undefined` for a line like no answer or about no pair. */
export function readAnswer(
  line: string,
  pass: number,
  byNumber: ReadonlyMap<string, Pick<PanelPair, 'id'>>,
): PanelJudgement | undefined {
  const [, number = '', side, strength, wearsA, wearsB, word] = answer.exec(line) ?? [];
  const pair = byNumber.get(number);
  const reason = reasons.find((one) => one === word);
  if (!pair || !reason) return undefined;
  const swapped = isSwapped(pair, pass);
  const wears = [wearsA === 'y', wearsB === 'y'] as const;
  return {
    id: pair.id,
    pass,
    prefers: (side === 'A') === swapped ? 'b' : 'a',
    strength: Number(strength) as PanelJudgement['strength'],
    wears: swapped ? [wears[1], wears[0]] : wears,
    reason,
  };
}

export async function readBoardVerdicts(pairs: readonly PanelPair[]): Promise<PanelJudgement[]> {
  const byNumber = new Map(pairs.map((pair) => [numberOf(pair), pair]));
  const lines = (await readFile(join(panelFolder, 'boards.txt'), 'utf8')).trim().split('\n');
  return lines.map((line) => {
    const verdict = readAnswer(line, boardPass, byNumber);
    if (!verdict) throw new Error(`boards.txt: ${line}`);
    return verdict;
  });
}
