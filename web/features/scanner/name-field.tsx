import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { Field } from '#web/components/field.tsx';
import { TextInput } from '#web/components/text-input.tsx';
import { scannerCopy } from '#web/copy/scanner.ts';

/** Saves on blur or Enter; an empty name reverts. */
export function NameField({ name, onChange }: { name: string; onChange: (name: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  function keep() {
    const next = typed?.trim() ?? '';
    setTyped(null);
    if (next !== '' && next !== name) onChange(next);
  }
  return (
    <Field label={scannerCopy.result.name} required>
      <TextInput
        autoComplete="off"
        maxLength={limits.garment.nameMax}
        onBlur={keep}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        value={typed ?? name}
      />
    </Field>
  );
}
