import { prefersReducedMotion } from '#web/components/behaviour/prefers-reduced-motion.ts';

/** On a phone the result is below the picture. */
export function bringIntoView(header: HTMLElement | null) {
  header?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth', block: 'nearest' });
}
