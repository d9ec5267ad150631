import { options } from 'preact';

/**
 * Right after the render, as React does after a press: after a frame, menus and dialogs no longer find the focus that they
 * hand to each other, and the first event of a library's element comes before its listener.
 */
options.requestAnimationFrame = queueMicrotask;
