import { type KeyboardEvent, useRef } from 'react';
import { lastInputWasKeyboard } from '#web/components/behaviour/last-input.ts';

interface GridKeys {
  onOpen: (id: string) => void;
  /** Moved between with Shift. */
  onReach: (ids: readonly string[]) => void;
  onDelete: (id: string) => void;
  onAll: () => void;
  onClear: () => void;
}

/** A dialog returns the focus when it has closed. */
const closingMs = 300;
const tileAttribute = 'data-tile';
/** Marks the controls that the arrows move between. */
export const tile = (id: string) => ({ [tileAttribute]: id });

/**
 * Arrows move between the tiles as they lie on the screen, across sections. Space presses a tile by itself.
 */
export function useGridKeys({ onOpen, onReach, onDelete, onAll, onClear }: GridKeys) {
  const grid = useRef<HTMLDivElement>(null);
  const tiles = () => [...(grid.current?.querySelectorAll<HTMLElement>(`[${tileAttribute}]`) ?? [])];

  function neighbour(from: HTMLElement, key: string): HTMLElement | undefined {
    const all = tiles();
    const at = all.indexOf(from);
    if (key === 'ArrowRight') return all[at + 1];
    if (key === 'ArrowLeft') return all[at - 1];
    if (key === 'Home') return all[0];
    if (key === 'End') return all.at(-1);
    const down = key === 'ArrowDown';
    const here = from.getBoundingClientRect();
    const beyond = (down ? all.slice(at + 1) : all.slice(0, Math.max(at, 0)).reverse()).filter((other) => {
      const { top } = other.getBoundingClientRect();
      return down ? top > here.top + 1 : top < here.top - 1;
    });
    const row = beyond[0]?.getBoundingClientRect().top ?? 0;
    const apart = (other: HTMLElement) => Math.abs(other.getBoundingClientRect().left - here.left);
    return beyond
      .filter((other) => Math.abs(other.getBoundingClientRect().top - row) < 1)
      .sort((one, other) => apart(one) - apart(other))[0];
  }

  function onKeyDown(event: KeyboardEvent) {
    const from = event.target instanceof HTMLElement ? event.target : null;
    const id = from?.getAttribute(tileAttribute);
    if (!from || !id || event.altKey) return;
    const { key } = event;
    if (/^Arrow|^Home$|^End$/.test(key)) {
      const to = neighbour(from, key);
      to?.focus();
      const reached = to?.getAttribute(tileAttribute);
      if (reached && event.shiftKey) onReach([id, reached]);
    } else if (key === 'Enter') onOpen(id);
    else if (key === 'Delete' || key === 'Backspace') {
      // Its tile moves to another section.
      const next = neighbour(from, 'ArrowRight') ?? neighbour(from, 'ArrowLeft');
      onDelete(id);
      next?.focus();
    } else if (key === 'a' && (event.ctrlKey || event.metaKey)) onAll();
    else if (key === 'Escape') onClear();
    else return;
    event.preventDefault();
  }

  /** A corrected photo, or the button pressed for it, may have gone from where the focus was. */
  function keepFocus(id: string | null) {
    if (!lastInputWasKeyboard() || id === null) return;
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      tiles()
        .find((one) => one.getAttribute(tileAttribute) === id)
        ?.focus();
    }, closingMs);
  }
  return { grid, keepFocus, onKeyDown };
}
