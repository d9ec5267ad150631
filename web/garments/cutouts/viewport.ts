import type { Point, Size } from './brush.ts';

/** `scale` is screen pixels per picture pixel; `x`, `y` the picture's corner on the stage. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const ZOOM_MAX = 8;

const fitOf = (stage: Size, picture: Size) =>
  Math.min(stage.width / picture.width, stage.height / picture.height);

export const fitView = (stage: Size, picture: Size): View =>
  clampView({ scale: fitOf(stage, picture), x: 0, y: 0 }, stage, picture);

function clampView({ scale, x, y }: View, stage: Size, picture: Size): View {
  const place = (at: number, room: number, length: number) =>
    length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, at));
  return {
    scale,
    x: place(x, stage.width, picture.width * scale),
    y: place(y, stage.height, picture.height * scale),
  };
}

export function zoomAt(view: View, factor: number, at: Point, stage: Size, picture: Size): View {
  const fit = fitOf(stage, picture);
  const scale = Math.min(fit * ZOOM_MAX, Math.max(fit, view.scale * factor));
  const by = scale / view.scale;
  return clampView({ scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by }, stage, picture);
}

export const moved = (view: View, by: Point, stage: Size, picture: Size): View =>
  clampView({ ...view, x: view.x + by.x, y: view.y + by.y }, stage, picture);

export const toPicturePoint = ({ scale, x, y }: View, at: Point): Point => ({
  x: (at.x - x) / scale,
  y: (at.y - y) / scale,
});

export const onStage = ({ scale, x, y }: View, at: Point): Point => ({
  x: at.x * scale + x,
  y: at.y * scale + y,
});

export const isWhole = (view: View, stage: Size, picture: Size): boolean =>
  view.scale <= fitOf(stage, picture) * 1.001;

/** Movement of the middle of two fingers, and the ratio of their distances. */
export function pinch(before: readonly [Point, Point], after: readonly [Point, Point]) {
  const middle = ([one, other]: readonly [Point, Point]) => ({
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
  });
  const apart = ([one, other]: readonly [Point, Point]) => Math.hypot(one.x - other.x, one.y - other.y);
  const [from, to] = [middle(before), middle(after)];
  const factor = apart(before) > 0 ? apart(after) / apart(before) : 1;
  return { at: to, by: { x: to.x - from.x, y: to.y - from.y }, factor };
}
