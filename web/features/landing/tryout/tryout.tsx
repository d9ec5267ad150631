import { downloadBytes } from 'virtual:reader-size';
import { ImagePlus } from 'lucide-react';
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { buttonLook } from '#web/components/button-look.ts';
import { classes } from '#web/components/classes.ts';
import { landing } from '#web/copy/landing.ts';
import { usePhotoDrop } from '#web/garments/photos/use-photo-drop.ts';
import { dropMark, wakeMark } from '#web/hydration/names.ts';
import { tryoutNote } from '#web/tryout/note.ts';
import { Section } from '../section.tsx';

const { tryout: copy } = landing;

/** Nothing of the reader or the engine is loaded before photos are chosen. */
export function Tryout() {
  const input = useRef<HTMLInputElement>(null);
  const [Panel, setPanel] = useState<ComponentType | null>(null);
  const [state, setState] = useState<'still' | 'opening' | 'failed'>('still');

  async function open(files: readonly File[]) {
    setState('opening');
    try {
      const panel = await import('./tryout-panel.tsx');
      setPanel(() => panel.TryoutPanel);
      setState('still');
      if (files.length > 0) panel.addPhotos(files);
      else await panel.restorePhotos();
    } catch {
      setState('failed');
    }
  }

  function take() {
    const files = [...(input.current?.files ?? [])];
    // Allows choosing the same photo again.
    if (input.current) input.current.value = '';
    if (files.length > 0) void open(files);
  }

  const drop = usePhotoDrop((files) => void open(files));
  const arrive = useEffectEvent(() => {
    // Chosen or dropped before hydration.
    if (input.current?.files?.length) take();
    else if (tryoutNote()) void open([]);
  });
  useEffect(() => arrive(), []);

  return (
    <Section text={copy.text} title={copy.title}>
      <div
        className="grid grid-cols-[minmax(0,1fr)] content-start gap-8"
        {...{ [dropMark]: '', [wakeMark]: 'tryout' }}
        {...drop.handlers}
      >
        <div
          className={classes(
            'grid justify-items-center gap-3 rounded-photo border border-dashed px-6 py-10 text-center transition-colors duration-150',
            drop.over ? 'border-burgundy-text bg-burgundy-veil' : 'border-line-strong bg-paper-raised',
          )}
        >
          <label
            aria-busy={state === 'opening' || undefined}
            className={buttonLook(
              'primary',
              'm',
              'relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-burgundy-text has-focus-visible:outline-offset-2',
            )}
          >
            <ImagePlus size={20} />
            {copy.pick}
            <input accept="image/*" className="sr-only" multiple onChange={take} ref={input} type="file" />
          </label>
          <p className="text-ink-soft max-lg:hidden">{drop.over ? copy.release : copy.drop}</p>
          <p className="max-w-[52ch] text-note text-ink-soft">{copy.note(downloadBytes)}</p>
          <p className="text-burgundy-text text-note empty:hidden" role="alert">
            {state === 'failed' && copy.failed}
          </p>
        </div>
        {Panel && <Panel />}
      </div>
    </Section>
  );
}
