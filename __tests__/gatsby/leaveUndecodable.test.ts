import { bundledScripts } from '../../src/gatsby/inlineScripts';

const ORIGIN = 'https://www.gumleaf.example';

/** Where the script sends a visitor of an address, and whether it stopped the page first. */
function ledTo(address: string) {
  const [, pathname, search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  const did: string[] = [];
  const location = { origin: ORIGIN, pathname, search, hash, replace: (url: string) => did.push(url) };
  new Function('location', 'stop', bundledScripts().leaveUndecodable)(location, () => did.push('stop'));
  return did;
}

describe('The not-found page', () => {
  test.each([
    ['/stock/%E0%A4%A/', '/stock/'],
    ['/%E0%A4%A', '/'],
    ['/%E0%A4%A/stock/%C3/caf%C3%A9/?make=Kia&x=%E0#results', '/stock/caf%C3%A9/?make=Kia&x=%E0#results'],
    ['//other.example/%E0%A4%A/', '//other.example/'],
    // Gatsby would read these as the addresses of other pages.
    ['/stock/..%2f..%2fetc', '/stock'],
    ['/a%26b/', '/'],
    ['/stock/%2541/', '/stock/'],
    ['/stock/100%25/', '/stock/'],
  ])('of %s stops and goes on to %s of the same host', (address, settled) => {
    expect(ledTo(address)).toEqual(['stop', ORIGIN + settled]);
  });

  test.each(['/stock/tesla/', '/caf%C3%A9/', '/stock/land%20rover/', '/%7e/', '/stock/?colour=%E0%A4%A'])(
    'of %s stays',
    (address) => {
      expect(ledTo(address)).toEqual([]);
    },
  );
});
