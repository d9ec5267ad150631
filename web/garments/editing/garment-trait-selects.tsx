import type { ReactNode } from 'react';
import {
  type AttributeValues,
  attributeApplies,
  attributeNames,
  type GarmentAttribute,
  garmentAttributes,
} from '#contract/garment-attributes.ts';
import type { Kind } from '#contract/vocabulary.ts';
import { Field } from '#web/components/forms/field.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { attributeOptions } from './attribute-options.ts';

interface GarmentTraitSelectsProps {
  traits: AttributeValues;
  kind: Kind | null;
  onChange: (change: Partial<AttributeValues>) => void;
  /** Shown beside the label, for example the scanner's confidence. */
  asideOf?: (trait: GarmentAttribute) => ReactNode;
}

export function GarmentTraitSelects({ traits, kind, onChange, asideOf }: GarmentTraitSelectsProps) {
  const isShown = (attribute: GarmentAttribute) =>
    kind === null ? garmentAttributes[attribute].appliesTo === 'all' : attributeApplies(attribute, kind);
  return attributeNames.filter(isShown).map((attribute) => {
    const { title, default: usual } = garmentAttributes[attribute];
    return (
      <Field aside={asideOf?.(attribute)} key={attribute} label={title} required={usual !== null}>
        <Select
          onValueChange={(value) => onChange({ [attribute]: value } as Partial<AttributeValues>)}
          options={attributeOptions[attribute]}
          placeholder={wardrobeCopy.form.unsaid}
          value={traits[attribute]}
        />
      </Field>
    );
  });
}
