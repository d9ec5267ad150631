import { options } from 'preact';

/**
 * Right after the render, as React does after a press. Preact's habit, after the next frame, attaches a listener later than
 * the first event of an element that a library mounts (Stripe's `ready`).
 */
options.requestAnimationFrame = queueMicrotask;
