import { useId, useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { Button } from '#web/components/button.tsx';
import { Segmented } from '#web/components/forms/segmented.tsx';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { common } from '#web/copy/common.ts';
import { homesCopy as copy } from '#web/copy/homes.ts';
import { useMoveGarments } from './use-house-changes.ts';
import { useHouses } from './use-houses.ts';

const main = 'main';

export function WhereDialog({ item, onClose }: { item: WardrobeItem; onClose: () => void }) {
  const { homes } = useHouses();
  const [chosen, setChosen] = useState(item.home ?? main);
  const move = useMoveGarments();
  const form = useId();
  return (
    <Dialog
      compact
      description={copy.where.lead}
      footer={
        <Button form={form} loading={move.isPending} type="submit">
          {common.save}
        </Button>
      }
      onOpenChange={(open) => !open && onClose()}
      open
      size="s"
      title={copy.where.title(item.name)}
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          const to = chosen === main ? null : chosen;
          if (to === item.home) onClose();
          else move.mutate({ garmentIds: [item.id], to }, { onSuccess: onClose });
        }}
      >
        <Segmented
          label={copy.where.title(item.name)}
          onValueChange={setChosen}
          options={[
            { value: main, label: copy.main },
            ...homes.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={chosen}
        />
      </form>
    </Dialog>
  );
}
