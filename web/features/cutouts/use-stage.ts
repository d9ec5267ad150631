import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Point, Size } from './brush.ts';
import { isWhole, moved, type View, wholeView, zoomed } from './viewport.ts';

/** How much nearer one press of a button or of a key brings the picture. */
const STEP = 1.5;

/** The stage on which a picture lies, as large as the screen lets it be: how near it is and where. */
export function useStage(picture: Size) {
  const stage = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  const [chosen, setView] = useState<View | null>(null);
  const view = size && (chosen ?? wholeView(size, picture));

  useEffect(() => {
    const element = stage.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      setSize({ width: element.clientWidth, height: element.clientHeight });
      // A turned phone has another whole.
      setView(null);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const change = (next: (view: View, size: Size) => View) => {
    if (size === null) return;
    setView((view) => next(view ?? wholeView(size, picture), size));
  };
  const zoom = (factor: number, at?: Point) =>
    change((view, size) =>
      zoomed(view, factor, at ?? { x: size.width / 2, y: size.height / 2 }, size, picture),
    );
  const move = (by: Point) => change((view, size) => moved(view, by, size, picture));
  useWheel(stage, zoom);

  return {
    stage,
    size,
    view,
    zoom,
    move,
    nearer: () => zoom(STEP),
    farther: () => zoom(1 / STEP),
    whole: () => setView(null),
    isWhole: size === null || view === null || isWhole(view, size, picture),
    pointOf(event: { clientX: number; clientY: number }): Point {
      const box = stage.current?.getBoundingClientRect();
      return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
    },
  };
}

export type Stage = ReturnType<typeof useStage>;

/** React listens to the wheel without being able to keep the page from scrolling. */
function useWheel(stage: RefObject<HTMLDivElement | null>, zoom: (factor: number, at: Point) => void) {
  const latest = useRef(zoom);
  useEffect(() => {
    latest.current = zoom;
  });
  useEffect(() => {
    const element = stage.current;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = (event.currentTarget as HTMLElement).getBoundingClientRect();
      // Two fingers on a trackpad arrive as a wheel with Ctrl, in smaller steps.
      const speed = event.ctrlKey ? 0.01 : 0.002;
      latest.current(Math.exp(-event.deltaY * speed), {
        x: event.clientX - left,
        y: event.clientY - top,
      });
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [stage]);
}
