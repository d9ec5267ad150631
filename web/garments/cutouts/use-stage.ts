import { useEffect, useRef, useState } from 'react';
import type { Point, Size } from './brush.ts';
import { fitView, isWhole, moved, type View, zoomAt } from './viewport.ts';

const ZOOM_STEP = 1.5;

export function useStage(picture: Size) {
  // A callback ref: the contents of a dialog mount after the dialog.
  const [stage, setStage] = useState<HTMLDivElement | null>(null);
  const [size, setSize] = useState<Size | null>(null);
  const [chosen, setView] = useState<View | null>(null);
  const view = size && (chosen ?? fitView(size, picture));

  useEffect(() => {
    if (stage === null) return;
    const observer = new ResizeObserver(() => {
      setSize({ width: stage.clientWidth, height: stage.clientHeight });
      setView(null);
    });
    observer.observe(stage);
    return () => observer.disconnect();
  }, [stage]);

  const change = (next: (view: View, size: Size) => View) => {
    if (size === null) return;
    setView((view) => next(view ?? fitView(size, picture), size));
  };
  const zoom = (factor: number, at?: Point) =>
    change((view, size) =>
      zoomAt(view, factor, at ?? { x: size.width / 2, y: size.height / 2 }, size, picture),
    );
  const move = (by: Point) => change((view, size) => moved(view, by, size, picture));
  useWheel(stage, zoom);

  return {
    ref: setStage,
    size,
    view,
    zoom,
    move,
    nearer: () => zoom(ZOOM_STEP),
    farther: () => zoom(1 / ZOOM_STEP),
    whole: () => setView(null),
    isWhole: size === null || view === null || isWhole(view, size, picture),
    pointOf(event: { clientX: number; clientY: number }): Point {
      const box = stage?.getBoundingClientRect();
      return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
    },
  };
}

export type Stage = ReturnType<typeof useStage>;

/** React's wheel listeners are passive and cannot prevent the page from scrolling. */
function useWheel(stage: HTMLDivElement | null, zoom: (factor: number, at: Point) => void) {
  const latest = useRef(zoom);
  useEffect(() => {
    latest.current = zoom;
  });
  useEffect(() => {
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = (event.currentTarget as HTMLElement).getBoundingClientRect();
      // A trackpad pinch arrives as a wheel event with Ctrl, in smaller steps.
      const speed = event.ctrlKey ? 0.01 : 0.002;
      latest.current(Math.exp(-event.deltaY * speed), {
        x: event.clientX - left,
        y: event.clientY - top,
      });
    };
    stage?.addEventListener('wheel', turn, { passive: false });
    return () => stage?.removeEventListener('wheel', turn);
  }, [stage]);
}
