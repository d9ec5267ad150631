import type {
  FieldErrors,
  FieldValues,
  Path,
  PathValue,
  Resolver,
  UseFormReturn,
  UseFormSetError,
} from 'react-hook-form';
import { ApiError } from '#web/api.ts';

/** Shows the server's messages below their fields and focuses the first of them. */
export function showFieldErrors<F extends FieldValues>(
  error: unknown,
  fields: readonly Path<F>[],
  setError: UseFormSetError<F>,
) {
  if (!(error instanceof ApiError)) return;
  let focused = false;
  for (const field of fields) {
    const message = error.detail(field);
    if (message === undefined) continue;
    setError(field, { type: 'server', message }, { shouldFocus: !focused });
    focused = true;
  }
}

type Messages<F> = Partial<Record<keyof F, string>>;

/** Adapts a form parser to a React Hook Form resolver. */
export const resolveWith =
  <F extends FieldValues, V extends FieldValues>(
    read: (form: F) => { fields: V; errors: null } | { fields: null; errors: Messages<F> },
  ): Resolver<F, unknown, V> =>
  (form) => {
    const { fields, errors } = read(form);
    if (fields !== null) return { values: fields, errors: {} };
    const shown = Object.entries(errors ?? {}).map(([field, message]) => [field, { type: 'rule', message }]);
    return { values: {}, errors: Object.fromEntries(shown) as FieldErrors<F> };
  };

/** Sets several fields and revalidates those with errors. */
export function setFields<F extends FieldValues, C, V>(
  form: UseFormReturn<F, C, V>,
  change: Partial<NoInfer<F>>,
) {
  for (const [field, value] of Object.entries(change)) {
    form.setValue(field as Path<F>, value as PathValue<F, Path<F>>, {
      shouldValidate: form.formState.isSubmitted,
    });
  }
}
