let lastWasKey = false;

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', () => (lastWasKey = true), true);
  document.addEventListener('pointerdown', () => (lastWasKey = false), true);
}

/**
 * Whether the last act came from the keyboard. Focus that a page moves by itself would draw its ring
 * for a mouse or a thumb too, which have no use for it.
 */
export const actsByKeyboard = (): boolean => lastWasKey;
