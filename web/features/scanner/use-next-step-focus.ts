import { type RefObject, useEffect, useRef } from 'react';
import { actsByKeyboard } from '#web/components/acts-by-keyboard.ts';

/** Marks what a person does next; where there are several, the first in the page counts. */
export const nextStep = { 'data-next-step': '' } as const;

/**
 * The button that was pressed often leaves the page together with its step. Whoever works by keyboard
 * goes on at the next step instead of at nothing.
 */
export function useNextStepFocus(panel: RefObject<HTMLElement | null>, state: string): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (!actsByKeyboard() || document.activeElement !== document.body) return;
    const next = panel.current?.querySelector<HTMLElement>('[data-next-step]');
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: 'nearest' });
  }, [panel, state]);
}
