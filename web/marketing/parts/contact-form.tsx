import { type FormEvent, useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { TextArea } from '#web/components/forms/text-area.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { contact as copy } from '#web/copy/marketing-contact.ts';

const names = ['name', 'email', 'subject', 'message'] as const;
type Name = (typeof names)[number];
type Errors = Partial<Record<Name, string>>;

function errorOf(name: Name, control: HTMLInputElement | HTMLTextAreaElement): string | undefined {
  if (control.value.trim() === '') return copy.errors[name];
  return control.validity.typeMismatch ? copy.errors.emailFormat : undefined;
}

/** Thanks the user and clears itself; by specification nothing is sent. */
export function ContactForm() {
  const [errors, setErrors] = useState<Errors>({});

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found: Errors = {};
    for (const name of names) {
      const control = form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
      const error = errorOf(name, control);
      if (!error) continue;
      if (Object.keys(found).length === 0) control.focus();
      found[name] = error;
    }
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    window.alert(copy.sent);
    form.reset();
  };

  const field = (name: Name) => ({ label: copy.fields[name], error: errors[name], required: true });

  // `dialog` keeps a submit before hydration from sending anything.
  return (
    <form className="grid gap-6 lg:max-w-2xl" method="dialog" noValidate onSubmit={submit}>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field {...field('name')}>
          <TextInput autoComplete="name" name="name" />
        </Field>
        <Field {...field('email')}>
          <TextInput autoComplete="email" name="email" type="email" />
        </Field>
      </div>
      <Field {...field('subject')}>
        <TextInput name="subject" />
      </Field>
      <Field {...field('message')}>
        <TextArea name="message" rows={7} />
      </Field>
      <div>
        <Button type="submit">{copy.submit}</Button>
      </div>
    </form>
  );
}
