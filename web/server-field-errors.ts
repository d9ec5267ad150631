import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from '#web/api.ts';

/** Puts what the server said about single fields below those fields; the first of them gets the focus. */
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
