import fc from 'fast-check';
import { cleanContent, NOWHERE, safeAddress } from '../../../generate/content/contentSource';
import { anyLetter } from '../../support/anyLetter';
import { HOSTILE_ADDRESSES, HOSTILE_HTML, hostilePieces } from '../../support/content/hostileContent';
import { runs } from '../../support/runs';

const clean = (answer: unknown) => {
  const refused: string[] = [];
  return { content: cleanContent(answer, (address) => refused.push(address)), refused };
};

describe('an address in the content', () => {
  it.each([
    '/finance/',
    '/stock/?a=b&c=d#e',
    'https://example.com/x y',
    'http://example.com',
    'tel:+61255500100',
    'mailto:a@b.example?subject=x',
    '#terms',
    'new-cars',
  ])('that leads somewhere stays as it is: %s', (address) => expect(safeAddress(address)).toBe(address));

  it.each(HOSTILE_ADDRESSES)('leads nowhere if it is an attack: %s', (address) =>
    expect(safeAddress(address)).toBe(NOWHERE),
  );

  it('has a safe scheme, and stays on this site unless it names another, whatever is given', () => {
    const pieces = fc.constantFrom(
      'javascript',
      'data',
      'https',
      ':',
      '/',
      '//',
      '\\',
      '\t',
      '\n',
      ' ',
      '\u0000',
      '\u0001',
      '&#58;',
      '%3A',
      ...['example.com', '#', '?', '@', '"', '<', 'é', '\u202e', 'text/html,'],
    );
    const anAddress = fc.oneof(
      fc.string({ unit: anyLetter }),
      fc.array(pieces, { maxLength: 8 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(anAddress, (given) => {
        const address = safeAddress(given);
        const { protocol, host } = new URL(address, 'https://own.invalid');
        expect(['http:', 'https:', 'tel:', 'mailto:']).toContain(protocol);
        if (!/^(https?|tel|mailto):/i.test(address)) expect(host).toBe('own.invalid');
        expect(safeAddress(address)).toBe(address);
      }),
      { numRuns: runs(1000, 100_000) },
    );
  });
});

describe('the answer of an endpoint', () => {
  it('is cleaned everywhere, with one report for each refusal', () => {
    const { content, refused } = clean({
      data: {
        page: {
          title: 'A <b>title</b> \ud800 \u0000',
          blocks: [
            { html: '<p onclick="x">Words</p><script>x</script>' },
            { introHtml: '<svg onload=x></svg>', actions: [{ url: 'javascript:x' }, { url: '/stock/' }] },
            { filterItems: [{ type: 'searchByBudget' }, { type: 'list' }], limit: 3, picture: null },
          ],
        },
      },
    });
    expect(content).toEqual({
      data: {
        page: {
          title: 'A <b>title</b> \ufffd ',
          blocks: [
            { html: '<p>Words</p>' },
            { introHtml: '', actions: [{ url: NOWHERE }, { url: '/stock/' }] },
            { filterItems: [{ type: 'search_by_budget' }, { type: 'list' }], limit: 3, picture: null },
          ],
        },
      },
    });
    expect(refused).toEqual(['javascript:x']);
  });

  it.each(HOSTILE_HTML)('holds no attack afterwards: %s', (html) => {
    const { content } = clean({ html, termsHtml: html });
    expect(hostilePieces(JSON.parse(JSON.stringify(Object.values(content as object))).join(''))).toEqual([]);
  });

  it('stays the same if it is cleaned again', () => {
    for (const html of HOSTILE_HTML) {
      const once = clean({ html, text: html, url: html }).content;
      expect(clean(once).content).toEqual(once);
    }
  });
});
