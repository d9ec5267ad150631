import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { Figure } from '#contract/figure.ts';
import { skinTones } from '#illustrator/figure/skin.ts';
import { api } from '#web/api.ts';
import { onDemand } from '#web/components/behaviour/on-demand.tsx';
import { Segmented } from '#web/components/forms/segmented.tsx';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { figureCopy as copy, tryOnCopy } from '#web/copy/figure.ts';
import { figureButtonCopy } from '#web/copy/figure-button.ts';
import { queryClient } from '#web/query.ts';
import { useChange } from '#web/use-change.ts';
import { garmentsById } from '../garments-by-id.ts';
import { useWardrobe } from '../wardrobe-query.ts';
import { useCutouts } from './cutout-pixels.ts';
import { FigureControls } from './figure-controls.tsx';
import { FigureStage } from './figure-stage.tsx';
import { loadFigure, measuresOf, saveFigure } from './stored-figure.ts';
import { useTryOn } from './try-on.ts';
import { describeFigure, wornGarment } from './worn-garments.ts';

const TryOnPanel = onDemand(() => import('./try-on-panel.tsx'), 'TryOnPanel');

const views = ['figure', 'photo'] as const;

export interface FigureDialogProps {
  name: string;
  garmentIds: readonly string[];
  onClose: () => void;
}

export function FigureDialog({ name, garmentIds, onClose }: FigureDialogProps) {
  const items = garmentsById(garmentIds, useWardrobe().data?.wardrobe.items ?? []);
  const account = useSavedFigure();
  const [inBrowser] = useState(loadFigure);
  const [changed, setFigure] = useState<Figure | null>(null);
  const figure = changed ?? account.saved ?? inBrowser;
  const [view, setView] = useState<(typeof views)[number]>('figure');
  const tryOn = useTryOn();
  // A photograph can be erased without the key, too.
  const isOffered = tryOn !== undefined && (tryOn.provider !== null || tryOn.photograph !== null);
  const isOnPhoto = isOffered && view === 'photo';
  // Drawing waits while a slider moves.
  const drawn = useDeferredValue(figure);
  const measures = measuresOf(drawn);
  const cutouts = useCutouts(items);
  const words = describeFigure(items, measures);
  const change = (next: Figure) => {
    setFigure(next);
    saveFigure(next);
    if (account.saved) account.writeSoon(next);
  };
  return (
    <Dialog
      description={isOnPhoto ? tryOnCopy.lead : copy.lead}
      onClose={onClose}
      size="l"
      title={figureButtonCopy.openNamed(name)}
    >
      {isOffered && (
        <Segmented
          className="mb-5"
          label={tryOnCopy.view}
          onValueChange={setView}
          options={views.map((value) => ({ value, label: tryOnCopy.views[value] }))}
          value={view}
        />
      )}
      {isOnPhoto && <TryOnPanel garments={items} tryOn={tryOn} />}
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]" hidden={isOnPhoto}>
        <FigureStage
          cutouts={cutouts}
          garments={items.map(wornGarment)}
          label={words.picture}
          look={{
            measures,
            skinHex: drawn.skin === null ? undefined : skinTones[drawn.skin],
            hair: drawn.hair,
          }}
        />
        <div className="grid content-start gap-6">
          <section className="grid gap-2">
            <h3 className="text-title-s">{copy.how}</h3>
            <ul className="grid gap-1 text-[0.9375rem]">
              {words.fits.map((fit) => (
                <li key={fit}>{fit}</li>
              ))}
            </ul>
            {words.absent && <p className="text-note text-ink-soft">{words.absent}</p>}
            <p className="text-note text-ink-soft">{copy.honest}</p>
          </section>
          <section className="grid gap-3">
            <h3 className="text-title-s">{copy.body}</h3>
            <FigureControls
              figure={figure}
              isSaved={account.saved === undefined ? undefined : account.saved !== null}
              onChange={change}
              onSave={(save) => {
                setFigure(figure);
                saveFigure(figure);
                account.write(save ? figure : null);
              }}
            />
          </section>
        </div>
      </div>
    </Dialog>
  );
}

const figureQuery = queryOptions({
  queryKey: ['figure'],
  queryFn: async ({ signal }) => (await api('GET /api/figure', {}, { signal })).figure,
  staleTime: 5 * 60_000,
});

/** A slider moves many times a second. */
const restMillis = 800;

/** The figure of the account: undefined until it is known, null while the person keeps it in the browser alone. */
function useSavedFigure() {
  const saved = useQuery(figureQuery).data;
  const write = useChange({
    mutationFn: async (figure: Figure | null) =>
      (await (figure ? api('PUT /api/figure', { body: figure }) : api('DELETE /api/figure'))).figure,
    onSuccess: (figure) => queryClient.setQueryData(figureQuery.queryKey, figure),
    failed: copy.saveFailed,
  });
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; send: () => void } | null>(null);
  const stop = () => {
    clearTimeout(waiting.current?.timer);
    waiting.current = null;
  };
  useEffect(
    () => () => {
      waiting.current?.send();
    },
    [],
  );
  return {
    saved: write.isPending ? write.variables : saved,
    write: (figure: Figure | null) => {
      stop();
      write.mutate(figure);
    },
    writeSoon: (figure: Figure) => {
      stop();
      const send = () => {
        stop();
        write.mutate(figure);
      };
      waiting.current = { send, timer: setTimeout(send, restMillis) };
    },
  };
}
