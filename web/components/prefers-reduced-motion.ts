/** Asked at the moment of moving, since the person may change it at any time. */
export const prefersReducedMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;
