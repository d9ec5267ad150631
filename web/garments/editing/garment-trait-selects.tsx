import type { ReactNode } from 'react';
import {
  conditionNames,
  fabricNames,
  lengthNames,
  patternNames,
  sleeveNames,
  styleNames,
} from '#contract/names.ts';
import {
  type Condition,
  conditions,
  type Fabric,
  fabrics,
  hasLength,
  hasSleeves,
  type Kind,
  type Length,
  lengths,
  type Pattern,
  patterns,
  type Sleeve,
  type Style,
  sleeves,
  styles,
} from '#contract/vocabulary.ts';
import { Field } from '#web/components/field.tsx';
import { Select } from '#web/components/select.tsx';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';

export interface GarmentTraits {
  pattern: Pattern;
  style: Style;
  fabric: Fabric;
  condition: Condition;
  sleeve: Sleeve | null;
  length: Length | null;
}

interface GarmentTraitSelectsProps {
  traits: GarmentTraits;
  kind: Kind | null;
  onChange: (change: Partial<GarmentTraits>) => void;
  /** Shown beside the label, for example the scanner's confidence. */
  asideOf?: (trait: keyof GarmentTraits) => ReactNode;
}

const named = <V extends string>(values: readonly V[], names: Readonly<Record<V, string>>) =>
  values.map((value) => ({ value, label: names[value] }));

const options = {
  pattern: named(patterns, patternNames),
  style: named(styles, styleNames),
  fabric: named(fabrics, fabricNames),
  condition: named(conditions, conditionNames),
  sleeve: named(sleeves, sleeveNames),
  length: named(lengths, lengthNames),
};

export function GarmentTraitSelects({ traits, kind, onChange, asideOf }: GarmentTraitSelectsProps) {
  const copy = wardrobeCopy.form;
  return (
    <>
      <Field aside={asideOf?.('pattern')} label={copy.pattern} required>
        <Select
          onValueChange={(pattern) => onChange({ pattern })}
          options={options.pattern}
          value={traits.pattern}
        />
      </Field>
      <Field aside={asideOf?.('style')} label={copy.style} required>
        <Select onValueChange={(style) => onChange({ style })} options={options.style} value={traits.style} />
      </Field>
      <Field aside={asideOf?.('fabric')} label={copy.fabric} required>
        <Select
          onValueChange={(fabric) => onChange({ fabric })}
          options={options.fabric}
          value={traits.fabric}
        />
      </Field>
      <Field aside={asideOf?.('condition')} label={copy.condition} required>
        <Select
          onValueChange={(condition) => onChange({ condition })}
          options={options.condition}
          value={traits.condition}
        />
      </Field>
      {kind !== null && hasSleeves(kind) && (
        <Field aside={asideOf?.('sleeve')} label={copy.sleeve}>
          <Select
            onValueChange={(sleeve) => onChange({ sleeve })}
            options={options.sleeve}
            placeholder={copy.unsaid}
            value={traits.sleeve}
          />
        </Field>
      )}
      {kind !== null && hasLength(kind) && (
        <Field aside={asideOf?.('length')} label={copy.length}>
          <Select
            onValueChange={(length) => onChange({ length })}
            options={options.length}
            placeholder={copy.unsaid}
            value={traits.length}
          />
        </Field>
      )}
    </>
  );
}
