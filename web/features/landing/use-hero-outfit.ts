import { useEffect, useRef, useState } from 'react';
import type { Occasion, Season } from '#contract/vocabulary.ts';
import { samples } from '#web/copy/samples.ts';
import { language } from '#web/language.ts';
import type { ComposedSample, Day } from '#web/samples/compose.ts';
import { meeting } from '#web/samples/sample-outfits.ts';

export type ComposingState = 'still' | 'composing' | 'failed';

const cover: Day = meeting;

function dayIn(form: HTMLFormElement | null): Day {
  const fields = form ? new FormData(form) : null;
  return {
    occasion: (fields?.get('occasion') as Occasion | null) ?? cover.occasion,
    season: (fields?.get('season') as Season | null) ?? cover.season,
  };
}

const isSameDay = (a: Day, b: Day) => a.occasion === b.occasion && a.season === b.season;

/**
 * Starts with the outfit composed at build time; later ones come from the engine, which is loaded on first
 * use.
 */
export function useHeroOutfit() {
  const form = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState<ComposedSample>(meeting);
  const [state, setState] = useState<ComposingState>('still');
  const proposal = useRef(0);
  const asked = useRef(0);

  async function propose(what: 'best' | 'another') {
    const day = dayIn(form.current);
    proposal.current = what === 'another' ? proposal.current + 1 : 0;
    asked.current += 1;
    const turn = asked.current;
    setState('composing');
    try {
      const { composeFor } = await import('#web/samples/compose.ts');
      // Only the latest request counts.
      if (turn !== asked.current) return;
      const outfits = composeFor(day, language, samples.garments);
      const outfit = outfits[proposal.current % outfits.length];
      if (outfit) setShown(outfit);
      setState('still');
    } catch {
      if (turn === asked.current) setState('failed');
    }
  }

  const arrive = useRef(propose);
  useEffect(() => {
    // The form may have changed before hydration or through the back button.
    if (!isSameDay(dayIn(form.current), cover)) void arrive.current('best');
  }, []);

  return { outfit: shown, state, form, propose };
}
