import fc from 'fast-check';
import { degreesOf, frameAfterKey, frameAfterPull } from '../../../src/domain/stock/pictureView';

const turn = fc
  .integer({ min: 2, max: 200 })
  .chain((count) => fc.record({ count: fc.constant(count), frame: fc.nat(count - 1) }));

describe('a turn around a stock item', () => {
  it('always shows an existing frame, however far it is dragged', () => {
    fc.assert(
      fc.property(turn, fc.double({ min: -50, max: 50, noNaN: true }), ({ frame, count }, share) => {
        const next = frameAfterPull(frame, share, count);
        expect(Number.isInteger(next) && next >= 0 && next < count).toBe(true);
      }),
    );
  });

  it('ends where it began when it is dragged across whole pictures', () => {
    fc.assert(
      fc.property(turn, fc.integer({ min: -9, max: 9 }), ({ frame, count }, turns) => {
        expect(frameAfterPull(frame, turns, count)).toBe(frame);
      }),
    );
  });

  it('turns by keys, in both directions', () => {
    fc.assert(
      fc.property(turn, ({ frame, count }) => {
        const on = frameAfterKey('ArrowRight', frame, count) ?? -1;
        expect(frameAfterKey('ArrowLeft', on, count)).toBe(frame);
        let now = frame;
        for (let step = 0; step < count; step += 1) now = frameAfterKey('ArrowUp', now, count) ?? -1;
        expect(now).toBe(frame);
        expect(frameAfterKey('Home', frame, count)).toBe(0);
        expect(frameAfterKey('End', frame, count)).toBe(count - 1);
      }),
    );
  });

  it.each(['Enter', 'Tab', 'a', 'constructor'])('leaves the key %s to the browser', (key) => {
    expect(frameAfterKey(key, 3, 24)).toBeUndefined();
  });

  it('is described in degrees', () => {
    expect([0, 6, 18, 23].map((frame) => degreesOf(frame, 24))).toEqual([0, 90, 270, 345]);
  });
});
