import { CircleAlert, FileUp } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { classes } from '#web/components/classes.ts';
import { Notice } from '#web/components/feedback/notice.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { TextArea } from '#web/components/forms/text-area.tsx';
import { importingCopy } from '#web/copy/importing.ts';

interface SourceChoiceProps {
  busy: boolean;
  error: string | null;
  onFiles: (files: readonly File[]) => void;
  onText: (text: string) => void;
}

const { source: copy, unreadable } = importingCopy;

export function SourceChoice({ busy, error, onFiles, onText }: SourceChoiceProps) {
  const [text, setText] = useState('');
  return (
    <div className="grid gap-8">
      {error !== null && (
        <Notice tone="error" className="flex items-start gap-3 text-ink">
          <CircleAlert className="mt-0.5 shrink-0 text-burgundy-text" size={20} />
          <div className="grid gap-1">
            <p className="font-medium">{unreadable.title}</p>
            <p className="max-w-[60ch] text-ink-soft">{error}</p>
          </div>
        </Notice>
      )}
      <div className="grid gap-8 lg:grid-cols-2 lg:items-start">
        <FileDrop busy={busy} onFiles={onFiles} />
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() !== '') onText(text);
          }}
        >
          <div className="grid gap-1">
            <h2 className="text-title-s">{copy.pasteTitle}</h2>
            <p className="text-ink-soft">{copy.pasteText}</p>
          </div>
          <Field label={copy.paste}>
            <TextArea onValueChange={setText} rows={8} spellCheck={false} value={text} />
          </Field>
          <Button className="justify-self-start" type="submit" variant="secondary">
            {copy.read}
          </Button>
        </form>
      </div>
    </div>
  );
}

function FileDrop({ busy, onFiles }: Pick<SourceChoiceProps, 'busy' | 'onFiles'>) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drag = (on: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(on);
  };
  return (
    <section
      aria-labelledby="import-file"
      className={classes(
        'grid min-h-72 place-items-center rounded-photo border border-dashed px-6 py-10 text-center transition-colors duration-150',
        over ? 'border-burgundy-text bg-burgundy-veil' : 'border-line-strong bg-paper-raised',
      )}
      onDragLeave={drag(false)}
      onDragOver={drag(true)}
      onDrop={(event) => {
        drag(false)(event);
        const files = [...event.dataTransfer.files];
        if (files.length > 0) onFiles(files);
      }}
    >
      <input
        accept=".csv,.tsv,.txt,.json,.zip,.eml,message/rfc822,text/*,application/json,application/zip,image/*"
        hidden
        multiple
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Allows picking the same file again.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
        ref={input}
        type="file"
      />
      <div className="grid justify-items-center gap-3">
        <FileUp className="text-ink-soft" size={36} strokeWidth={1.25} />
        <h2 className="text-title-s" id="import-file">
          {over ? copy.release : copy.title}
        </h2>
        <p className="max-w-[44ch] text-ink-soft">{copy.text}</p>
        <Button className="mt-2" loading={busy} onClick={() => input.current?.click()}>
          {busy ? copy.reading : copy.pick}
        </Button>
        <p className="mt-2 max-w-[44ch] text-note text-ink-soft">{copy.limits(limits.import.rowsMax)}</p>
      </div>
    </section>
  );
}
