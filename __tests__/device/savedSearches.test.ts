import fc from 'fast-check';
import {
  parseSearches,
  type SavedSearch,
  searchSeen,
  withoutSearch,
  withSearch,
} from '../../src/device/savedSearches';
import { COMPARE_LINK, GARAGE_LINK, idsFragment, idsOfFragment } from '../../src/domain/garage/idsLink';

const search = (address: string, seenAt = 1): SavedSearch => ({ address, words: 'Used', seenAt });

test('a search is in the list once, in first place, and can be removed', () => {
  const all = withSearch(withSearch([], search('/stock/?a=1')), search('/stock/?a=2'));
  const again = withSearch(all, search('/stock/?a=1', 9));
  expect(again).toEqual([search('/stock/?a=1', 9), search('/stock/?a=2')]);
  expect(withoutSearch(again, '/stock/?a=1')).toEqual([search('/stock/?a=2')]);
  expect(searchSeen(again, '/stock/?a=2', 20)).toEqual([search('/stock/?a=1', 9), search('/stock/?a=2', 20)]);
});

test('whatever a device holds, valid searches are read, and none leads to another site', () => {
  fc.assert(
    fc.property(fc.array(fc.anything(), { maxLength: 6 }), fc.webUrl(), (damage, url) => {
      const read = parseSearches([...damage, search(url), search('/stock/?make=Ford')]) ?? [];
      expect(read).toContainEqual(search('/stock/?make=Ford'));
      expect(read.every(({ address }) => address.startsWith('/stock/'))).toBe(true);
    }),
  );
  expect(parseSearches({ no: 'list' })).toBeUndefined();
});

test.each([GARAGE_LINK, COMPARE_LINK])('a link gives back its $parameter, as many as it may hold', (link) => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 50 }), (ids) => {
      const url = new URL(`https://dealer.example/garage/${idsFragment(link, ids)}`);
      expect(idsOfFragment(link, url.hash)).toEqual(ids.slice(0, link.most));
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(idsOfFragment(link, text).every((id) => id !== '')).toBe(true);
      idsOfFragment(link, `#${link.parameter}=${text}`);
    }),
  );
});
