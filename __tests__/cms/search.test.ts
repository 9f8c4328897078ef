import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ElsewherePlace } from '../../cms/server/remarks';
import type { SearchAnswer } from '../../cms/server/search/contentSearch';
import { type CmsInRepository, entryToSave, startCmsInRepository } from '../support/browser/cmsServer';

jest.setTimeout(180_000);

let cms: CmsInRepository;
beforeAll(async () => {
  cms = await startCmsInRepository();
});
afterAll(() => cms?.stop());
afterEach(() => cms.git('reset', '-q', '--hard', 'HEAD'));

const read = (path: string): string => readFileSync(join(cms.folder, path), 'utf8');

const search = async (text: string): Promise<readonly string[]> => {
  const { found, left } = (await cms.post('search', { text })).body as SearchAnswer;
  return [
    ...found.map(({ place, hit }) => [place.title, place.field, hit].filter(Boolean).join(' › ')),
    ...(left > 0 ? [`${left} more`] : []),
  ];
};

describe('A search in all text', () => {
  it.each([
    [
      'a phone number, however it is written',
      '0255500144',
      [
        'Dealership › Departments › Service › Phone numbers › Bookings › Number › (02) 5550 0144',
        'Ask for a service booking › Parts of the page › Before you begin › Text › (02) 5550 0144',
        'Summer service, any make, $289 › The offer › (02) 5550 0144',
      ],
    ],
    ['an amount that a field has as a number', '$395', ['Finance › Establishment fee › 395']],
    ['an amount in a text', '$395.00', ['Dealership › Notes on prices › 4. Repayments › $395']],
    ['a rate in a field and in words', '8.49 %', ['Finance › Interest rates › New › 8.49']],
    [
      'a day in another form',
      '31/12/2026',
      ['Quillbrook › Special days › New Year’s Eve › Day › 2026-12-31'],
    ],
    [
      'a time in another form',
      '8.30am',
      ['Dealership › Departments › Sales › Opening hours › Monday › opening time 1 › Opens › 08:30'],
    ],
    ['words in other capitals', 'straight ANSWERS on', ['Dealership › Tag line › Straight answers on']],
    ['a picture', '/uploads/team/dev-patel.webp', ['Dev Patel › Portrait › /uploads/team/dev-patel.webp']],
    ['an offer by its address', '/brand-specials/2025-plate-garnet-clearance-4402/', []],
    ['nothing', 'no such words', []],
  ])('finds %s', async (_, text, places) => {
    const found = await search(text);
    expect(found).toEqual(expect.arrayContaining(places));
    if (places.length === 0) expect(found.filter((one) => !one.includes(text))).toEqual([]);
  });

  it('shows so many fields, and counts the rest', async () => {
    const found = await search('the');
    expect(found).toHaveLength(61);
    expect(found.at(-1)).toMatch(/^\d+ more$/);
  });

  it.each(['x', ' ', 'x'.repeat(201)])('takes no question like %j', async (text) => {
    expect((await cms.post('search', { text })).status).toBe(422);
  });

  it('reads a question with the marks of an expression as words', async () => {
    expect(await search('(a+)+$ [x] \\')).toEqual([]);
  });
});

interface Answer {
  readonly kind?: string;
  readonly places?: readonly ElsewherePlace[];
  readonly error?: string;
}

const save = async (path: string, raw: string, terms: object = {}) => {
  const { status, body } = await cms.post('persistEntry', entryToSave(path, raw), {
    base: read(path),
    ...terms,
  });
  return { status, ...(body as Answer) };
};
const shown = ({ places = [] }: Answer): readonly string[] =>
  places.map(
    ({ place, hit, next, isSure, more }) =>
      `${isSure ? '+' : '-'} ${place.title}: ${hit} → ${next}${more > 0 ? ` and ${more} more` : ''}`,
  );

const SITE = 'content/settings/site.yml';
const FINANCE = 'content/settings/finance.yml';
const YARD = 'content/locations/quillbrook.yml';

