import { expect, it } from 'vitest';
import { parseAnswer } from './parse-answer.ts';

const plain = (text: string) => ({ text, strong: false });

it('splits paragraphs at empty lines and keeps single line breaks', () => {
  expect(parseAnswer('Uno\ndos\n\nTres')).toEqual([
    { kind: 'paragraph', runs: [plain('Uno'), plain('\n'), plain('dos')] },
    { kind: 'paragraph', runs: [plain('Tres')] },
  ]);
});

it('groups lines with a dash or a number into lists', () => {
  expect(parseAnswer('Lleva:\n- la camisa\n• el blazer\n1. primero\n2) después')).toEqual([
    { kind: 'paragraph', runs: [plain('Lleva:')] },
    { kind: 'list', ordered: false, items: [[plain('la camisa')], [plain('el blazer')]] },
    { kind: 'list', ordered: true, items: [[plain('primero')], [plain('después')]] },
  ]);
});

it('does not mistake a dash inside a line or a year for a list', () => {
  expect(parseAnswer('Azul - y ya\n2024 fue otra cosa')).toEqual([
    { kind: 'paragraph', runs: [plain('Azul - y ya'), plain('\n'), plain('2024 fue otra cosa')] },
  ]);
});

it('emphasises text between asterisks and hides an unclosed mark', () => {
  expect(parseAnswer('Ponte **la camisa** hoy')).toEqual([
    { kind: 'paragraph', runs: [plain('Ponte '), { text: 'la camisa', strong: true }, plain(' hoy')] },
  ]);
  expect(parseAnswer('Ponte **la cam')).toEqual([
    { kind: 'paragraph', runs: [plain('Ponte '), plain('la cam')] },
  ]);
});

it('emphasises a heading and shows other markup as written', () => {
  expect(parseAnswer('## Para hoy\n<b>x</b>')).toEqual([
    {
      kind: 'paragraph',
      runs: [{ text: 'Para hoy', strong: true }, plain('\n'), plain('<b>x</b>')],
    },
  ]);
});
