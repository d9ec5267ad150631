import { useCallback, useRef } from 'react';

/** The button of the menu that was left for what its item opens. */
let menuButton: HTMLElement | null = null;

const forget = () => {
  menuButton = null;
};

/** To be called before the item's action, while the menu is open. */
export function leaveMenu(button: HTMLElement | null): void {
  menuButton = button;
  window.addEventListener('pointerdown', forget, { capture: true, once: true });
}

/** An item of a menu is gone when the dialog that it opens is closed. */
function findOpener(): HTMLElement | null {
  const active = document.activeElement;
  if (active === null || active === document.body || active.closest('[role="menu"]')) return menuButton;
  return active instanceof HTMLElement ? active : null;
}

/**
 * For a dialog's popup. The opener is noted while rendering, before any effect moves the focus: a dialog that a menu opens
 * appears while the menu closes, and in which order their effects run is up to the library.
 */
export function useReturnFocus(open: boolean) {
  const opener = useRef<HTMLElement>(null);
  const popup = useRef<HTMLElement>(null);
  const wasOpen = useRef(false);
  if (wasOpen.current !== open) {
    wasOpen.current = open;
    if (open) opener.current = findOpener();
  }
  // Kept when the popup goes, which is when the focus returns.
  const ref = useCallback((element: HTMLElement | null) => {
    if (element) popup.current = element;
  }, []);
  return {
    ref,
    /** Leaves the focus where it has gone meanwhile. */
    finalFocus() {
      const active = document.activeElement;
      const moved = active !== null && active !== document.body && !popup.current?.contains(active);
      if (moved) return false;
      return opener.current?.isConnected ? opener.current : true;
    },
  };
}
