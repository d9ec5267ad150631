import { useEffect } from 'react';

/** What of the window is in sight, in pixels from its top. */
interface Sight {
  windowHeight: number;
  offsetTop: number;
  height: number;
}

/** How much lies above and below what is in sight: below is where a phone lays its keyboard. */
export function hiddenBy({ windowHeight, offsetTop, height }: Sight): { above: number; below: number } {
  return {
    above: Math.max(0, Math.round(offsetTop)),
    below: Math.max(0, Math.round(windowHeight - offsetTop - height)),
  };
}

/**
 * Tells the style sheet how much of the window the keyboard covers (`--keyboard`) and how far the rest was
 * pushed up (`--above-view`), so that what is written stays in sight.
 */
export function useKeyboardInset() {
  useEffect(() => {
    const sight = window.visualViewport;
    if (!sight) return;
    const { style } = document.documentElement;
    const measure = () => {
      // Zoomed in by fingers, the rest of the page is out of sight for another reason.
      const zoomed = sight.scale > 1.01;
      const { offsetTop, height } = sight;
      const { above, below } = zoomed
        ? { above: 0, below: 0 }
        : hiddenBy({ windowHeight: window.innerHeight, offsetTop, height });
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
