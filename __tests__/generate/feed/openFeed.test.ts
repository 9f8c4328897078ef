import { openFeed } from '../../../generate/feed/rows/openFeed';
import type { FeedShape, RawRow } from '../../../generate/feed/rows/rawFeed';
import { okValue } from '../../../support/okValue';

const rowsOf = async (content: string | Buffer, shape: FeedShape = {}): Promise<RawRow[]> => {
  const rows: RawRow[] = [];
  for await (const row of okValue(openFeed(Buffer.from(content as string), shape)).rows()) rows.push(row);
  return rows;
};

const values = async (content: string | Buffer, shape: FeedShape = {}): Promise<unknown[]> =>
  (await rowsOf(content, shape)).map((row) => row.values);

/** Why a feed cannot be read, before or while its rows are. */
const reason = async (content: string | Buffer, shape: FeedShape = {}): Promise<string> => {
  const opened = openFeed(Buffer.from(content as string), shape);
  if (opened.kind === 'err') return opened.fault;
  try {
    for await (const _ of opened.value.rows());
  } catch (error) {
    return (error as Error).message;
  }
  return 'can be read';
};

describe('a CSV feed', () => {
  it('may have quotes, line feeds in cells, a byte order mark and any line ends', async () => {
    const text = '\uFEFFmake,note\r\nKia,"one ""owner"", clean"\r\nFord,"tow\nbar"\r\n';
    expect(await values(text)).toEqual([
      { make: 'Kia', note: 'one "owner", clean' },
      { make: 'Ford', note: 'tow\nbar' },
    ]);
  });

  it('may end its header and its rows in different ways', async () => {
    expect(await values('make,model\nKia,Rio\r\nFord,Ranger\r\nMG,MG3')).toEqual([
      { make: 'Kia', model: 'Rio' },
      { make: 'Ford', model: 'Ranger' },
      { make: 'MG', model: 'MG3' },
    ]);
  });

  it('says on which row and line of the file a vehicle is', async () => {
    const rows = await rowsOf('make,note\r\nKia,"a\r\nb"\r\nFord,c\r\n');
    expect(rows.map(({ row, line }) => [row, line])).toEqual([
      [1, 2],
      [2, 4],
    ]);
  });

  it('keeps a row with too few or too many cells, marked', async () => {
    const rows = await rowsOf('make,model,a,b\nKia\nFord,Ranger,2020,x,y\nMG,MG3,1\nMG,MG4,1,2,,\n');
    expect(rows.map(({ broken, odd }) => broken ?? odd)).toEqual([
      'has 1 cells where the header has 4',
      'has 5 cells where the header has 4',
      'has 3 cells where the header has 4: the last ones count as empty',
      undefined,
    ]);
  });

  it('may be in Windows-1252, in UTF-16 with or without a mark, or in Mac Roman', async () => {
    const text = 'make,note\nCitroën,It’s fine\n';
    const expected = [{ make: 'Citroën', note: 'It’s fine' }];
    for (const bytes of [
      Buffer.from('make,note\nCitro\xebn,It\x92s fine\n', 'latin1'),
      Buffer.from(`\uFEFF${text}`, 'utf16le'),
      Buffer.from(text, 'utf16le'),
      Buffer.from(text, 'utf16le').swap16(),
      Buffer.from('make,note\nCitro\x91n,It\xd5s fine\n', 'latin1'),
    ])
      expect(await values(bytes)).toEqual(expected);
  });

  it('that was encoded twice is repaired if that is certain, and else said', async () => {
    const once = 'make,note\nCitroën,It’s fine\n';
    const twice = Buffer.from(once).toString('latin1');
    expect(await values(twice)).toEqual([{ make: 'Citroën', note: 'It’s fine' }]);
    const mixed = okValue(openFeed(Buffer.from(`${twice}Škoda,x\n`)));
    expect([...mixed.notices]).toEqual([expect.stringContaining('look as if they were encoded twice')]);
  });

  it.each([';', '\t', '|'])('may have %j between its cells', async (delimiter) => {
    const text = 'make,model\nKia,"Rio, red"\n'
      .replace('make,', `make${delimiter}`)
      .replace('Kia,', `Kia${delimiter}`);
    expect(await values(text)).toEqual([{ make: 'Kia', model: 'Rio, red' }]);
    expect(await values('make,a;model\nKia;Rio\n', { delimiter: ';' })).toEqual([
      { 'make,a': 'Kia', model: 'Rio' },
    ]);
  });

  it('may have inch marks between tabs', async () => {
    expect(await values('make\tnote\nKia\t"17" wheels\nFord\t19" wheels\nMG\t"as new\n')).toEqual([
      { make: 'Kia', note: '"17" wheels' },
      { make: 'Ford', note: '19" wheels' },
      { make: 'MG', note: '"as new' },
    ]);
    expect(await values('make\tnote\nKia\t"one\ttab"\n')).toEqual([{ make: 'Kia', note: 'one\ttab' }]);
  });

  it('may have a title before its header, columns without names, and two of one name', async () => {
    const feed = okValue(openFeed(Buffer.from('Stock report\n\nmake,,model,price,price\nKia,x,Rio,1,2\n')));
    expect(await values('Stock report\n\nmake,,model,price,price\nKia,x,Rio,1,2\n')).toEqual([
      { make: 'Kia', model: 'Rio', price: '1', 'price (2)': '2' },
    ]);
    for await (const _ of feed.rows());
    expect([...feed.notices].join('\n')).toMatch(/1 line before its header.*two|2 columns named "price"/s);
    expect([...feed.notices].join('\n')).toContain('values in column 2, which has no name');
  });

  it('may have several lines before its header, one of them of empty cells', async () => {
    const text = 'Stock report,,,\nPrinted 12/11/2026,,,\n,,,\nmake,model,price,year\nKia,Rio,1,2019\n';
    expect(await values(text)).toEqual([{ make: 'Kia', model: 'Rio', price: '1', year: '2019' }]);
  });

  it('without a header is refused, unless the mapping names its columns', async () => {
    const text = 'S1,Used,Kia,Rio,2019,15990\nS2,Used,Ford,Ranger,2020,45990\n';
    expect(await reason(text)).toMatch(/^has no header: its first line has values such as "2019"/);
    const columns = ['stockNumber', 'vehType', 'make', 'model', 'year', 'price'];
    expect((await values(text, { columns }))[0]).toMatchObject({ stockNumber: 'S1', price: '15990' });
  });

  it('is refused if it has more columns than any system exports', async () => {
    const names = Array.from({ length: 2_001 }, (_, column) => `c${column}`).join(',');
    expect(await reason(`${names}\n1\n`)).toBe('has more than 2000 columns');
  });

  it('is refused with a reason if it makes no sense', async () => {
    expect(await reason('')).toBe('is empty');
    expect(await reason('make,model\nKia,Rio\n"Kia,Rio\nFord,Ranger\n')).toBe(
      'is not CSV: a quotation mark after line 2 is never closed',
    );
    const long = `make,model\nKia,Rio\n${'aa,'.repeat(1_100_000)}\n`;
    expect(await reason(long)).toBe(
      'is not CSV: the row after line 2 is longer than 2 MB, as if a quotation mark were never closed',
    );
  });
});

