import { Field } from '#web/components/forms/field.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { payments } from '#web/copy/payments.ts';
import type { CodeForm } from './use-create-payment.ts';

const { code: copy } = payments;

export type CodeErrors = Partial<Record<keyof CodeForm, string>>;

interface CodeFieldsProps {
  value: CodeForm;
  faults: CodeErrors;
  onChange: (value: CodeForm) => void;
}

export function CodeFields({ value, faults, onChange }: CodeFieldsProps) {
  return (
    <div className="grid max-w-md gap-5">
      <Field error={faults.verificationCode} hint={copy.hint} label={copy.label} required>
        <TextInput
          autoCapitalize="characters"
          autoComplete="off"
          className="tabular tracking-wide"
          maxLength={100}
          name="verificationCode"
          onChange={(event) => onChange({ ...value, verificationCode: event.currentTarget.value })}
          spellCheck={false}
          value={value.verificationCode}
        />
      </Field>
      <Field error={faults.userEmail} hint={copy.emailHint} label={copy.email} optional>
        <TextInput
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          name="userEmail"
          onChange={(event) => onChange({ ...value, userEmail: event.currentTarget.value })}
          type="email"
          value={value.userEmail}
        />
      </Field>
    </div>
  );
}
