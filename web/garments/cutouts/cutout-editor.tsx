import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { api, messageOf } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { Spinner } from '#web/components/feedback/spinner.tsx';
import { Switch } from '#web/components/forms/switch.tsx';
import { ConfirmDialog } from '#web/components/overlays/confirm-dialog.tsx';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { common } from '#web/copy/common.ts';
import { cutoutEditorCopy as copy } from '#web/copy/cutout-editor.ts';
import { putGarment } from '#web/garments/wardrobe-cache.ts';
import { wardrobeCache } from '#web/garments/wardrobe-query.ts';
import { useChange } from '#web/use-change.ts';
import { BrushSurface } from './brush-surface.tsx';
import { BrushTools, brushSizes } from './brush-tools.tsx';
import { base64Of, type LoadedCutout, loadCutout } from './load-cutout.ts';
import { encodeMask, type Mask } from './mask-file.ts';
import type { CutoutView } from './render-pixels.ts';
import type { Tool } from './use-brush.ts';
import { usePainting } from './use-painting.ts';
import { useStage } from './use-stage.ts';

export function CutoutEditor({ item: now, onClose }: { item: WardrobeItem; onClose: () => void }) {
  // The garment as it was on opening: later changes elsewhere must not discard the strokes.
  const [item] = useState(now);
  const cutout = useCutout(item);
  if (cutout.data) return <CutoutEditing cutout={cutout.data} item={item} onClose={onClose} />;
  return (
    <Dialog onClose={onClose} size="l" title={copy.title}>
      {cutout.isError ? (
        <div className="grid justify-items-start gap-4" role="alert">
          <p>{messageOf(cutout.error, copy.loadFailed)}</p>
          <Button onClick={() => cutout.refetch()} variant="secondary">
            {copy.retry}
          </Button>
        </div>
      ) : (
        <p className="grid min-h-[50dvh] place-content-center justify-items-center gap-3" role="status">
          <Spinner size={28} />
          {copy.loading}
        </p>
      )}
    </Dialog>
  );
}

interface CutoutEditingProps {
  item: WardrobeItem;
  cutout: LoadedCutout;
  onClose: () => void;
}

function CutoutEditing({ item, cutout, onClose }: CutoutEditingProps) {
  const { photoId, mask, automatic, photo } = cutout;
  const [tool, setTool] = useState<Tool>('add');
  const [diameterPx, setDiameter] = useState(brushSizes.firstPx);
  const [showing, setShowing] = useState<CutoutView>('editing');
  const [said, setSaid] = useState('');
  const [leaving, setLeaving] = useState(false);
  // A colour read by the scanner can be read again from the better outline; one set by the person stays.
  const [readColors, setReadColors] = useState(item.confidence.color !== undefined);
  const painting = usePainting(mask, photo, showing);
  const stage = useStage(mask);
  const repair = useRepairCutout(item, onClose);
  const { editing } = painting;

  const act = (box: ReturnType<typeof editing.undo>, words: string) => {
    painting.change(box);
    if (box) setSaid(words);
  };
  const undo = () => act(editing.undo(), copy.said.undone);
  const redo = () => act(editing.redo(), copy.said.redone);
  const leave = () => (editing.canUndo && !repair.isPending ? setLeaving(true) : onClose());

  function save() {
    editing.end();
    const asFound = automatic !== null && editing.isLike(automatic.values);
    repair.mutate({ photoId, mask: asFound ? null : editing, readColors });
  }

  function stepByKeys(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) redo();
    else undo();
  }

  return (
    <>
      <Dialog
        description={automatic === null && cutout.cutBy !== 'person' ? copy.byHandLead : copy.lead}
        footer={
          <div className="flex w-full justify-end gap-3">
            <Button className="max-sm:flex-1" onClick={leave} variant="ghost">
              {common.cancel}
            </Button>
            <Button className="max-sm:flex-1" loading={repair.isPending} onClick={save}>
              {common.save}
            </Button>
          </div>
        }
        onClose={leave}
        size="l"
        title={copy.title}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Ctrl + Z holds wherever the focus is in here */}
        <div
          className="flex min-h-full flex-col gap-4 md:grid md:grid-cols-[minmax(0,1fr)_18.5rem] md:gap-7"
          onKeyDown={stepByKeys}
        >
          <BrushSurface
            className="h-[46dvh] shrink-0 md:h-[min(68dvh,42rem)]"
            diameterPx={diameterPx}
            painting={painting}
            stage={stage}
            tool={tool}
          />
          <div className="grid content-start gap-4 md:gap-6">
            <BrushTools
              diameterPx={diameterPx}
              onAutomatic={
                automatic ? () => act(editing.replace(automatic.values), copy.said.automatic) : undefined
              }
              onDiameter={setDiameter}
              onShowing={setShowing}
              onTool={setTool}
              showing={showing}
              stage={stage}
              steps={{ canUndo: editing.canUndo, canRedo: editing.canRedo, undo, redo }}
              tool={tool}
            />
            <div className="border-line border-t pt-4">
              <Switch
                checked={readColors}
                hint={copy.colorsHint}
                label={copy.colors}
                onCheckedChange={setReadColors}
              />
            </div>
            <p className="sr-only" role="status">
              {said}
            </p>
          </div>
        </div>
      </Dialog>
      <ConfirmDialog
        cancelLabel={copy.discard.cancel}
        confirmLabel={copy.discard.confirm}
        danger
        description={copy.discard.text}
        onConfirm={onClose}
        onClose={() => setLeaving(false)}
        open={leaving}
        title={copy.discard.title}
      />
    </>
  );
}

const useCutout = (item: WardrobeItem) =>
  useQuery({
    queryKey: ['cutout', item.id, item.photo.full],
    queryFn: ({ signal }) => loadCutout(item.id, signal),
    // Never refetched while open: the person's strokes are based on it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });

interface Repair {
  photoId: string;
  mask: Mask | null;
  readColors: boolean;
}

function useRepairCutout(item: WardrobeItem, onSaved: () => void) {
  return useChange({
    mutationFn: async ({ photoId, mask, readColors }: Repair) =>
      api('PUT /api/wardrobe/items/:id/cutout', {
        params: { id: item.id },
        body: { photoId, maskBase64: mask && base64Of(await encodeMask(mask)), readColors },
      }),
    onSuccess: async ({ item: repaired }, { readColors }) => {
      onSaved();
      await wardrobeCache.change(putGarment(repaired));
      const { name, color } = repaired;
      notifySuccess(copy.saved, readColors ? copy.savedColors(name, color) : copy.savedText(name));
      await wardrobeCache.refresh();
    },
    failedText: copy.saveFailed,
  });
}
