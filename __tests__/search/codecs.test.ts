import fc from 'fast-check';
import {
  type Codec,
  dollarsCodec,
  flagCodec,
  integerCodec,
  listItemCodec,
  rangeCodec,
  textCodec,
} from '../../src/search/codecs';
import { runs } from '../support/runs';
import { hostileText } from './arbitraries';

const codecs: readonly (readonly [string, Codec<never>])[] = [
  ['text', textCodec],
  ['list item', listItemCodec],
  ['flag', flagCodec],
  ['integer', integerCodec(1, 42)],
  ['dollars', dollarsCodec],
  ['range', rangeCodec],
] as unknown as readonly (readonly [string, Codec<never>])[];

describe.each(codecs)('the %s codec', (_name, codec) => {
  it('reads back what it wrote, from whatever it was given', () => {
    const given = fc.oneof(
      hostileText,
      fc.tuple(hostileText, fc.constantFrom(':', '_'), hostileText).map((parts) => parts.join('')),
      fc.tuple(fc.double(), fc.constantFrom(':', '_'), fc.double()).map((parts) => parts.join('')),
      fc.double().map(String),
      fc.constantFrom('true', '1', 'false'),
    );
    fc.assert(
      fc.property(given, (word) => {
        const value = codec.parse(word);
        if (value === null) return;
        expect(codec.parse(codec.serialize(value))).toEqual(value);
      }),
      { numRuns: runs(500, 10_000) },
    );
  });
});

describe('a range', () => {
  it.each([
    ['10000_30000', { min: 10000, max: 30000 }],
    ['10000:30000', { min: 10000, max: 30000 }],
    ['_30000', { max: 30000 }],
    ['10000:', { min: 10000 }],
    ['0_0', { min: 0, max: 0 }],
    ['abc_30000', { max: 30000 }],
    ['10000_NaN', { min: 10000 }],
    ['-5_100', { max: 100 }],
    ['10000.5_20000.5', { min: 10000, max: 20001 }],
  ])('reads %s', (word, range) => {
    expect(rangeCodec.parse(word)).toEqual(range);
  });

  it.each(['_', ':', 'a_b', '', '10000', '1_2_3', 'Infinity_'])('says nothing for %j', (word) => {
    expect(rangeCodec.parse(word)).toBeNull();
  });

  it('corrects bounds in the wrong order, so that a mistake does not empty the list', () => {
    expect(rangeCodec.parse('30000_10000')).toEqual({ min: 10000, max: 30000 });
  });

  it('is written with an underscore', () => {
    expect(rangeCodec.serialize({ min: 10000, max: 30000 })).toBe('10000_30000');
    expect(rangeCodec.serialize({ max: 30000 })).toBe('_30000');
  });
});

describe('the other codecs', () => {
  it('keep a page within what paging reaches', () => {
    expect(integerCodec(1, 42).parse('99999')).toBe(42);
    expect(integerCodec(1, 42).parse('0')).toBeNull();
    expect(integerCodec(1, 42).parse('2.9')).toBe(2);
  });

  it.each([
    '0x10',
    '0b1',
    '1e5',
    '5e-1',
    '+5',
    ' 5',
    '5 ',
    '.5',
    '5.',
    'Infinity',
    '５',
    '1,000',
    '--1',
    '1_0',
  ])('do not take %j for a number', (word) => {
    expect(integerCodec(0).parse(word)).toBeNull();
    expect(dollarsCodec.parse(word)).toBeNull();
    expect(rangeCodec.parse(`${word.replace('_', '-')}_`)).toBeNull();
  });

  it('read keywords with single spaces, and none for blanks', () => {
    expect(textCodec.parse('  land   rover ')).toBe('land rover');
    expect(textCodec.parse(' \t ')).toBeNull();
  });

  it('keep cents of a budget and refuse amounts below 0', () => {
    expect(dollarsCodec.parse('170.5')).toBe(170.5);
    expect(dollarsCodec.parse('0')).toBe(0);
    expect(dollarsCodec.parse('-1')).toBeNull();
    expect(dollarsCodec.parse('')).toBeNull();
  });
});
