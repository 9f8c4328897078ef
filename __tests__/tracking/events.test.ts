import fc from 'fast-check';
import { type PagePath, pagePath, publicId, type TrackedEvent } from '../../src/tracking/events';
import { runs } from '../support/runs';

/** The fields of an event that take any text. */
type FreeText<Event> = Event extends unknown
  ? { [Field in keyof Event]-?: string extends Event[Field] ? Field : never }[keyof Event]
  : never;

describe('What is measured', () => {
  it('has no field that takes any text, which the compiler checks', () => {
    const none: [FreeText<TrackedEvent>] extends [never] ? true : false = true;
    expect(none).toBe(true);
    // @ts-expect-error: what somebody typed is no id
    const typed: TrackedEvent = { name: 'select_item', item: 'jo@hidden.example' };
    // @ts-expect-error: an address is no path of a page
    const address: TrackedEvent = { name: 'page_view', page: '/?deposit=5000' };
    // @ts-expect-error: a postcode is the shopper's
    const postcode: TrackedEvent = { name: 'postcode_search', outcome: 'found', postcode: '2801' };
    expect([typed, address, postcode]).toHaveLength(3);
  });

  it('names an id of the dealer’s data, and nothing that holds more than an id would', () => {
    expect(publicId('used-1042_b')).toBe('used-1042_b');
    expect(publicId('jo@hidden.example')).toBeUndefined();
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(publicId(text) ?? 'id').toMatch(/^[\w-]{1,64}$/);
      }),
      { numRuns: runs(200, 10_000) },
    );
  });

  it.each<[string | undefined, string]>([
    ['/about-us/', '/about-us/'],
    ['/404.html', '/404/'],
    ['/404/', '/404/'],
    [undefined, '/404/'],
  ])('the page that the build knows as %s is %s', (built, path) =>
    expect(pagePath(built)).toBe(path as PagePath),
  );
});
