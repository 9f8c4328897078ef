import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { unpack } from '../../../../generate/feed/source/unpack';
import { faultOf, okValue } from '../../../../support/okValue';
import { type ZipEntry, zipOf } from '../../../support/feeds/zipOf';
import { runs } from '../../../support/runs';

const MOST = 10_000_000;
const CSV = 'make\nKia\n';
const open = (bytes: Buffer, pattern?: string, most = MOST) => unpack(bytes, pattern, most);
const text = async (...given: Parameters<typeof open>) => okValue(await open(...given)).bytes.toString();
const reason = async (...given: Parameters<typeof open>) => faultOf(await open(...given));
const zip = (...entries: readonly ZipEntry[]) => zipOf(entries);
const stock: ZipEntry = { name: 'export/stock.csv', content: CSV };

describe('a feed is unpacked by its bytes, whatever its name', () => {
  it('from gzip, from a zip, and from one within the other', async () => {
    expect(await text(Buffer.from(CSV))).toBe(CSV);
    expect(await text(gzipSync(CSV))).toBe(CSV);
    expect(await text(zip(stock))).toBe(CSV);
    expect(await text(gzipSync(zip(stock)))).toBe(CSV);
    expect(await text(zip({ name: 'stock.csv.gz', content: gzipSync(CSV) }))).toBe(CSV);
    expect(okValue(await open(zip(stock)))).toMatchObject({ entry: 'export/stock.csv', isWhole: true });
  });

  it('from a zip that also holds pictures, notes and what macOS adds', async () => {
    const others = ['__MACOSX/export/._stock.csv', 'export/1.jpg', 'export/', 'readme.md', '.DS_Store'];
    expect(await text(zip(...others.map((name) => ({ name, content: '' })), stock))).toBe(CSV);
    expect(await text(zip({ name: 'EXPORT', content: CSV }))).toBe(CSV);
  });

  it('from a zip of several feeds, if the settings name one', async () => {
    const several = zip(stock, { name: 'used.csv', content: 'used' });
    expect(await reason(several)).toBe(
      'is a zip that holds 2 files (export/stock.csv, used.csv): name one in STOCK_FEED_ENTRY',
    );
    expect(await text(several, 'us*.csv')).toBe('used');
    const alike = zip(stock, { name: 'old/stock.csv', content: 'old' });
    expect(await text(alike, 'old/stock.csv')).toBe('old');
    expect(await text(alike, 'export/*')).toBe(CSV);
    expect(await reason(several, 'new*')).toBe('is a zip that holds no file named like "new*"');
  });
});

describe('a packed feed is refused', () => {
  it('if it unpacks to more than it may', async () => {
    const large = 'Kia,Rio\n'.repeat(20_000);
    expect(await reason(gzipSync(large), undefined, 100_000)).toBe('unpacked, it is larger than 100 kB');
    expect(await reason(zip({ ...stock, content: large }), undefined, 100_000)).toBe(
      'unpacked, it is larger than 100 kB',
    );
  });

  it('if a small file fills the memory, whatever size it states', async () => {
    const zeros = Buffer.alloc(30_000_000);
    expect(await reason(gzipSync(zeros), undefined, 500_000_000)).toBe('unpacked, it is larger than 20 MB');
    for (const size of [undefined, 100])
      expect(
        await reason(zip({ ...stock, content: zeros, ...(size && { size }) }), undefined, 500_000_000),
      ).toMatch(/larger than 20 MB|cannot be unpacked/);
  });

  it('if it is cut short or damaged', async () => {
    expect(await reason(gzipSync(CSV.repeat(9)).subarray(0, 20))).toMatch(/^cannot be unpacked/);
    expect(await reason(zip(stock).subarray(0, 60))).toMatch(/^cannot be unpacked/);
    expect(await reason(zip({ ...stock, checksum: 1 }))).toBe(
      'cannot be unpacked: its checksum is wrong, so it was damaged on its way',
    );
  });

  it('if it has a password, too many files, or too many layers', async () => {
    expect(await reason(zip({ ...stock, flags: 1 }))).toBe('is a zip with a password, which is not read');
    const many = Array.from({ length: 10_001 }, (_, n) => ({ name: `${n}.csv`, content: '' }));
    expect(await reason(zip(...many))).toBe('is a zip of more than 10000 files');
    expect(await reason(gzipSync(gzipSync(gzipSync(gzipSync(CSV)))))).toBe('is packed more than three times');
  });

  it('if it holds nothing', async () => {
    expect(await reason(zip())).toBe('is a zip that holds no file of stock');
    expect(await reason(zip({ name: 'a.jpg', content: '' }, { name: 'b.jpg', content: '' }))).toBe(
      'is a zip that holds no file of stock',
    );
  });
});

it('a workbook, which is a zip too, is named for what it is', async () => {
  const workbook = zip(
    { name: '[Content_Types].xml', content: '' },
    { name: 'xl/workbook.xml', content: '' },
  );
  expect(await reason(workbook)).toBe('is a workbook or a document, not a feed: save it as CSV');
});

it('law: whatever the bytes are, unpacking ends in bytes within the limit or in a reason', async () => {
  const packed = fc.constantFrom(zip(stock), gzipSync(CSV), zip(stock, stock), gzipSync(zip(stock)));
  const changes = fc.array(fc.tuple(fc.nat(300), fc.nat(255)), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(packed, changes, fc.nat(300), async (bytes, edits, cut) => {
      const changed = Buffer.from(bytes.subarray(0, cut === 0 ? bytes.length : cut));
      for (const [at, value] of edits) if (at < changed.length) changed[at] = value;
      const result = await unpack(changed, undefined, 5_000);
      if (result.kind === 'ok') expect(result.value.bytes.length).toBeLessThanOrEqual(5_000);
      else expect(result.fault).not.toBe('');
    }),
    { numRuns: runs(300, 20_000) },
  );
});
