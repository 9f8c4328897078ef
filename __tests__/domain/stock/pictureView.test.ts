import fc from 'fast-check';
import {
  degreesOf,
  frameAfterKey,
  frameAfterPull,
  pictureText,
  pictureView,
} from '../../../src/domain/stock/pictureView';

describe('what a picture shows', () => {
  it.each([
    ['/pictures/suv-red-side.3fa2b1c0', 'Side'],
    ['/uploads/stock/ute-white-rear.webp', 'Rear'],
    ['/uploads/stock/qt26001-tallis-heron-three-quarter.webp', 'Three-quarter view'],
    ['/uploads/stock/tallis-interior.webp', 'Interior'],
    ['/uploads/stock/hatch-boot.webp', 'Boot'],
    ['https://feed.example/U4101/FRONT.JPG?w=1200', 'Front'],
    ['https://feed.example/U4101/front-three-quarter.jpg', 'Front and side'],
    ['https://feed.example/rear_34.jpg', 'Rear and side'],
    ['https://feed.example/front-seats.jpg', 'Interior'],
    ['https://feed.example/dashboard_2.jpg', 'Interior'],
    ['/uploads/boot.jpg', 'Boot'],
    ['/uploads/hilux-detail.jpg', 'Close-up'],
  ])('stands in the name of its file: %s', (url, view) => {
    expect(pictureView(url)).toBe(view);
  });

  it.each([
    'https://feed.example/IMG_4711.jpg',
    '/uploads/reboots.jpg',
    '/uploads/seat-leon-1.jpg',
    '/front/7.jpg',
    '',
  ])('is not guessed from %p', (url) => {
    expect(pictureView(url)).toBeUndefined();
  });

  it('is named with the vehicle, or by its number if nothing is known', () => {
    const title = '2019 Toyota HiLux';
    expect(pictureText({ url: '/a-rear.jpg' }, title, 2)).toBe('2019 Toyota HiLux, rear');
    expect(pictureText({ url: '/a.jpg' }, title, 2)).toBe('2019 Toyota HiLux, picture 3');
    expect(pictureText({ url: '/a-rear.jpg', alt: 'The towbar' }, title, 2)).toBe('The towbar');
  });
});

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
