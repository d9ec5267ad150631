import { type KeyboardEvent, useRef } from 'react';
import type { Point } from './brush.ts';
import type { Tool, useBrush } from './use-brush.ts';
import type { Painting } from './use-painting.ts';
import type { Stage } from './use-stage.ts';

const arrows: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const STEP_PX = 8;
const LONG_STEP_PX = 40;

export function useBrushKeys(
  stage: Stage,
  painting: Painting,
  brush: ReturnType<typeof useBrush>,
  tool: Tool,
) {
  const place = useRef<Point | null>(null);
  const { editing } = painting;
  const here = (): Point =>
    place.current ?? { x: (stage.size?.width ?? 0) / 2, y: (stage.size?.height ?? 0) / 2 };

  function lead([x, y]: readonly [number, number], step: number): void {
    if (tool === 'move') {
      stage.move({ x: -x * step, y: -y * step });
      return;
    }
    const { x: fromX, y: fromY } = here();
    const within = (at: number, most: number) => Math.min(most, Math.max(0, at));
    place.current = {
      x: within(fromX + x * step, stage.size?.width ?? 0),
      y: within(fromY + y * step, stage.size?.height ?? 0),
    };
    brush.showCursor(here());
    if (editing.painting) painting.draw(brush.paintTo(here()));
  }

  function lift(): void {
    if (!editing.painting) return;
    editing.end();
    painting.change(null);
  }

  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const direction = arrows[event.key];
      if (direction) lead(direction, event.shiftKey ? LONG_STEP_PX : STEP_PX);
      else if (event.key === '+') stage.nearer();
      else if (event.key === '-') stage.farther();
      else if (event.key === '0') stage.whole();
      else if (event.key === ' ' && tool !== 'move') {
        if (!editing.painting) {
          editing.begin(tool);
          painting.draw(brush.paintTo(here()));
        }
      } else return;
      event.preventDefault();
    },
    onKeyUp(event: KeyboardEvent) {
      if (event.key === ' ') lift();
    },
    onFocus(event: { currentTarget: Element }) {
      if (event.currentTarget.matches(':focus-visible')) brush.showCursor(here());
    },
    onBlur() {
      lift();
      brush.showCursor(null);
    },
  };
}
