import { prefersReducedMotion } from '#web/components/prefers-reduced-motion.ts';

/** For the only photo's result: on a phone, where it stands below the picture, the page moves to it. */
export function bringIntoView(header: HTMLElement | null) {
  header?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth', block: 'nearest' });
}
