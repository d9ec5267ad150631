import { createContext, useContext } from 'react';

export interface FieldControl {
  id: string;
  labelId: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export const FieldContext = createContext<FieldControl | null>(null);

/** Attributes for a native control; empty outside a `Field`. */
export function useFieldControl(): Partial<Omit<FieldControl, 'labelId'>> {
  const { labelId: _, ...attributes } = useContext(FieldContext) ?? ({} as Partial<FieldControl>);
  return attributes;
}

export interface Typed {
  onValueChange?: ((typed: string) => void) | undefined;
}
