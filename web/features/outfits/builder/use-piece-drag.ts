import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** Pixels that a pointer moves before a press becomes a drag. */
const slackPx = 6;

export interface Dragged {
  id: string;
  from: 'tray' | 'board';
}

interface Press extends Dragged {
  x: number;
  y: number;
  pointerId: number;
}

interface PieceDrag {
  board: RefObject<HTMLElement | null>;
  /** A piece from the tray was dropped on the board; `onto` is the piece under it. */
  onPlace: (id: string, onto: string | null) => void;
  onTakeAway: (id: string) => void;
}

/**
 * Drag and drop by mouse, pen or touch. The dragged picture moves outside React, which re-renders only when
 * a drag starts, enters or leaves the board, or ends. A press without movement remains a click.
 */
export function usePieceDrag({ board, onPlace, onTakeAway }: PieceDrag) {
  const press = useRef<Press | null>(null);
  const shadow = useRef<HTMLDivElement>(null);
  const end = useRef<(() => void) | null>(null);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [over, setOver] = useState(false);

  useEffect(() => () => end.current?.(), []);

  const isOver = ({ clientX, clientY }: PointerEvent) => {
    const box = board.current?.getBoundingClientRect();
    return (
      box !== undefined &&
      clientX >= box.left &&
      clientX <= box.right &&
      clientY >= box.top &&
      clientY <= box.bottom
    );
  };

  function begin({ id, from }: Dragged, event: ReactPointerEvent<HTMLElement>) {
    if (event.button !== 0 || press.current) return;
    const source = event.currentTarget;
    press.current = { id, from, x: event.clientX, y: event.clientY, pointerId: event.pointerId };
    let moving = false;

    const moveShadow = (at: PointerEvent) => {
      if (shadow.current) shadow.current.style.translate = `${at.clientX}px ${at.clientY}px`;
    };
    const move = (at: PointerEvent) => {
      if (at.pointerId !== press.current?.pointerId) return;
      if (!moving && Math.hypot(at.clientX - press.current.x, at.clientY - press.current.y) < slackPx) return;
      if (!moving) {
        moving = true;
        source.setPointerCapture(at.pointerId);
        setDragged({ id, from });
      }
      at.preventDefault();
      moveShadow(at);
      setOver(isOver(at));
      // The picture is not mounted yet at the first move.
      requestAnimationFrame(() => moveShadow(at));
    };
    const letGo = (at: PointerEvent) => {
      if (at.pointerId !== press.current?.pointerId) return;
      const inside = isOver(at);
      if (moving) swallowClick(source);
      stop();
      if (!moving) return;
      if (from === 'tray' && inside) onPlace(id, pieceUnder(at, board.current));
      if (from === 'board' && !inside) onTakeAway(id);
    };
    const giveUp = (key: KeyboardEvent) => {
      if (key.key !== 'Escape' || !moving) return;
      key.stopPropagation();
      swallowClick(source);
      stop();
    };
    const stop = () => {
      press.current = null;
      end.current = null;
      setDragged(null);
      setOver(false);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', letGo);
      window.removeEventListener('pointercancel', stop);
      window.removeEventListener('keydown', giveUp, true);
    };
    end.current = stop;
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', letGo);
    window.addEventListener('pointercancel', stop);
    window.addEventListener('keydown', giveUp, true);
  }

  return {
    dragged,
    over,
    shadow,
    grip: (what: Dragged) => ({
      onPointerDown: (event: ReactPointerEvent<HTMLElement>) => begin(what, event),
    }),
  };
}

function pieceUnder({ clientX, clientY }: PointerEvent, board: HTMLElement | null): string | null {
  const found = document
    .elementsFromPoint(clientX, clientY)
    .find((element) => board?.contains(element) && element.closest('[data-piece]'));
  return found?.closest<HTMLElement>('[data-piece]')?.dataset.piece ?? null;
}

/** A drag ends with a click on the element where it began. */
function swallowClick(source: HTMLElement): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  source.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => source.removeEventListener('click', swallow, { capture: true }), 50);
}
