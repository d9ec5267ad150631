let lastWasKey = false;

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', () => (lastWasKey = true), true);
  document.addEventListener('pointerdown', () => (lastWasKey = false), true);
}

/** True when the last input came from the keyboard: focus moved by the page shows its ring only then. */
export const lastInputWasKeyboard = (): boolean => lastWasKey;
