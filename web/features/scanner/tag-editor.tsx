import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { Field } from '#web/components/forms/field.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { scannerCopy } from '#web/copy/scanner.ts';
import { parseTags } from '#web/garments/editing/garment-form.ts';

interface TagEditorProps {
  tags: readonly string[];
  onSave: (tags: string[]) => Promise<unknown>;
}

export function TagEditor({ tags, onSave }: TagEditorProps) {
  const [typed, setTyped] = useState('');
  const copy = scannerCopy.result;
  async function add() {
    const next = parseTags([...tags, typed].join(',')).slice(0, limits.garment.tagsMax);
    setTyped('');
    try {
      if (next.length > tags.length) await onSave(next);
    } catch {
      // A toast has shown the failure.
      setTyped((now) => now || typed);
    }
  }
  return (
    <section className="grid gap-3">
      <h3 className="font-medium font-sans text-[0.9375rem] tracking-normal">{copy.tags}</h3>
      {tags.length > 0 && (
        <ul aria-label={copy.tags} className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li
              className="inline-flex items-center rounded-full bg-paper-sunken pl-4 text-[0.9375rem]"
              key={tag}
            >
              {tag}
              <IconButton
                label={copy.removeTag(tag)}
                onClick={() => void onSave(tags.filter((known) => known !== tag)).catch(ignore)}
              >
                <X size={16} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {tags.length < limits.garment.tagsMax && (
        <form
          className="flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            void add();
          }}
        >
          <Field className="flex-1" label={copy.addTag}>
            <TextInput
              autoComplete="off"
              maxLength={limits.garment.tagMax}
              onValueChange={setTyped}
              value={typed}
            />
          </Field>
          <IconButton className="mb-0.5" disabled={typed.trim() === ''} label={copy.addTag} type="submit">
            <Plus size={20} />
          </IconButton>
        </form>
      )}
    </section>
  );
}

/** A toast has shown the failure. */
const ignore = () => {};
