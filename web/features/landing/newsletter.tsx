import { type FormEvent, useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/feedback/notice.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { landing } from '#web/copy/landing.ts';
import { Section } from './section.tsx';

const { newsletter: copy } = landing;

/** Validates the address and says that the list is not open yet; nothing is sent. */
export function Newsletter() {
  const [answer, setAnswer] = useState<'none' | 'missing' | 'invalid' | 'soon'>('none');

  function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = event.currentTarget.elements.namedItem('email');
    if (!(email instanceof HTMLInputElement)) return;
    if (email.validity.valid) return setAnswer('soon');
    setAnswer(email.validity.valueMissing ? 'missing' : 'invalid');
    email.focus();
  }

  return (
    <Section text={copy.text} title={copy.title}>
      <div className="grid max-w-xl content-start gap-4">
        <form
          className="grid items-start gap-3 sm:grid-cols-[1fr_auto]"
          method="dialog"
          noValidate
          onChange={() => setAnswer('none')}
          onSubmit={subscribe}
        >
          <Field
            error={answer === 'missing' || answer === 'invalid' ? copy[answer] : undefined}
            label={copy.email}
            required
          >
            <TextInput autoComplete="email" name="email" placeholder={copy.placeholder} type="email" />
          </Field>
          <Button className="sm:mt-7.5" type="submit">
            {copy.button}
          </Button>
        </form>
        <div role="status">
          {answer === 'soon' && (
            <Notice tone="success" className="grid gap-1">
              <p className="font-medium">{copy.soonTitle}</p>
              <p className="text-ink-soft">{copy.soon}</p>
            </Notice>
          )}
        </div>
      </div>
    </Section>
  );
}
