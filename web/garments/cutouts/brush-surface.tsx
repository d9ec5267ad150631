import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { classes } from '#web/components/classes.ts';
import { paperLook } from '#web/components/pictures/paper-look.ts';
import { cutoutEditorCopy as copy } from '#web/copy/cutout-editor.ts';
import type { Point } from './brush.ts';
import { type Tool, useBrush } from './use-brush.ts';
import type { Painting } from './use-painting.ts';
import type { Stage } from './use-stage.ts';

interface BrushSurfaceProps {
  painting: Painting;
  stage: Stage;
  tool: Tool;
  /** Screen pixels. */
  diameterPx: number;
  className?: string;
}

export function BrushSurface({ painting, stage, tool, diameterPx, className }: BrushSurfaceProps) {
  const hintId = useId();
  const cursor = useRef<HTMLSpanElement>(null);
  const brush = useBrush(stage, painting, { tool, diameterPx }, cursor);
  const keys = useBrushKeys(stage, painting, brush, tool);
  const { editing, canvas } = painting;
  const { view } = stage;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the whole is drawn when it is shown in another way; a stroke draws only itself
  useLayoutEffect(() => painting.drawWhole(), [painting.showing]);
  return (
    <div className={classes('flex flex-col gap-2', className)}>
      <div
        aria-describedby={hintId}
        aria-label={copy.canvas}
        className={classes(
          'relative min-h-0 flex-1 touch-none select-none overflow-hidden rounded-photo',
          tool === 'move' ? 'cursor-grab active:cursor-grabbing' : 'cursor-none',
          paperLook,
        )}
        ref={stage.ref}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys lead the brush
        tabIndex={0}
        {...brush.handlers}
        {...keys}
      >
        <canvas
          className="absolute top-0 left-0 origin-top-left"
          height={editing.height}
          ref={canvas}
          style={
            view
              ? { transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }
              : { visibility: 'hidden' }
          }
          width={editing.width}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-0 left-0 rounded-full border-2 border-[#fff] shadow-[0_0_0_1.5px_rgb(0_0_0/0.6),inset_0_0_0_1.5px_rgb(0_0_0/0.35)]"
          hidden
          ref={cursor}
          style={{ width: diameterPx, height: diameterPx, margin: -diameterPx / 2 }}
        />
      </div>
      <p className="text-note text-ink-soft pointer-coarse:sr-only" id={hintId}>
        {copy.hint}
      </p>
      <p aria-hidden="true" className="hidden text-note text-ink-soft pointer-coarse:block">
        {copy.touchHint}
      </p>
    </div>
  );
}

const arrows: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const STEP_PX = 8;
const LONG_STEP_PX = 40;

function useBrushKeys(stage: Stage, painting: Painting, brush: ReturnType<typeof useBrush>, tool: Tool) {
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
