import { describe, expect, it } from 'vitest';
import { readLabelText } from './read-label.ts';

const read = (text: string) => readLabelText(text).care.join(' ');

describe('the care of a label, from its words', () => {
  it.each([
    [
      'Lavar a máquina a 30 °C. No usar lejía. No secar en secadora. Planchar a baja temperatura. No limpiar en seco.',
      'wash-30 no-bleach no-tumble-dry iron-low no-dry-clean',
    ],
    [
      'MACHINE WASH 40°C\nDO NOT BLEACH\nTUMBLE DRY LOW\nWARM IRON\nDRY CLEAN ONLY',
      'wash-40 no-bleach tumble-dry-low dry-clean',
    ],
    [
      'Lavage en machine 30°C. Ne pas blanchir. Ne pas sécher en tambour. Repassage doux 110°C. Pas de nettoyage à sec',
      'wash-30 no-bleach no-tumble-dry iron-low no-dry-clean',
    ],
    [
      'Handwäsche. Nicht bleichen. Nicht im Trockner trocknen. Nicht bügeln. Chemische Reinigung',
      'hand-wash no-bleach no-tumble-dry no-iron dry-clean',
    ],
    [
      'Lavare a mano. Non candeggiare. Non asciugare in tamburo. Stirare a media temperatura. Lavaggio a secco',
      'hand-wash no-bleach iron-medium dry-clean',
    ],
    [
      'Lavar à mão. Não usar lixívia. Não passar a ferro. Limpeza a seco',
      'hand-wash no-bleach no-iron dry-clean',
    ],
  ])('is read in the language it is written in: %s', (text, expected) => {
    for (const care of expected.split(' ')) expect(read(text).split(' ')).toContain(care);
  });

  it('recognises gentle programmes', () => {
    expect(read('Lavar a 30 °C programa delicado')).toBe('wash-30-gentle');
    expect(read('MACHINE WASH 30°C VERY GENTLE CYCLE')).toBe('wash-30-very-gentle');
    expect(read('Schonwaschgang: Waschen 40° Schonwaschgang')).toBe('wash-40-gentle');
    // The nearest existing symbol.
    expect(read('LAVAR 70°C DELICADO')).toBe('wash-70');
  });

  it('assigns a temperature alone to washing, and next to an iron to ironing', () => {
    expect(read('30*C')).toBe('wash-30');
    expect(read('PLANCHAR 150°C')).toBe('iron-medium');
    expect(read('LAVAR 30%C PLANCHAR 110%C')).toBe('wash-30 iron-low');
  });

  it('distinguishes professional cleaning from washing', () => {
    expect(read('LAVAR EN SECO')).toBe('dry-clean');
    expect(read('NO LAVAR EN SECO')).toBe('no-dry-clean');
    expect(read('NO LAVAR. LIMPIEZA EN SECO')).toBe('no-wash dry-clean');
  });

  it('applies a negation to its own operations only', () => {
    expect(read('DO NOT BLEACH. IRON LOW')).toBe('no-bleach iron-low');
    expect(read('DO NOT BLEACH, TUMBLE DRY OR DRY CLEAN')).toBe('no-bleach no-tumble-dry no-dry-clean');
    expect(read('NO USAR LEJÍA NI SECADORA')).toBe('no-bleach no-tumble-dry');
    expect(read('DO NOT WRING. IRON LOW')).toBe('iron-low');
    expect(read('NO RETORCER. PLANCHAR 150°C')).toBe('iron-medium');
    expect(read('BLEICHEN NICHT ERLAUBT. BÜGELN MITTEL')).toBe('no-bleach iron-medium');
  });

  it('assigns each heat to its operation', () => {
    expect(read('DO NOT BLEACH. WARM IRON')).toBe('no-bleach iron-medium');
    expect(read('TUMBLE DRY LOW. IRON HIGH')).toBe('tumble-dry-low iron-high');
    expect(read('TUMBLE DRY LOW. COOL IRON')).toBe('tumble-dry-low iron-low');
  });

  it('distinguishes ironing inside out from washing inside out', () => {
    expect(read('LAVAR DEL REVÉS 30°C')).toContain('inside-out');
    expect(read('PLANCHAR DEL REVÉS 110°C')).toBe('iron-low');
  });

  it('distinguishes oxygen bleach from bleach', () => {
    expect(read('ONLY NON-CHLORINE BLEACH')).toBe('oxygen-bleach');
    expect(read('NO CHLORINE BLEACH')).toBe('no-bleach');
  });

  it('recognises drying without a machine', () => {
    expect(read('SECAR EN HORIZONTAL A LA SOMBRA')).toBe('dry-flat dry-shade');
    expect(read('DRY FLAT')).toBe('dry-flat');
    expect(read('LINE DRY. WASH INSIDE OUT AT 30°C')).toContain('line-dry');
  });

  it('tolerates OCR errors', () => {
    expect(read('N0 USAR LEJ1A')).toBe('no-bleach');
    expect(read('DO NOT TUNBLE DRY')).toBe('no-tumble-dry');
    expect(read('NO PLANCHÁR')).toBe('no-iron');
  });

  it('follows the majority of languages, and the more cautious of two', () => {
    expect(read('LAVAR 30°C\nWASH 30°C\nLAVER 80 30°C\nLAVARE 40°C')).toBe('wash-30');
    expect(read('NO USAR LEJÍA\nBLEACH')).toBe('no-bleach');
  });

  it('returns nothing for symbols', () => {
    expect(read('100% ALGODÓN\nMADE IN PORTUGAL')).toBe('');
    expect(read('VER INSTRUCCIONES AL DORSO')).toBe('');
    expect(read('LAVAR')).toBe('');
  });
});
