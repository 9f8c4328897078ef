import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  drawnText,
  SHARE_FOLDER,
  type ShareCard,
  sharePictures,
} from '../../../generate/pictures/sharePictures';
import { readDealer } from '../../../src/config/dealer';

const CAR: ShareCard = {
  title: '2021 Mercedes-Benz GLC-Class GLC300 X253',
  price: { amount: '$64,990', qualifier: 'Drive Away' },
  photo: '/pictures/front.3fa2b1c0',
};

let folder: string;
const names = () => readdirSync(join(folder, SHARE_FOLDER)).sort();
const fileOf = (url: string) => join(folder, url);

/** One build: plans the pictures of all cards, and draws the missing ones. */
async function build(cards: readonly ShareCard[], name = 'Quillbrook Tallis') {
  const faults: string[] = [];
  const pictures = await sharePictures(readDealer(), name, folder);
  const views = await Promise.all(cards.map((card) => pictures.add(card)));
  return { views, drawn: await pictures.draw((fault) => faults.push(fault)), faults };
}

/** The colour in the middle of a part of a picture. */
async function colourAt(file: string, left: number, top: number) {
  const { data } = await sharp(file)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

describe('the picture of a shared page', () => {
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'share-pictures-'));
    await mkdir(join(folder, 'pictures'));
    await sharp({ create: { width: 1280, height: 853, channels: 3, background: '#c02020' } })
      .webp()
      .toFile(join(folder, 'pictures/front.3fa2b1c0-1280.webp'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('keeps the part of the photo in view that staff name', async () => {
    // A tall photo: red above, blue below.
    const half = sharp({ create: { width: 600, height: 900, channels: 3, background: '#c02020' } });
    const below = { create: { width: 600, height: 450, channels: 3, background: '#2020c0' } } as const;
    await half
      .composite([{ input: below, left: 0, top: 450 }])
      .webp()
      .toFile(join(folder, 'pictures/tall.3fa2b1c0-1280.webp'));
    const tall = { ...CAR, photo: '/pictures/tall.3fa2b1c0' };
    const { views } = await build([
      { ...tall, photoPosition: 'top' },
      { ...tall, photoPosition: 'bottom' },
    ]);
    const [top, bottom] = await Promise.all(views.map(({ url }) => colourAt(fileOf(url), 390, 315)));
    expect(top?.[0]).toBeGreaterThan(150);
    expect(top?.[2]).toBeLessThan(80);
    expect(bottom?.[2]).toBeGreaterThan(150);
    expect(bottom?.[0]).toBeLessThan(80);
  });

  it('is 1200 by 630 pixels and light enough for a chat, with the photo beside the words', async () => {
    const { views, faults } = await build([CAR]);
    const file = fileOf(views[0]?.url ?? '');
    expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    expect(statSync(file).size).toBeLessThan(300_000);
    expect(faults).toEqual([]);
    const [red = 0, green = 0] = await colourAt(file, 390, 315);
    expect(red).toBeGreaterThan(170);
    expect(green).toBeLessThan(60);
  });

  it.each([
    ['grey', (photo: Sharp) => photo.greyscale().toColourspace('b-w')],
    ['transparent', (photo: Sharp) => photo.ensureAlpha(0.5)],
  ])('takes a photo that is %s', async (name, change) => {
    const photo = sharp({ create: { width: 640, height: 480, channels: 3, background: '#808080' } });
    await change(photo)
      .png()
      .toFile(join(folder, `pictures/${name}.00000000-1280.webp`));
    const { views, faults } = await build([{ ...CAR, photo: `/pictures/${name}.00000000` }]);
    expect(faults).toEqual([]);
    const [red = 0, green = 0, blue = 0] = await colourAt(fileOf(views[0]?.url ?? ''), 390, 315);
    expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(20);
    expect(red).toBeGreaterThan(110);
    const { accent } = readDealer().site.theme.color;
    const ground = await colourAt(fileOf(views[0]?.url ?? ''), 1195, 8);
    ground.forEach((part, at) => {
      expect(Math.abs(part - Number.parseInt(accent.slice(1 + 2 * at, 3 + 2 * at), 16))).toBeLessThan(6);
    });
  });

  it('does not say where the photo was taken', async () => {
    await sharp({ create: { width: 640, height: 480, channels: 3, background: '#808080' } })
      .withExif({ IFD0: { Make: 'A phone' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 14/1 0/1' } })
      .webp()
      .toFile(join(folder, 'pictures/here.00000000-1280.webp'));
    const { views } = await build([{ ...CAR, photo: '/pictures/here.00000000' }]);
    expect((await sharp(fileOf(views[0]?.url ?? '')).metadata()).exif).toBeUndefined();
  });

  it('says what was drawn: name, price and what the price is', async () => {
    const { views } = await build([CAR, { title: 'Fish & <chips>', note: 'Sold' }]);
    const texts = await Promise.all(views.map(({ url }) => drawnText(fileOf(url))));
    expect(texts).toEqual([
      '2021 Mercedes-Benz GLC-Class GLC300 X253. $64,990 Drive Away',
      'Fish & <chips>. Sold',
    ]);
    expect(views.map(({ alt }) => alt)).toEqual(texts);
  });

  it('is drawn once: the next build draws what has changed, and takes away what no page names', async () => {
    const other = { title: 'Used cars' };
    expect((await build([CAR, other])).drawn).toBe(2);
    const before = names();
    const cheaper = { ...CAR, price: { amount: '$63,990', qualifier: 'Drive Away' } };
    const { drawn, views } = await build([cheaper, other]);
    expect(drawn).toBe(1);
    expect(names()).toHaveLength(2);
    expect(before).not.toContain(views[0]?.url.slice(SHARE_FOLDER.length));
    expect((await build([cheaper, other])).drawn).toBe(0);
    expect((await build([cheaper, other], 'Quillbrook')).drawn).toBe(2);
  });

  it('is plain, in the dealer’s colour, without a photo', async () => {
    const { views } = await build([{ title: 'Used cars' }]);
    const [red = 0, green = 0, blue = 0] = await colourAt(fileOf(views[0]?.url ?? ''), 20, 600);
    const accent = readDealer().site.theme.color.accent;
    [red, green, blue].forEach((part, at) => {
      expect(Math.abs(part - Number.parseInt(accent.slice(1 + 2 * at, 3 + 2 * at), 16))).toBeLessThan(6);
    });
  });

  it('has a plain ground if the photo cannot be read, and staff are told', async () => {
    writeFileSync(join(folder, 'pictures/broken.00000000-1280.webp'), 'not a picture');
    const { views, faults } = await build([{ ...CAR, photo: '/pictures/broken.00000000' }]);
    expect(faults).toEqual([expect.stringContaining('broken.00000000-1280.webp cannot be read')]);
    expect(await drawnText(fileOf(views[0]?.url ?? ''))).toContain('$64,990');
  });

  it.each([
    'x'.repeat(400),
    'A very long name of a special '.repeat(20),
    '2026',
    'Škoda Octavia – “Ünique” 中文',
  ])('keeps the words inside the picture: %s', async (title) => {
    const { views } = await build([{ ...CAR, title, note: 'Until 30 September 2026' }]);
    const file = fileOf(views[0]?.url ?? '');
    const ground = await colourAt(file, 1195, 8);
    // The margin right of the words stays empty: nothing was cut off.
    const { data, info } = await sharp(file)
      .extract({ left: 1164, top: 0, width: 36, height: 630 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const furthest = data.reduce(
      (most, part, at) => Math.max(most, Math.abs(part - (ground[at % info.channels] ?? 0))),
      0,
    );
    expect(furthest).toBeLessThan(40);
  });
});
