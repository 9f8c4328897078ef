import fc from 'fast-check';
import { type PagePath, pagePath, publicId, type TrackedEvent } from '../../src/tracking/events';
import { runs } from '../support/runs';

/** The fields of an event that take any text. */
type FreeText<Event> = Event extends unknown
  ? { [Field in keyof Event]-?: string extends Event[Field] ? Field : never }[keyof Event]
  : never;

/** Fields that hold text of any kind would make this `false`, and the line below an error of `npm run check`. */
type IsFreeOfText = [FreeText<TrackedEvent>] extends [never] ? true : false;
true satisfies IsFreeOfText;
const event = (given: TrackedEvent): TrackedEvent => given;
// @ts-expect-error: what somebody typed is not an id
event({ name: 'select_item', item: 'jo@hidden.example' });
// @ts-expect-error: an address is not the path of a page
event({ name: 'page_view', page: '/?deposit=5000' });
// @ts-expect-error: a postcode is the shopper's
event({ name: 'postcode_search', outcome: 'found', postcode: '2801' });

describe('What is measured', () => {
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
