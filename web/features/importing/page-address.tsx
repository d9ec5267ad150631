import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, messageOf, type Output } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { importingCopy } from '#web/copy/importing.ts';
import { newId } from '#web/format/new-id.ts';

export type ReadPage = Output<'POST /api/wardrobe/import/page'> & { id: string };

interface PageAddressProps {
  /** Shared by another application. */
  shared: string;
  onRead: (page: ReadPage) => void;
}

const { page: copy } = importingCopy;

export function PageAddress({ shared, onRead }: PageAddressProps) {
  const [address, setAddress] = useState(shared);
  const [missing, setMissing] = useState(false);
  const reading = useMutation({
    mutationFn: async (typed: string) => {
      const id = newId();
      const body = { address: typed, id };
      return { ...(await api('POST /api/wardrobe/import/page', { body }, { timeoutMs: 60_000 })), id };
    },
    onSuccess: onRead,
  });
  const error = missing ? copy.missing : reading.error ? messageOf(reading.error, copy.failed) : undefined;
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const typed = address.trim();
        setMissing(typed === '');
        if (typed !== '') reading.mutate(typed);
      }}
    >
      <div className="grid gap-1">
        <h2 className="text-title-s">{copy.title}</h2>
        <p className="max-w-[60ch] text-ink-soft">{copy.text}</p>
      </div>
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
        <Field {...(error && { error })} label={copy.address}>
          <TextInput
            autoComplete="off"
            inputMode="url"
            onValueChange={setAddress}
            placeholder="https://"
            type="url"
            value={address}
          />
        </Field>
        <Button className="sm:mt-7.5" loading={reading.isPending} type="submit">
          {reading.isPending ? copy.reading : copy.read}
        </Button>
      </div>
      {reading.error && (
        <Button
          className="justify-self-start"
          onClick={() => onRead({ id: newId(), fields: { page: withScheme(address.trim()) }, scan: null })}
          size="s"
          variant="secondary"
        >
          {copy.byHand}
        </Button>
      )}
    </form>
  );
}

const withScheme = (typed: string): string | null => {
  const address = /^https?:/i.test(typed) ? typed : `https://${typed}`;
  return URL.canParse(address) ? address : null;
};
