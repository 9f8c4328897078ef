import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeStockPictures } from '../../../src/build/pictures/stockPictures';
import { STOCK_PICTURE_WIDTHS } from '../../../src/domain/stock/stockPicture';
import { aStockItem } from '../../support/aStockItem';

let folder: string;
const at = (name: string) => join(folder, name);
const pictures = () => readdirSync(at('public/pictures')).sort();

const carWith = (...urls: readonly string[]) => aStockItem({ images: urls.map((url) => ({ url, alt: '' })) });

const write = (...urls: readonly string[]) =>
  writeStockPictures([carWith(...urls)], { source: folder, output: at('public') }, () => undefined);

describe('pictures of the stock', () => {
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'stock-pictures-'));
    for (const name of ['front', 'rear'])
      await sharp({
        create: { width: 8, height: 6, channels: 3, background: name === 'front' ? 'red' : 'blue' },
      })
        .png()
        .toFile(at(`${name}.png`));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are written once for each width, and their car is pointed at them', async () => {
    const { items, made, missing } = await write('/front.png', '/rear.png', '/front.png');
    expect(made).toBe(2 * STOCK_PICTURE_WIDTHS.length);
    expect(missing).toEqual([]);
    const stems = items[0]?.images.map(({ url }) => url.replace('/pictures/', '')) ?? [];
    expect(stems).toHaveLength(3);
    expect(pictures()).toEqual(
      [...new Set(stems)]
        .flatMap((stem) => STOCK_PICTURE_WIDTHS.map((width) => `${stem}-${width}.webp`))
        .sort(),
    );
  });

  it('are not made again by the next build, but for those that changed', async () => {
    await write('/front.png', '/rear.png');
    const before = Object.fromEntries(
      pictures().map((name) => [name, statSync(at(`public/pictures/${name}`)).ino]),
    );
    expect(await write('/front.png', '/rear.png')).toMatchObject({ made: 0 });
    for (const [name, file] of Object.entries(before))
      expect(statSync(at(`public/pictures/${name}`)).ino).toBe(file);
    await sharp({ create: { width: 8, height: 6, channels: 3, background: 'green' } })
      .png()
      .toFile(at('rear.png'));
    expect(await write('/front.png', '/rear.png')).toMatchObject({ made: STOCK_PICTURE_WIDTHS.length });
  });

  it('stand upright where the camera was held on its side', async () => {
    await sharp({ create: { width: 900, height: 600, channels: 3, background: 'red' } })
      .withMetadata({ orientation: 6 })
      .toFile(at('phone.jpg'));
    const { items } = await write('/phone.jpg');
    const { width, height } = await sharp(at(`public${items[0]?.images[0]?.url}-320.webp`)).metadata();
    expect([width, height]).toEqual([320, 480]);
  });

  it('may have a space in their name, as an address writes it', async () => {
    await sharp(at('front.png')).toFile(at('front left.png'));
    const { items, missing } = await write('/front%20left.png');
    expect(missing).toEqual([]);
    expect(items[0]?.images[0]?.url).toMatch(/^\/pictures\/\S+$/);
  });

  it('lie in the folder of static files: no address leads out of it', async () => {
    await sharp(at('front.png')).toFile(join(folder, '..', 'outside.png'));
    const { missing } = await write('/../outside.png');
    rmSync(join(folder, '..', 'outside.png'));
    expect(missing).toEqual(['/../outside.png']);
  });

  it('that a stopped build left half-written are removed', async () => {
    await write('/front.png');
    writeFileSync(at('public/pictures/front.0-320.webp.77.part'), 'half');
    await write('/front.png');
    expect(pictures().filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('that are missing are named, and left out of their car', async () => {
    const { items, missing } = await write('/front.png', '/gone.png');
    expect(missing).toEqual(['/gone.png']);
    expect(items[0]?.images).toHaveLength(1);
  });

  it('that cannot be read leave nothing that looks made', async () => {
    writeFileSync(at('front.png'), 'no picture');
    await expect(write('/front.png')).rejects.toThrow();
    expect(pictures()).toEqual([]);
  });
});
