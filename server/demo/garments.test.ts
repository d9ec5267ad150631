import { expect, test } from 'vitest';
import { demoGarments, garmentIn } from './garments.ts';

test.each(['en', 'pt'] as const)(
  'each garment and tag of the demonstration has its words in %s',
  (language) => {
    const same = demoGarments.flatMap((garment) => {
      const { name, tags } = garmentIn(language, garment);
      return [name === garment.name ? [name] : [], tags.filter((tag) => garment.tags.includes(tag))].flat();
    });
    // One word in both languages.
    expect(same.filter((text) => !(language === 'pt' && text === 'básico'))).toEqual(
      language === 'pt' ? ['Gabardina camel', 'Gabardina caqui'] : [],
    );
  },
);
