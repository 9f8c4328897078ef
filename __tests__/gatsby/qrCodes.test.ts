import { generate } from 'lean-qr';
import sharp from 'sharp';
import { qrCodes } from '../../src/gatsby/createPages';

const ADDRESS = 'https://dealer.example/stock/item/A1/toyota-hilux/';

/** What a build leaves to the next one. */
function aCache() {
  const values = new Map<string, Readonly<Record<string, string>>>();
  return {
    values,
    get: async (key: string) => values.get(key),
    set: async (key: string, codes: Readonly<Record<string, string>>) => values.set(key, codes),
  };
}

test('a code holds the text, with the white edge that readers need', async () => {
  const codes = await qrCodes(aCache());
  const png = Buffer.from(codes.draw(ADDRESS).replace('data:image/png;base64,', ''), 'base64');
  const { data, info } = await sharp(png).flatten({ background: '#fff' }).greyscale().raw().toBuffer({
    resolveWithObject: true,
  });
  const expected = generate(ADDRESS);
  const scale = info.width / (expected.size + 8);
  const isDark = (x: number, y: number) =>
    (data[(y + 4) * scale * info.width * info.channels + (x + 4) * scale * info.channels] ?? 255) < 128;
  const modules = Array.from({ length: expected.size + 8 }, (_, row) =>
    Array.from({ length: expected.size + 8 }, (_, column) => [column - 4, row - 4] as const),
  ).flat();
  expect(Number.isInteger(scale)).toBe(true);
  expect(modules.map(([x, y]) => isDark(x, y))).toEqual(modules.map(([x, y]) => Boolean(expected.get(x, y))));
});

test('a build takes the codes of the one before, and leaves only its own to the next', async () => {
  const cache = aCache();
  const first = await qrCodes(cache);
  const drawn = first.draw(ADDRESS);
  first.draw('https://dealer.example/sold/');
  await first.keep();

  const [[key, codes = {}] = ['']] = cache.values;
  cache.values.set(key, { ...codes, [ADDRESS]: 'drawn last night' });
  const second = await qrCodes(cache);
  expect(drawn).toMatch(/^data:image\/png;base64,/);
  expect(second.draw(ADDRESS)).toBe('drawn last night');
  await second.keep();
  expect(cache.values.get(key)).toEqual({ [ADDRESS]: 'drawn last night' });
});
