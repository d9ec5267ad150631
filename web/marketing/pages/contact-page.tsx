import { type FormEvent, useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { TextArea } from '#web/components/forms/text-area.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { contact as copy } from '#web/copy/marketing-contact.ts';
import { pageMeta } from '#web/meta.ts';
import { paths } from '#web/paths.ts';
import { company, shown } from '../company.ts';
import questions from '../content/contact-questions.md?content';
import { Masthead } from '../parts/masthead.tsx';
import { faqPage, Questions } from '../parts/questions.tsx';
import { Ruled } from '../parts/ruled.tsx';

export const meta = () => pageMeta({ ...copy.meta, path: paths.contact });

const details = [
  { label: copy.fields.email, text: shown('email'), href: `mailto:${company.email.value}` },
  { label: copy.details.phone, text: shown('phone'), href: `tel:${company.phone.value.replaceAll(' ', '')}` },
  { label: copy.details.company, text: shown('name') },
  { label: copy.details.address, text: shown('address') },
];

export default function ContactPage() {
  return (
    <>
      <Masthead
        kicker={copy.meta.title}
        lead={`${copy.lead} ${copy.write(shown('email'))}`}
        title={copy.title}
      />
      <div className="mx-auto grid max-w-7xl gap-x-20 gap-y-14 px-5 pb-20 sm:px-8 sm:pb-28 lg:grid-cols-[3fr_2fr]">
        <ContactForm />
        <div className="grid content-start gap-12">
          <section className="grid gap-2 border-ink border-t pt-5">
            <h2 className="text-title-s">{copy.details.title}</h2>
            <dl>
              {details.map(({ label, text, href }) => (
                <div
                  className="grid grid-cols-[6.5rem_1fr] gap-4 border-line border-b py-3 last:border-b-0"
                  key={label}
                >
                  <dt className="text-ink-soft">{label}</dt>
                  <dd>
                    {href ? (
                      <a className="inline-link" href={href}>
                        {text}
                      </a>
                    ) : (
                      text
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
          <section className="grid gap-2 border-ink border-t pt-5">
            <h2 className="text-title-s">{copy.hours.title}</h2>
            <dl className="tabular">
              {copy.hours.list.map(([days, hours]) => (
                <div
                  className="flex justify-between gap-4 border-line border-b py-3 last:border-b-0"
                  key={days}
                >
                  <dt className="text-ink-soft">{days}</dt>
                  <dd>{hours}</dd>
                </div>
              ))}
            </dl>
            <p className="pt-2 font-medium text-burgundy-text">{copy.hours.reply}</p>
          </section>
        </div>
      </div>
      <Ruled title={copy.questionsTitle}>
        <div {...faqPage}>
          <Questions questions={questions.groups.flatMap((group) => group.questions)} />
        </div>
      </Ruled>
    </>
  );
}

const names = ['name', 'email', 'subject', 'message'] as const;
type Name = (typeof names)[number];
type Errors = Partial<Record<Name, string>>;

function errorOf(name: Name, control: HTMLInputElement | HTMLTextAreaElement): string | undefined {
  if (control.value.trim() === '') return copy.errors[name];
  return control.validity.typeMismatch ? copy.errors.emailFormat : undefined;
}

function ContactForm() {
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
