import {
  attributeLabel,
  attributeNames,
  attributeValues,
  mapAttributes,
} from '#contract/garment-attributes.ts';
import { unknownLabel } from '#contract/garment-words.ts';

export const attributeOptions = mapAttributes(attributeNames, (attribute) =>
  attributeValues(attribute).map((value: string) => ({
    value,
    label: attributeLabel(attribute, value) ?? unknownLabel,
  })),
);
