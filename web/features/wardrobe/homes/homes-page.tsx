import { ArrowRight, Plus, X } from 'lucide-react';
import { useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import type { Home } from '#contract/homes.ts';
import { limits } from '#contract/limits.ts';
import { messageOf } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { Notice } from '#web/components/feedback/notice.tsx';
import { FailedState } from '#web/components/feedback/query-states.tsx';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { FormDialog } from '#web/components/overlays/form-dialog.tsx';
import { Menu } from '#web/components/overlays/menu.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { common } from '#web/copy/common.ts';
import { homesCopy as copy } from '#web/copy/homes.ts';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { newId } from '#web/format/new-id.ts';
import { EmptyPlate } from '#web/garments/empty-plate.tsx';
import { useMoveGarments, useSaveHome } from '#web/garments/homes/use-house-changes.ts';
import { housesIn, type Houses as OwnHouses } from '#web/garments/homes/use-houses.ts';
import { OnlineOnly } from '#web/garments/online-only.tsx';
import type { WardrobeResponse } from '#web/garments/wardrobe-cache.ts';
import { useWardrobe } from '#web/garments/wardrobe-query.ts';
import { pageMeta } from '#web/meta.ts';
import { homesPath } from '#web/paths.ts';
import { hasFailed } from '#web/query.ts';
import { HouseSection } from './house-section.tsx';

export const meta = () => pageMeta({ ...copy.meta, path: homesPath, noindex: true });

export default function HomesPage() {
  const query = useWardrobe();
  const { data } = query;
  if (data) return <Houses wardrobe={data.wardrobe} />;
  return (
    <>
      <PageHeader title={copy.meta.title} />
      {hasFailed(query) ? (
        <FailedState copy={wardrobeCopy.loadFailed} query={query} />
      ) : (
        <Skeleton className="h-64 w-full" />
      )}
    </>
  );
}

function Houses({ wardrobe }: Pick<WardrobeResponse, 'wardrobe'>) {
  const { items } = wardrobe;
  const houses = housesIn(wardrobe);
  const { homes } = houses;
  const [dialog, setDialog] = useState<'add' | Home | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const isFull = homes.length >= limits.home.most;
  const add = (variant: 'primary' | 'secondary') => (
    <OnlineOnly>
      <Button icon={<Plus size={20} />} onClick={() => setDialog('add')} variant={variant}>
        {copy.add}
      </Button>
    </OnlineOnly>
  );
  return (
    <>
      <PageHeader
        actions={homes.length > 0 && !isFull && add('secondary')}
        lead={homes.length > 0 && copy.lead}
        title={copy.meta.title}
      />
      {homes.length === 0 ? (
        <EmptyState action={add('primary')} picture={<EmptyPlate of="outfit" />} copy={copy.empty} />
      ) : (
        <div className="grid gap-12">
          {[null, ...homes].map((home) => (
            <HouseSection
              home={home}
              isHere={houses.here === (home?.id ?? null)}
              items={items.filter((item) => item.home === (home?.id ?? null))}
              key={home?.id ?? 'main'}
              onRename={setDialog}
              onSelect={setSelected}
              selected={selected}
            />
          ))}
          {isFull && <p className="text-ink-soft">{copy.full(limits.home.most)}</p>}
        </div>
      )}
      <MoveBar
        houses={houses}
        items={items.filter(({ id }) => selected.has(id))}
        onDone={() => setSelected(new Set())}
        onFailed={(ids) => setSelected((now) => new Set([...now, ...ids]))}
      />
      {dialog !== null && (
        <HouseDialog home={dialog === 'add' ? null : dialog} onClose={() => setDialog(null)} />
      )}
    </>
  );
}

const { dialog: dialogCopy } = copy;

/** @param home null to add one */
function HouseDialog({ home, onClose }: { home: Home | null; onClose: () => void }) {
  const [name, setName] = useState(home?.name ?? '');
  const [id] = useState(() => home?.id ?? newId());
  const [tried, setTried] = useState(false);
  const save = useSaveHome(home === null);
  const missing = tried && name.trim() === '' ? dialogCopy.missing : undefined;
  return (
    <FormDialog
      onClose={onClose}
      title={home === null ? copy.add : copy.rename}
      onSubmit={() => {
        setTried(true);
        if (name.trim() !== '') save.mutate({ id, name: name.trim() }, { onSuccess: onClose });
      }}
      pending={save.isPending}
      submit={common.save}
    >
      <Field error={missing} label={dialogCopy.name}>
        <TextInput
          maxLength={limits.home.nameMax}
          onValueChange={setName}
          placeholder={dialogCopy.example}
          value={name}
        />
      </Field>
      {save.isError && <Notice tone="error">{messageOf(save.error, copy.saveFailed)}</Notice>}
    </FormDialog>
  );
}

interface MoveBarProps {
  houses: OwnHouses;
  /** Chosen to be moved. */
  items: readonly WardrobeItem[];
  onDone: () => void;
  /** Restores the selection. */
  onFailed: (garmentIds: readonly string[]) => void;
}

function MoveBar({ houses, items, onDone, onFailed }: MoveBarProps) {
  const move = useMoveGarments();
  if (items.length === 0) return null;
  const targets = [{ id: null, name: '' }, ...houses.homes].filter(({ id }) =>
    items.some(({ home }) => home !== id),
  );
  const take = (to: string | null) => {
    const garmentIds = items.flatMap(({ id, home }) => (home === to ? [] : [id]));
    onDone();
    move.mutate({ garmentIds, to }, { onError: () => onFailed(garmentIds) });
  };
  const [only, ...others] = targets;
  const icon = <ArrowRight size={18} />;
  return (
    <div className="sticky bottom-(--bottom-bar) z-20 -mx-5 mt-8 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t bg-paper px-5 py-3 sm:-mx-8 sm:px-8 lg:bottom-0 lg:mx-0 lg:pr-20 lg:pl-0">
      <div className="flex items-center gap-1">
        <p aria-live="polite" className="tabular font-medium">
          {copy.selected(items.length)}
        </p>
        <IconButton label={copy.selectNone} onClick={onDone}>
          <X size={20} />
        </IconButton>
      </div>
      <OnlineOnly>
        {only && others.length === 0 ? (
          <Button icon={icon} loading={move.isPending} onClick={() => take(only.id)}>
            {copy.takeTo(only.name)}
          </Button>
        ) : (
          <Menu
            items={targets.map(({ id, name }) => ({ label: name || copy.main, onSelect: () => take(id) }))}
            trigger={
              <Button icon={icon} loading={move.isPending}>
                {copy.take}
              </Button>
            }
          />
        )}
      </OnlineOnly>
    </div>
  );
}
