import { useEffect } from 'react';

/** The visual viewport within the window, in pixels. */
interface ViewportBox {
  windowHeight: number;
  offsetTop: number;
  height: number;
}

/** Pixels of the window above and below the visual viewport; a phone's keyboard is below. */
export function hiddenHeights({ windowHeight, offsetTop, height }: ViewportBox): {
  above: number;
  below: number;
} {
  return {
    above: Math.max(0, Math.round(offsetTop)),
    below: Math.max(0, Math.round(windowHeight - offsetTop - height)),
  };
}

/**
 * Sets `--keyboard` (height covered by the keyboard) and `--above-view` (how far the page was pushed up),
 * so that the composer stays visible.
 */
export function useKeyboardInset() {
  useEffect(() => {
    const sight = window.visualViewport;
    if (!sight) return;
    const { style } = document.documentElement;
    const measure = () => {
      // Pinch zoom also shrinks the visual viewport.
      const zoomed = sight.scale > 1.01;
      const { offsetTop, height } = sight;
      const { above, below } = zoomed
        ? { above: 0, below: 0 }
        : hiddenHeights({ windowHeight: window.innerHeight, offsetTop, height });
      style.setProperty('--keyboard', `${below}px`);
      style.setProperty('--above-view', `${above}px`);
    };
    measure();
    sight.addEventListener('resize', measure);
    sight.addEventListener('scroll', measure);
    return () => {
      sight.removeEventListener('resize', measure);
      sight.removeEventListener('scroll', measure);
      style.removeProperty('--keyboard');
      style.removeProperty('--above-view');
    };
  }, []);
}
