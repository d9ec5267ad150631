import {
  attributeLabel,
  attributeNames,
  attributeValues,
  mapAttributes,
  unknownLabel,
} from '#contract/garment-attributes.ts';

export const attributeOptions = mapAttributes(attributeNames, (attribute) =>
  attributeValues(attribute).map((value: string) => ({
    value,
    label: attributeLabel(attribute, value) ?? unknownLabel,
  })),
);