describe('a JSON or XML feed', () => {
  it('is recognised by its beginning', async () => {
    expect(await values(' [{"make":"Kia"}]')).toEqual([{ make: 'Kia' }]);
    expect(await values('<stock><car><make>Kia</make></car><car><make>Ford</make></car></stock>')).toEqual([
      { make: 'Kia' },
      { make: 'Ford' },
    ]);
  });

  it('loses a row that is nested without end, and no other', async () => {
    const deep = `{"make":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`;
    const rows = await rowsOf(`[${deep},{"make":"Kia"}]`);
    expect(rows).toMatchObject([
      { row: 1, broken: 'is nested more than 60 deep' },
      { row: 2, values: { make: 'Kia' } },
    ]);
  });

  it('has its rows where the mapping says', async () => {
    expect(
      await values('{"old":[{"make":"MG"}],"now":{"cars":[{"make":"Kia"}]}}', { rows: 'now.cars' }),
    ).toEqual([{ make: 'Kia' }]);
  });

  it('may have a single vehicle, or none', async () => {
    expect(await values('<s><car><make>Kia</make></car></s>', { rows: 's.car' })).toEqual([{ make: 'Kia' }]);
    expect(await values('<s></s>', { rows: 's.car' })).toEqual([]);
    expect(await values('{"cars":[]}', { rows: 'cars' })).toEqual([]);
  });

  it('may have one object a line, or objects under their ids', async () => {
    expect(await values('{"make":"Kia"}\n{"make":"Ford"}\n')).toEqual([{ make: 'Kia' }, { make: 'Ford' }]);
    expect(
      await values('{"cars":{"A1":{"make":"Kia","model":"Rio"},"A2":{"make":"Ford","model":"Ranger"}}}'),
    ).toEqual([
      { '@key': 'A1', make: 'Kia', model: 'Rio' },
      { '@key': 'A2', make: 'Ford', model: 'Ranger' },
    ]);
    const broken = await rowsOf('{"make":"Kia"}\n{"make":"Ford"}\n{"make":\n');
    expect(broken[2]).toMatchObject({ row: 3, line: 3, broken: expect.stringMatching(/^is not JSON/) });
  });

  it('has each entity decoded once, and the spaces around CDATA', async () => {
    const xml =
      '\n<?xml version="1.0"?><s><c a="&#39;x&#39;"><d>Citro&#235;n &amp;amp; &ndash; <![CDATA[<b>]]> R&D</d><e/></c></s>';
    expect(await values(xml, { rows: 's.c' })).toEqual([
      { '@a': "'x'", d: 'Citroën &amp; – <b> R&D', e: '' },
    ]);
  });

  it('is refused with a reason if it makes no sense', async () => {
    expect(await reason('[{"make":')).toMatch(/^is not JSON: /);
    expect(await reason('{"make":"Kia"}')).toBe('has no list of rows');
    expect(await reason('<stock></stock>')).toBe('has no rows: its only element is the outermost one');
    expect(await reason('{"total":0,"vehicles":[]}')).toBe('has no rows: its list "vehicles" is empty');
    expect(await reason('<stock><car></stock>')).toMatch(/^is not XML: .* \(line 1\)$/);
    expect(await reason('{"cars":[]}', { rows: 'stock.cars' })).toBe('has no rows at "stock.cars"');
    expect(await reason('<stock><car/></stock>', { rows: 'shop.car' })).toBe('has no rows at "shop.car"');
  });
});

it.each([
  ['PK\x03\x04\x14\x00\x06\x00[Content_Types].xml', /Excel workbook/],
  ['PK\x03\x04stock.csv', /zip archive/],
  ['%PDF-1.7', /PDF/],
  ['\xd0\xcf\x11\xe0', /old Excel/],
  ['<!doctype html><html><body>Sign in</body></html>', /web page/],
  ['\x89PNG\r\n', /picture/],
])('a file that is no feed is named for what it is, whatever its name: %j', async (start, what) => {
  expect(await reason(Buffer.from(start, 'latin1'))).toMatch(what);
});
