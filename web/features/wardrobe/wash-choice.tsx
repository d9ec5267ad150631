import type { WardrobeItem } from '#contract/garments.ts';
import { kindNames } from '#contract/names.ts';
import { washAfterOfKind } from '#contract/washing.ts';
import { Field } from '#web/components/forms/field.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { washingCopy } from '#web/copy/washing.ts';
import { useUpdateGarment } from '#web/garments/editing/use-update-garment.ts';

const { choice: copy } = washingCopy;
const choices = [1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 40];
const byKind = 'kind';

export function WashChoice({ item }: { item: WardrobeItem }) {
  const update = useUpdateGarment();
  const { after, own, since } = item.wash;
  const given = new Set([...choices, ...(own && after !== null ? [after] : [])]);
  return (
    <Field hint={after !== null && since > 0 ? copy.since(since) : undefined} label={copy.label}>
      <Select
        onValueChange={(chosen) =>
          update.mutate({ id: item.id, patch: { washAfter: chosen === byKind ? null : Number(chosen) } })
        }
        options={[
          { value: byKind, label: copy.byKind(kindNames[item.kind], washAfterOfKind[item.kind]) },
          ...[...given]
            .sort((a, b) => a - b)
            .map((wears) => ({ value: String(wears), label: copy.after(wears) })),
          { value: '0', label: copy.never },
        ]}
        value={own ? String(after ?? 0) : byKind}
      />
    </Field>
  );
}
