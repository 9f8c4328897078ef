import fc from 'fast-check';
import { type BuiltIndex, buildIndex } from '../../../../src/search/engines/embedded/build';
import { memoryFiles } from '../../../../src/search/engines/embedded/buildIndex';
import {
  FORMAT_VERSION,
  parseManifest,
  SearchFault,
} from '../../../../src/search/engines/embedded/indexFile';
import { openIndex } from '../../../../src/search/engines/embedded/openIndex';
import { inventedRecords } from '../../../../support/stock/inventedRecords';
import { runs } from '../../../support/runs';

const built = buildIndex(inventedRecords(60));
const manifestText = (index: BuiltIndex): string => new TextDecoder().decode(index.files.at(-1)?.bytes);

/** Reads every file of an index; the fault of the first that cannot be read, or `whole`. */
const readAll = async (files: BuiltIndex['files']): Promise<string> => {
  try {
    const opened = await openIndex(built.manifest, memoryFiles(files));
    await opened.text();
    await opened.cards([0]);
    return 'whole';
  } catch (error) {
    if (error instanceof SearchFault) return error.fault.kind;
    throw error;
  }
};

const changed = (name: string, change: (bytes: Uint8Array) => Uint8Array): BuiltIndex['files'] =>
  built.files.map((file) => (file.name === name ? { name, bytes: change(file.bytes.slice()) } : file));

const dataFiles = built.files.filter((file) => file.name.endsWith('.bin'));

describe('index files', () => {
  it('are read back whole', async () => {
    expect(await readAll(built.files)).toBe('whole');
  });

  it(
    'with any byte altered are refused',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...dataFiles),
          fc.nat(),
          fc.integer({ min: 1, max: 255 }),
          async (file, place, bits) => {
            const at = place % file.bytes.length;
            const files = changed(file.name, (bytes) => bytes.fill((bytes[at] ?? 0) ^ bits, at, at + 1));
            expect(await readAll(files)).toBe(at === 4 || at === 5 ? 'otherVersion' : 'damaged');
          },
        ),
        { numRuns: runs(100, 5_000) },
      );
    },
    runs(10_000, 300_000),
  );

  it(
    'cut short or run over are refused',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...dataFiles), fc.nat(), async (file, place) => {
          const cut = changed(file.name, (bytes) => bytes.slice(0, place % bytes.length));
          expect(await readAll(cut)).toBe('damaged');
          expect(await readAll(changed(file.name, (bytes) => Uint8Array.of(...bytes, 0)))).toBe('damaged');
        }),
        { numRuns: runs(100, 2_000) },
      );
    },
    runs(10_000, 300_000),
  );

  it('that are a page of HTML, swapped or missing give different faults', async () => {
    const [core, text] = dataFiles;
    expect(
      await readAll(changed(core?.name ?? '', () => new TextEncoder().encode('<!doctype html><title>Stock'))),
    ).toBe('damaged');
    expect(await readAll(changed(core?.name ?? '', () => text?.bytes ?? new Uint8Array()))).toBe('damaged');
    for (const file of dataFiles)
      expect(await readAll(built.files.filter((other) => other !== file))).toBe('missing');
  });

  it('of another build are not mixed', async () => {
    const other = buildIndex(inventedRecords(61));
    for (const part of ['core', 'text', 'cards']) {
      const bytes = other.files.find((file) => file.name.startsWith(part))?.bytes ?? new Uint8Array();
      const name = built.files.find((file) => file.name.startsWith(part))?.name ?? '';
      expect(await readAll(changed(name, () => bytes))).toBe('damaged');
    }
  });

  it('have names that change with their content and with nothing else', () => {
    const names = (index: BuiltIndex) => index.files.map((file) => file.name);
    expect(names(buildIndex(inventedRecords(60)))).toEqual(names(built));
    expect(names(built).every((name) => name === 'manifest.json' || /\.[0-9a-f]{8}\.bin$/.test(name))).toBe(
      true,
    );
    const other = names(buildIndex(inventedRecords(60, 2)));
    expect(other.filter((name) => names(built).includes(name))).toEqual(['manifest.json']);
  });

  it('of large stock hold their cards in shards, of which only those shown are read', async () => {
    const records = inventedRecords(510);
    const large = buildIndex(records, { singleCardFileLimit: 500 });
    const read: string[] = [];
    const memory = memoryFiles(large.files);
    const opened = await openIndex(large.manifest, {
      read: (name) => {
        read.push(name);
        return memory.read(name);
      },
    });
    expect(read.filter((name) => name.startsWith('cards'))).toEqual([]);
    const cards = await opened.cards([70, 509, 71]);
    const { name } = large.manifest.files.cards;
    expect(read.filter((file) => file.startsWith('cards'))).toEqual([`${name}.1.bin`, `${name}.7.bin`]);
    const byId = new Map(records.map((record) => [record.objectID, record.card]));
    for (const card of cards) expect(card).toEqual(byId.get(card.objectID));
  });

  it('can hold an empty stock', async () => {
    const empty = buildIndex([]);
    const opened = await openIndex(empty.manifest, memoryFiles(empty.files));
    expect(opened.stock.count).toBe(0);
  });
});

describe('a manifest', () => {
  it('is read as it was written', () => {
    expect(parseManifest(manifestText(built))).toEqual(built.manifest);
    const dated = buildIndex([], { builtAt: '2024-05-01T00:00:00Z' });
    expect(parseManifest(manifestText(dated))).toMatchObject({ builtAt: '2024-05-01T00:00:00Z' });
  });

  it('of another format is refused by its version', () => {
    const other = JSON.stringify({ ...built.manifest, formatVersion: 999 });
    expect(() => parseManifest(other)).toThrow(
      new SearchFault({
        kind: 'otherVersion',
        message: `The stock index has format 999; this page reads ${FORMAT_VERSION}.`,
      }),
    );
  });

  it.each([
    '',
    '<!doctype html>',
    'null',
    '[]',
    '{}',
    `{"formatVersion":${FORMAT_VERSION},"count":2}`,
    `{"formatVersion":${FORMAT_VERSION},"count":-1,"files":{}}`,
  ])('that is none is refused: %s', (text) => {
    expect(() => parseManifest(text)).toThrow('The manifest of the stock index cannot be read.');
  });
});
