import { describe, expect, it } from 'vitest';
import { keptWithin, safelyTold } from './cloth-limits.ts';

describe('what a named cloth allows', () => {
  const pilling =
    'Es normal. Pasa un peine de cachemir en plano. Luego, lavado a mano en frío y doblado, nunca colgado. Cada vez salen menos.';

  it('leaves out that a coat of wool cloth is washed by hand and never hung', () => {
    const told = safelyTold('bolitas en el abrigo de paño', pilling);
    expect(told).not.toMatch(/lavado a mano|nunca colgado/);
    expect(told).toContain('El paño no se lava en casa');
  });

  it('keeps the same for a jersey', () => {
    expect(keptWithin('bolitas en un jersey de lana', pilling)).toBe(pilling);
  });

  it('takes a refusal before or right after a means for none of it', () => {
    const text = 'Jabón neutro y agua fría. Percarbonato, nunca. Ni lejía ni agua caliente. Sécala en plano.';
    expect(keptWithin('una blusa de seda', text)).toBe(text);
  });

  it('is null where too little would be left', () => {
    expect(keptWithin('mi abrigo de paño', 'A la lavadora con programa de lana. Luego, aire.')).toBeNull();
  });
});
