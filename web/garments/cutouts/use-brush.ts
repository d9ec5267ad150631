import { type PointerEvent, type RefObject, useRef } from 'react';
import { type Box, type Point, unionBox } from './brush.ts';
import type { BrushTool } from './mask-editing.ts';
import type { Painting } from './use-painting.ts';
import type { Stage } from './use-stage.ts';
import { pinch, toPicturePoint } from './viewport.ts';

export type Tool = BrushTool | 'move';

interface Brush {
  tool: Tool;
  /** Screen pixels: zoomed in, the brush paints finer. */
  diameterPx: number;
}

type Doing = 'nothing' | 'painting' | 'moving' | 'pinching';
/** `buttons` bit of a pen's eraser end. */
const ERASER_BUTTON = 32;
/** Share of the brush size at the lightest pen pressure. */
const PRESSURE_MIN = 0.35;

export function useBrush(
  stage: Stage,
  painting: Painting,
  brush: Brush,
  cursor: RefObject<HTMLElement | null>,
) {
  const down = useRef(new Map<number, Point>());
  const doing = useRef<Doing>('nothing');
  const { editing } = painting;

  const showCursor = (at: Point | null) => {
    const element = cursor.current;
    if (element === null) return;
    element.hidden = at === null || brush.tool === 'move';
    if (at) element.style.translate = `${at.x}px ${at.y}px`;
  };

  function paintTo(at: Point, share = 1): Box | null {
    if (stage.view === null) return null;
    const radius = (brush.diameterPx / 2 / stage.view.scale) * share;
    return editing.extend(toPicturePoint(stage.view, at), Math.max(0.8, radius));
  }

  function follow(event: PointerEvent): void {
    const { nativeEvent } = event;
    // Coalesced events keep fast strokes smooth.
    const places = nativeEvent.getCoalescedEvents?.() ?? [];
    let touched: Box | undefined;
    for (const place of places.length > 0 ? places : [nativeEvent]) {
      const share =
        place.pointerType === 'pen' && place.pressure > 0
          ? PRESSURE_MIN + (1 - PRESSURE_MIN) * place.pressure
          : 1;
      const box = paintTo(stage.pointOf(place), share);
      if (box) touched = unionBox(touched, box);
    }
    painting.draw(touched ?? null);
  }

  return {
    showCursor,
    paintTo,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLDivElement>) {
        event.currentTarget.setPointerCapture(event.pointerId);
        down.current.set(event.pointerId, stage.pointOf(event));
        if (down.current.size === 2) {
          painting.change(editing.cancel());
          doing.current = 'pinching';
        }
        if (down.current.size !== 1) return;
        if (brush.tool === 'move' || event.button === 1) doing.current = 'moving';
        else if (event.button === 0 || event.buttons & ERASER_BUTTON) {
          doing.current = 'painting';
          editing.begin(event.buttons & ERASER_BUTTON ? 'remove' : brush.tool);
          follow(event);
        }
      },
      onPointerMove(event: PointerEvent<HTMLDivElement>) {
        const at = stage.pointOf(event);
        showCursor(event.pointerType === 'touch' ? null : at);
        const before = down.current.get(event.pointerId);
        if (before === undefined) return;
        if (doing.current === 'painting') follow(event);
        if (doing.current === 'moving') stage.move({ x: at.x - before.x, y: at.y - before.y });
        const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1];
        if (doing.current === 'pinching' && other) {
          const { at: middle, by, factor } = pinch([before, other], [at, other]);
          stage.move(by);
          stage.zoom(factor, middle);
        }
        down.current.set(event.pointerId, at);
      },
      onPointerUp: release,
      onPointerCancel: release,
      onPointerLeave: () => showCursor(null),
    },
  };

  function release(event: PointerEvent): void {
    down.current.delete(event.pointerId);
    if (doing.current === 'painting') {
      editing.end();
      painting.change(null);
    }
    // The finger left over from a pinch must not paint.
    if (doing.current !== 'pinching' || down.current.size === 0) doing.current = 'nothing';
  }
}
