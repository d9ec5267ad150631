import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { type Viewable, viewables } from '#contract/viewables.ts';
import { ApiError } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { EmailInput } from '#web/components/forms/account-inputs.tsx';
import { controlLook } from '#web/components/forms/control-look.ts';
import { Field } from '#web/components/forms/field.tsx';
import { Switch } from '#web/components/forms/switch.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { FormDialog } from '#web/components/overlays/form-dialog.tsx';
import { copyText, share } from '#web/components/share.ts';
import { viewersCopy } from '#web/copy/viewers.ts';
import { pageAddress } from '#web/page-address.ts';
import { paths } from '#web/paths.ts';
import { useInvite } from './viewers-query.ts';

const { dialog: copy, link: linkCopy } = viewersCopy;

export function InviteDialog({ name: before, onClose }: { name: string | null; onClose: () => void }) {
  const [name, setName] = useState(before ?? '');
  const [email, setEmail] = useState('');
  const [shows, setShows] = useState<Viewable[]>([]);
  const [tried, setTried] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const invite = useInvite();
  if (token !== null) return <LinkDialog name={name.trim()} onClose={onClose} token={token} />;
  const refused = (field: string) =>
    invite.error instanceof ApiError ? invite.error.detail(field) : undefined;
  const missing = tried && name.trim() === '' ? copy.nameRequired : undefined;
  return (
    <FormDialog
      description={copy.lead}
      onClose={onClose}
      title={copy.title}
      onSubmit={() => {
        setTried(true);
        if (name.trim() === '') return;
        invite.mutate(
          { name: name.trim(), shows, email: email.trim() },
          { onSuccess: (made) => (made === null ? onClose() : setToken(made)) },
        );
      }}
      pending={invite.isPending}
      submit={email.trim() === '' ? copy.create : copy.send}
    >
      <Field error={missing ?? refused('name')} hint={copy.nameHint} label={copy.name} required>
        <TextInput
          autoComplete="given-name"
          maxLength={limits.viewers.nameMax}
          onValueChange={setName}
          value={name}
        />
      </Field>
      <ShowsSwitches onChange={setShows} shows={shows} />
      <Field error={refused('email')} hint={copy.emailHint} label={copy.email} optional>
        <EmailInput autoComplete="off" onValueChange={setEmail} value={email} />
      </Field>
    </FormDialog>
  );
}

function LinkDialog({ name, token, onClose }: { name: string; token: string; onClose: () => void }) {
  const url = new URL(`${pageAddress(paths.invitation)}#${token}`, window.location.origin).href;
  const text = linkCopy.message(name);
  return (
    <Dialog
      compact
      description={linkCopy.lead}
      footer={
        <Button onClick={onClose} variant="secondary">
          {linkCopy.done}
        </Button>
      }
      onClose={onClose}
      size="s"
      title={linkCopy.title}
    >
      <div className="grid gap-4">
        <input
          aria-label={linkCopy.label}
          className={controlLook}
          onFocus={(event) => event.target.select()}
          readOnly
          value={url}
        />
        <div className="flex flex-wrap gap-2">
          <Button icon={<Copy size={18} />} onClick={() => void copyText(url, linkCopy)} size="s">
            {linkCopy.copy}
          </Button>
          {'share' in navigator && (
            <Button
              icon={<Share2 size={18} />}
              onClick={() => void share({ title: text, text, url }, linkCopy)}
              size="s"
              variant="secondary"
            >
              {linkCopy.send}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

const { shows: legend, showing } = viewersCopy.dialog;

interface ShowsSwitchesProps {
  shows: readonly Viewable[];
  onChange: (shows: Viewable[]) => void;
}

export function ShowsSwitches({ shows, onChange }: ShowsSwitchesProps) {
  return (
    <fieldset className="grid gap-4">
      <legend className="sr-only">{legend}</legend>
      {viewables.map((one) => (
        <Switch
          checked={shows.includes(one)}
          hint={showing[one].hint}
          key={one}
          label={showing[one].label}
          onCheckedChange={(checked) =>
            onChange(viewables.filter((known) => (known === one ? checked : shows.includes(known))))
          }
        />
      ))}
    </fieldset>
  );
}
