import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { formatStockReport } from '../../../generate/feed/stockReport';
import { cleanLine } from '../../../src/domain/stock/parse/readText';
import { listening } from '../../../support/listening';
import { okValue } from '../../../support/okValue';
import { aStockContext } from '../../../support/stock/aStockContext';
import { loadStock } from '../../../support/stock/loadStock';
import { anyLetter } from '../../support/anyLetter';
import { runs } from '../../support/runs';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'letters-'));
});
afterAll(() => rm(folder, { recursive: true }));

const HEADER = 'id,vehType,make,model,siteDescription\n';

/** A feed with one used car for each description, in this encoding. */
const feedOf = (...descriptions: readonly Buffer[]): Buffer =>
  Buffer.concat([
    Buffer.from(HEADER),
    ...descriptions.flatMap((description, index) => [
      Buffer.from(`C${index},Used,Kia,Rio,`),
      description,
      Buffer.from('\n'),
    ]),
  ]);

async function read(feed: string) {
  const { items, report } = okValue(await loadStock({ feed, site: aStockContext() }));
  return { texts: items.map(({ siteDescription }) => siteDescription), report: formatStockReport(report) };
}

async function readBytes(bytes: Buffer, name = 'feed.csv') {
  await writeFile(join(folder, name), bytes);
  return read(join(folder, name));
}

/** “It’s €20” – … in the bytes of Windows-1252. */
const WINDOWS = Buffer.from([
  0x93, 0x49, 0x74, 0x92, 0x73, 0x20, 0x80, 0x32, 0x30, 0x94, 0x20, 0x96, 0x20, 0x85,
]);
const WINDOWS_TEXT = '“It’s €20” – …';

describe('a feed in Windows-1252', () => {
  it('keeps its apostrophes, quotes, dashes and euro signs', async () => {
    const { texts, report } = await readBytes(feedOf(WINDOWS));
    expect(texts).toEqual([WINDOWS_TEXT]);
    expect(report).toContain('notice: is not UTF-8: it was read as Windows-1252');
  });

  it('says which line has a byte that is not a letter', async () => {
    const { report } = await readBytes(feedOf(WINDOWS, Buffer.from([0x92, 0x81])));
    expect(report).toContain('notice: line 3 has the byte 0x81, which is not a letter in Windows-1252');
  });
});

describe('a feed in UTF-8', () => {
  it('with one wrong byte keeps all its other letters, and names the line', async () => {
    const { texts, report } = await readBytes(
      feedOf(Buffer.from('Citroën 20 €'), Buffer.from([0x49, 0x74, 0x92, 0x73]), Buffer.from('Škoda 🚗')),
    );
    expect(texts).toEqual(['Citroën 20 €', 'It’s', 'Škoda 🚗']);
    expect(report).toContain('notice: line 3 has the byte 0x92, which is not UTF-8: it was read as “’”');
    expect(report).not.toContain('Windows-1252');
  });

  it('names only the first lines if there are many wrong bytes', async () => {
    const { report } = await readBytes(
      feedOf(Buffer.from('ë'.repeat(40)), ...Array.from({ length: 15 }, () => Buffer.from([0x92]))),
    );
    expect(report.match(/notice: line \d+ has the byte 0x92/g)).toHaveLength(10);
    expect(report).toContain('notice: 5 more bytes are not UTF-8');
  });

  it('is read unchanged, whatever its letters', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 30 }), async (text) => {
        const description = `ë${text}`.replace(/[",\r\n]/g, '').replace(/\p{Cs}/gu, '');
        const { texts, report } = await readBytes(feedOf(Buffer.from(description)));
        expect(texts).toEqual([cleanLine(description)]);
        expect(report).not.toContain('notice');
      }),
      { numRuns: runs(50, 1_000) },
    );
  });
});

describe('a feed whose encoding is named', () => {
  const fetched = async (contentType: string, bytes: Buffer, name = 'feed.csv') => {
    const server = createServer((_, response) => {
      response.writeHead(200, { 'content-type': contentType }).end(bytes);
    });
    const { url, stop } = await listening(server);
    return read(`${url}/${name}`).finally(stop);
  };

  it.each(['windows-1252', 'ISO-8859-1', '"cp1252"'])('by the server as %s', async (charset) => {
    const { texts, report } = await fetched(`text/csv; charset=${charset}`, feedOf(WINDOWS));
    expect(texts).toEqual([WINDOWS_TEXT]);
    expect(report).not.toContain('notice');
  });

  it('by the server as UTF-16, without a byte order mark', async () => {
    const bytes = iconv.encode(feedOf(Buffer.from('Citroën')).toString(), 'utf-16le');
    expect((await fetched('text/csv; charset=utf-16le', bytes)).texts).toEqual(['Citroën']);
  });

  it('wrongly by the server is read by its bytes', async () => {
    const { texts } = await fetched('text/csv; charset=iso-8859-1', feedOf(Buffer.from('Citroën')));
    expect(texts).toEqual(['Citroën']);
  });

  it('by an unknown name is read by its bytes, and says so', async () => {
    const { texts, report } = await fetched('text/csv; charset=klingon', feedOf(Buffer.from('Citroën')));
    expect(texts).toEqual(['Citroën']);
    expect(report).toContain('notice: is said to be in “klingon”, which is not known');
  });

  it('by an XML feed itself', async () => {
    const xml = Buffer.concat([
      Buffer.from('<?xml version="1.0" encoding="iso-8859-2"?><stock>'),
      iconv.encode(
        '<car><id>C1</id><vehType>Used</vehType><make>Škoda</make><model>Rapid</model></car>',
        'iso-8859-2',
      ),
      Buffer.from('<car><id>C2</id><vehType>Used</vehType><make>Kia</make><model>Rio</model></car></stock>'),
    ]);
    await writeFile(join(folder, 'feed.xml'), xml);
    const { items } = okValue(await loadStock({ feed: join(folder, 'feed.xml'), site: aStockContext() }));
    expect(items.map(({ make }) => make)).toEqual(['Škoda', 'Kia']);
  });
});

describe('invisible characters', () => {
  it.each([
    ['controls of Windows letters', 'It\u0092s\u0080', 'It s'],
    ['zero-width marks', 'Hi\u200BAce\uFEFF\u2060', 'HiAce'],
    ['soft hyphens', 'Land\u00ADcruiser', 'Landcruiser'],
    ['marks that turn the direction', '\u202EoiR\u202C \u2066Kia\u2069\u200F', 'oiR Kia'],
  ])('are taken out of texts: %s', (_what, raw, clean) => {
    expect(cleanLine(raw)).toBe(clean);
  });

  it('are in no text, and a clean text stays the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyLetter }), (raw) => {
        const clean = cleanLine(raw);
        expect(clean).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
        expect(cleanLine(clean)).toBe(clean);
      }),
      { numRuns: runs(1_000, 10_000) },
    );
  });

  it('do not hide a column', async () => {
    const bytes = feedOf(Buffer.from('x')).toString().replace('make', '\u200Bmake');
    expect((await readBytes(Buffer.from(bytes))).texts).toEqual(['x']);
  });
});
