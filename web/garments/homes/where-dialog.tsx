import { useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { Segmented } from '#web/components/forms/segmented.tsx';
import { FormDialog } from '#web/components/overlays/form-dialog.tsx';
import { common } from '#web/copy/common.ts';
import { homesCopy as copy } from '#web/copy/homes.ts';
import { useMoveGarments } from './use-house-changes.ts';
import { useHouses } from './use-houses.ts';

const main = 'main';

export function WhereDialog({ item, onClose }: { item: WardrobeItem; onClose: () => void }) {
  const { homes } = useHouses();
  const [chosen, setChosen] = useState(item.home ?? main);
  const move = useMoveGarments();
  return (
    <FormDialog
      description={copy.where.lead}
      onClose={onClose}
      title={copy.where.title(item.name)}
      onSubmit={() => {
        const to = chosen === main ? null : chosen;
        if (to === item.home) onClose();
        else move.mutate({ garmentIds: [item.id], to }, { onSuccess: onClose });
      }}
      pending={move.isPending}
      submit={common.save}
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
    </FormDialog>
  );
}
