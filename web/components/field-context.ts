import { createContext, useContext } from 'react';

/** What a control needs in order to belong to its label, hint and error. */
export interface FieldControl {
  id: string;
  labelId: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export const FieldContext = createContext<FieldControl | null>(null);

/** The attributes for an `<input>`-like control inside a `Field`; none outside of one. */
export function useFieldControl() {
  const field = useContext(FieldContext);
  if (!field) return {};
  const { labelId: _, ...attributes } = field;
  return attributes;
}
