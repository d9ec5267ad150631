import { type RefObject, useEffect, useRef } from 'react';
import { lastInputWasKeyboard } from '#web/components/behaviour/last-input.ts';
import { prefersReducedMotion } from '#web/components/behaviour/prefers-reduced-motion.ts';

/** Marks the control of the next step; the first one on the page counts. */
export const nextStep = { 'data-next-step': '' } as const;

/**
 * The pressed button often disappears with its step. Moves the focus to the next step, so that keyboard
 * users do not lose their place.
 */
export function useNextStepFocus(panel: RefObject<HTMLElement | null>, state: string): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (!lastInputWasKeyboard() || document.activeElement !== document.body) return;
    const next = panel.current?.querySelector<HTMLElement>('[data-next-step]');
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: 'nearest' });
  }, [panel, state]);
}

/** On a phone the result is below the picture. */
export function bringIntoView(header: HTMLElement | null) {
  header?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth', block: 'nearest' });
}
