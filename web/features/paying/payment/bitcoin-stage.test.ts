import { expect, it } from 'vitest';
import { bitcoinStage } from './bitcoin-stage.ts';

const quoted = { cryptoAmount: '0.0002', qrText: 'bitcoin:tb1q' };

it.each([
  ['a quote that stands', quoted, 60, 'quoted'],
  ['a quote whose time is up', quoted, 0, 'over'],
  ['a quote that the server has ended', {}, 60, 'over'],
  ['money of which a part has come', { ...quoted, notice: 'Faltan 0.0001 BTC' }, 60, 'short'],
  ['the same, after the quote', { ...quoted, notice: 'Faltan 0.0001 BTC' }, 0, 'short'],
  ['money that is under way', { cryptoAmount: '0.0002', notice: 'Visto' }, 0, 'seen'],
] as const)('%s', (_, payment, secondsLeft, stage) => {
  expect(bitcoinStage(payment, secondsLeft)).toBe(stage);
});
