import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { type ListedFile, newestFile } from '../../../../generate/feed/source/newestFile';
import { readSource } from '../../../../generate/feed/source/readSource';
import type { ReadOptions } from '../../../../generate/feed/source/source';
import type { StockFeed } from '../../../../src/config/feedSettings';
import { faultOf, okValue } from '../../../../support/okValue';
import { feedFolder } from '../../../support/feeds/feedFolder';
import { runs } from '../../../support/runs';

const folder = feedFolder();
mkdirSync(join(folder.path, 'exports'));
mkdirSync(join(folder.path, 'empty'));

const read = (address: string, source: Partial<StockFeed> = {}, options: ReadOptions = {}) =>
  readSource({ address: join(folder.path, address), ...source }, { retryDelay: 0, ...options });
const text = async (...given: Parameters<typeof read>) => okValue(await read(...given)).bytes.toString();
const reason = async (...given: Parameters<typeof read>) => faultOf(await read(...given)).reason;

describe('a feed in a file', () => {
  it('is read with its progress and its checksum', async () => {
    folder.write('stock.csv', 'make\nKia\n');
    const progress: unknown[] = [];
    const feed = okValue(await read('stock.csv', {}, { onBytes: (...told) => progress.push(told) }));
    expect(feed).toMatchObject({ size: 9, isEndKnown: true, notices: [] });
    expect(feed.sha256).toBe('ef6aa7b1c0927e236f01bb4e181c654e1cb59631ba4125eefce43070e041b772');
    expect(progress).toEqual([[9, 9]]);
  });

  it('that changes while it is read is read again', async () => {
    const path = folder.write('growing.csv', 'make\n');
    let isFirst = true;
    const onBytes = () => {
      if (isFirst) appendFileSync(path, 'Kia\n');
      isFirst = false;
    };
    expect(await text('growing.csv', {}, { onBytes })).toBe('make\nKia\n');
    const always = () => appendFileSync(path, 'Kia\n');
    expect(await reason('growing.csv', {}, { onBytes: always })).toBe(
      'cannot be read after 3 attempts: was changed while it was read',
    );
  });

  it('is refused if it is too large, missing, or at an address that nothing reads', async () => {
    expect(await reason('stock.csv', {}, { mostBytes: 8 })).toBe('is larger than 8 bytes');
    expect(await reason('missing.csv')).toBe('cannot be read: the file does not exist');
    const gopher = await readSource({ address: 'gopher://dealer.example/stock.csv' });
    expect(faultOf(gopher).reason).toBe(
      'must be a path, or an https, ftps, sftp or ftp address, not gopher:',
    );
  });
});

describe('a feed in a folder', () => {
  beforeAll(() => {
    folder.write('exports/stock-9.csv', 'nine', 30);
    folder.write('exports/stock-10.csv', 'ten', 30);
    folder.write('exports/stock-11.csv', 'eleven, older', 10);
    folder.write('exports/stock-12.csv', '', 50);
    folder.write('exports/stock-13.csv.filepart', 'still being written', 50);
    folder.write('exports/.stock-14.csv', 'hidden', 50);
    folder.write('exports/photo.jpg', 'a picture', 50);
    folder.write('exports/demo-1.xml', '<demo/>', 40);
  });

  it('is its newest file: pictures, empty files and unfinished uploads do not count', async () => {
    expect(await text('exports')).toBe('<demo/>');
    expect(okValue(await read('exports/')).name).toBe(join(folder.path, 'exports/demo-1.xml'));
  });

  it('may be told apart by name; of the same time, the higher number counts', async () => {
    expect(await text('exports/stock-*.csv')).toBe('ten');
    expect(await text('exports/STOCK-1*.CSV')).toBe('ten');
    expect(await text('exports/*.jpg', {})).toBe('a picture');
  });

  it('without such a file is a fault', async () => {
    expect(await reason('empty')).toBe('has no file of stock (csv, tsv, txt, xml, json, gz or zip)');
    expect(await reason('exports/used-*.csv')).toBe('has no file named like "used-*.csv"');
  });

  it('law: the order in which a server lists its files does not matter', () => {
    const file = fc.record({
      name: fc.stringMatching(/^[a-c]{1,3}\.(csv|xml|tmp)$/),
      size: fc.nat(3),
      modifiedAt: fc.nat(3),
    }) as fc.Arbitrary<ListedFile>;
    fc.assert(
      fc.property(
        fc.uniqueArray(file, { selector: ({ name }) => name, maxLength: 8 }),
        fc.constantFrom('*', 'a*', '*.csv'),
        (files, pattern) => {
          expect(newestFile([...files].reverse(), pattern)).toEqual(newestFile(files, pattern));
          const newest = newestFile(files, pattern);
          if (newest.kind === 'ok') expect(newest.value.name).not.toMatch(/tmp$/);
        },
      ),
      { numRuns: runs(300, 3_000) },
    );
  });
});

describe('a checksum', () => {
  const SHA256 = 'EF6AA7B1C0927E236F01BB4E181C654E1CB59631BA4125EEFCE43070E041B772';

  it('may be in the settings, or in a file beside the feed', async () => {
    folder.write('stock.csv', 'make\nKia\n');
    folder.write('stock.csv.sha256', `${SHA256}  stock.csv\n`);
    expect(await text('stock.csv', { checksum: SHA256 })).toBe('make\nKia\n');
    expect(await text('stock.csv', { checksum: 'stock.csv.sha256' })).toBe('make\nKia\n');
  });

  it('that is another one, or none, refuses the feed', async () => {
    folder.write('other.sha256', 'no digits');
    expect(await reason('stock.csv', { checksum: '0'.repeat(64) })).toBe(
      `has the SHA-256 ${SHA256.toLowerCase()}, not the expected ${'0'.repeat(64)}`,
    );
    expect(await reason('stock.csv', { checksum: 'other.sha256' })).toMatch(/holds no SHA-256$/);
    expect(await reason('stock.csv', { checksum: 'missing.sha256' })).toMatch(/the file does not exist$/);
  });
});
