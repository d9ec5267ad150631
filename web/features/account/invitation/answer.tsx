import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { limits } from '#contract/limits.ts';
import { ApiError, api } from '#web/api.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { Field } from '#web/components/forms/field.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { viewersCopy } from '#web/copy/viewers.ts';
import { viewedQuery } from '#web/household/viewed-query.ts';
import { paths, viewedWardrobe } from '#web/paths.ts';
import { queryClient } from '#web/query.ts';
import type { User } from '#web/session.ts';
import { AuthFrame } from '#web/shell/auth-frame.tsx';
import { useChange } from '#web/use-change.ts';
import { forgetToken } from './kept-token.ts';

const { answer: copy, dialog } = viewersCopy;

interface AnswerProps {
  invited: { name: string };
  token: string;
  /** Null for a visitor, who can only read. */
  user: User | null;
  children: ReactNode;
}

export function Answer({ invited, token, user, children }: AnswerProps) {
  const [declined, setDeclined] = useState(false);
  if (declined) {
    return (
      <AuthFrame focused lead={copy.declinedText} title={copy.declined}>
        <ButtonLink className="justify-self-start" to={paths.wardrobe}>
          {viewersCopy.page.ended.action}
        </ButtonLink>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame footer={copy.later} lead={copy.lead} title={copy.title(invited.name)}>
      <div className="grid gap-6">
        {children}
        {user && (
          <AnswerForm invited={invited} onDeclined={() => setDeclined(true)} token={token} user={user} />
        )}
      </div>
    </AuthFrame>
  );
}

interface AnswerFormProps {
  invited: { name: string };
  token: string;
  user: User;
  onDeclined: () => void;
}

function AnswerForm({ invited, token, user, onDeclined }: AnswerFormProps) {
  const [name, setName] = useState(user.firstName ?? '');
  const [tried, setTried] = useState(false);
  const navigate = useNavigate();
  const accept = useChange({
    mutationFn: () => api('POST /api/invitations/accept', { body: { token, name: name.trim() } }),
    onSuccess: ({ id }) => {
      forgetToken();
      void queryClient.invalidateQueries({ queryKey: viewedQuery.queryKey });
      void notifySuccess(copy.accepted(invited.name));
      void navigate(viewedWardrobe(id), { replace: true });
    },
    failed: copy.acceptFailed,
  });
  const decline = useChange({
    mutationFn: () => api('POST /api/invitations/decline', { body: { token } }),
    onSuccess: () => {
      forgetToken();
      onDeclined();
    },
    failed: copy.declineFailed,
  });
  const refused = accept.error instanceof ApiError ? accept.error.detail('name') : undefined;
  const missing = tried && name.trim() === '' ? dialog.nameRequired : undefined;
  return (
    <form
      className="grid gap-6 border-line border-t pt-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (name.trim() !== '') accept.mutate();
      }}
    >
      <Field
        error={missing ?? refused}
        hint={copy.nameHint(invited.name, user.username)}
        label={copy.name}
        required
      >
        <TextInput
          autoComplete="given-name"
          maxLength={limits.viewers.nameMax}
          onChange={(event) => setName(event.target.value)}
          value={name}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button loading={accept.isPending || accept.isSuccess} type="submit">
          {copy.accept}
        </Button>
        <Button loading={decline.isPending} onClick={() => decline.mutate()} variant="secondary">
          {copy.decline}
        </Button>
      </div>
    </form>
  );
}