describe('A value that a save changes', () => {
  it('is changed in all other places that are ticked, as each has it, in one commit', async () => {
    const path = 'content/locations/corrin-creek.yml';
    const before = read(path);
    const raw = before.replace('(02) 5550 0170', '(02) 5550 0171');
    const asked = await save(path, raw);
    expect([asked.status, asked.kind]).toEqual([422, 'elsewhere']);
    expect(shown(asked)).toEqual([
      '+ Dealership: (02) 5550 0170 → (02) 5550 0171',
      '+ Visit us in Quillbrook: (02) 5550 0170 → (02) 5550 0171',
    ]);
    expect(read(path)).toBe(before);

    const ids = asked.places?.map(({ id }) => id) ?? [];
    const commits = cms.git('rev-list', '--count', 'HEAD');
    expect(await save(path, raw, { elsewhere: ids })).toMatchObject({ status: 200 });
    expect(Number(cms.git('rev-list', '--count', 'HEAD')) - Number(commits)).toBe(1);
    const lines = cms.git('show', '-U0', '--format=').split('\n');
    expect(lines.filter((line) => /^\+[^+]/.test(line))).toEqual([
      '+phone: "(02) 5550 0171"',
      expect.stringMatching(/^\+ {6}\*\*Corrin Creek\*\*.*\(02\) 5550 0171\.$/),
      '+      - { label: Corrin Creek, number: (02) 5550 0171 }',
    ]);
  });

  it('stays where nothing is ticked', async () => {
    const raw = read(SITE).replace('number: "(02) 5550 0144"', 'number: "(02) 5550 0199"');
    expect(shown(await save(SITE, raw))).toContain('+ Our workshop: +61255500144 → +61255500199');
    expect(await save(SITE, raw, { elsewhere: [] })).toMatchObject({ status: 200 });
    expect(cms.git('show', '--name-only', '--format=').trim()).toBe(SITE);
  });

  it.each([
    [
      'a fee',
      FINANCE,
      ['repaymentEstablishFee: 395', 'repaymentEstablishFee: 420'],
      [
        '- Dealership: $395 → $420',
        '- Finance, on one sheet of paper: $395 → $420',
        '- Finance calculator: $395 → $420',
        '- Our workshop: $395 → $420 and 3 more',
      ],
    ],
    [
      'the price of a service',
      'content/vehicles/quartz.md',
      ['265, 361, 265', '265, 369, 265'],
      ['- Our workshop: $361 → $369'],
    ],
    ['a rate', FINANCE, ['new: 8.49', 'new: 8.99'], ['- Finance, on one sheet of paper: 8.49 → 8.99']],
    [
      'an address',
      SITE,
      ['  street: 112 Commercial Street', '  street: 114 Commercial Street'],
      [
        '+ Visit us in Quillbrook: 112 Commercial Street → 114 Commercial Street',
        '+ Quillbrook: 112 Commercial Street → 114 Commercial Street',
      ],
    ],
    [
      'opening hours, in words and on the same days elsewhere',
      YARD,
      [
        /^ {2}(\w+day): \[\{ opens: "08:30", closes: "17:30" \}\]$/gm,
        '  $1: [{ opens: "09:00", closes: "17:30" }]',
      ],
      [
        '- Something went wrong at our end: 8:30 am → 9 am',
        '- Our workshop: 8:30 → 9:00',
        '- Dealership: 08:30 → 09:00',
      ],
    ],
    [
      'the last day of an offer',
      'content/dealer-specials/tyre-special.md',
      [/^endsAt: .*$/m, 'endsAt: 2033-03-05'],
      ['- Four tyres for the price of three: 26 February 2033 → 5 March 2033'],
    ],
  ] as const)('is found elsewhere: %s', async (_, path, [from, to], places) => {
    const raw = read(path).replace(from, to);
    expect(raw).not.toBe(read(path));
    const asked = await save(path, raw, {
      confirmed: (await questions(path, raw)).map(({ words }) => words),
    });
    expect(shown(asked)).toEqual(expect.arrayContaining([...places]));
    const ids = asked.places?.map(({ id }) => id) ?? [];
    const confirmed = (await questions(path, raw)).map(({ words }) => words);
    expect((await save(path, raw, { confirmed, elsewhere: ids })).error).toBeUndefined();
  });

  it('is asked about once nothing is wrong with it', async () => {
    const path = 'content/dealer-specials/tyre-special.md';
    const raw = read(path).replace(/^endsAt: .*$/m, 'endsAt: 2026-01-01');
    const confirmed = (await questions(path, raw)).map(({ words }) => words);
    expect(await save(path, raw, { confirmed })).toMatchObject({
      kind: 'faults',
      remarks: [{ words: expect.stringContaining('day') }],
    });
  });

  it('is not asked about where one value becomes two, and is asked about again where the content has changed', async () => {
    const raw = read(YARD)
      .replace('tuesday: [{ opens: "08:30"', 'tuesday: [{ opens: "09:00"')
      .replace('wednesday: [{ opens: "08:30"', 'wednesday: [{ opens: "10:00"');
    const words = shown(await save(YARD, raw));
    expect(words.filter((one) => one.includes('am'))).toEqual([]);

    const path = 'content/team/jack-brennan.md';
    const changed = read(path).replace('(02) 5550 0148', '(02) 5550 0188');
    const { places = [] } = await save(path, changed);
    const other = read(SITE);
    writeFileSync(join(cms.folder, SITE), other.replace('(02) 5550 0148', '(02) 5550 0149'));
    expect(await save(path, changed, { elsewhere: places.map(({ id }) => id) })).toMatchObject(
      places.length > 1 ? { status: 422, kind: 'elsewhere' } : { status: 200 },
    );
  });
});

async function questions(path: string, raw: string): Promise<readonly { readonly words: string }[]> {
  const answer = (await save(path, raw)) as {
    readonly kind?: string;
    readonly remarks?: readonly { words: string }[];
  };
  return answer.kind === 'questions' ? (answer.remarks ?? []) : [];
}
