import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { removeUnfinished } from '../../../generate/pictures/publishPicture';
import { prepareStockPictures, startSizes } from '../../../generate/pictures/stockPictures';
import { STOCK_PICTURE_WIDTHS } from '../../../src/domain/stock/stockPicture';
import { aStockItem } from '../../support/stock/aStockItem';

let folder: string;
const at = (name: string) => join(folder, name);
const pictures = () => (existsSync(at('public/pictures')) ? readdirSync(at('public/pictures')).sort() : []);

const carWith = (...urls: readonly string[]) => aStockItem({ images: urls.map((url) => ({ url, alt: '' })) });

/** All sizes of the shown pictures. `made` counts those that did not exist before. */
async function write(...urls: readonly string[]) {
  const told: string[] = [];
  const before = pictures().length;
  const { larger, ...prepared } = await prepareStockPictures([carWith(...urls)], {
    source: { contentFolder: at('content'), staticFolders: [folder] },
    output: at('public'),
  });
  const underWay = startSizes(larger, (fault) => told.push(fault));
  await underWay.finish(() => undefined);
  expect(underWay.left()).toBe(0);
  expect(told).toEqual([]);
  return { ...prepared, made: pictures().length - before };
}

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

  it('are written once for each width, and their item gets their address', async () => {
    const { items, made, faults } = await write('/front.png', '/rear.png', '/front.png');
    expect(made).toBe(2 * STOCK_PICTURE_WIDTHS.length);
    expect(faults).toEqual([]);
    const stems = items[0]?.images.map(({ url }) => url.replace('/pictures/', '')) ?? [];
    expect(stems).toHaveLength(3);
    expect(pictures()).toEqual(
      [...new Set(stems)]
        .flatMap((stem) => STOCK_PICTURE_WIDTHS.map((width) => `${stem}-${width}.webp`))
        .sort(),
    );
  });

  it('show the marks of an item too, and a mark without its photo is still named', async () => {
    const marks = ['/front.png', '/gone.png'].map((url) => ({
      where: 'Bonnet',
      what: url,
      picture: { url },
    }));
    const { items } = await prepareStockPictures([{ ...carWith('/rear.png'), marks }], {
      source: { contentFolder: at('content'), staticFolders: [folder] },
      output: at('public'),
    });
    expect(items[0]?.marks).toEqual([
      {
        where: 'Bonnet',
        what: '/front.png',
        picture: { url: expect.stringMatching(/^\/pictures\/front\./) },
      },
      { where: 'Bonnet', what: '/gone.png' },
    ]);
  });

  it('are not made again by the next build, except for changed ones', async () => {
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

  it('are upright if the camera was held on its side', async () => {
    await sharp({ create: { width: 900, height: 600, channels: 3, background: 'red' } })
      .withMetadata({ orientation: 6 })
      .toFile(at('phone.jpg'));
    const { items } = await write('/phone.jpg');
    const { width, height } = await sharp(at(`public${items[0]?.images[0]?.url}-320.webp`)).metadata();
    expect([width, height]).toEqual([320, 480]);
  });

  it('may have a space in their name, as an address writes it', async () => {
    await sharp(at('front.png')).toFile(at('front left.png'));
    const { items, faults } = await write('/front%20left.png');
    expect(faults).toEqual([]);
    expect(items[0]?.images[0]?.url).toMatch(/^\/pictures\/\S+$/);
  });

  it('may have the longest name that a file system allows', async () => {
    const name = `${'a'.repeat(251)}.png`;
    await sharp(at('front.png')).toFile(at(name));
    const { faults, made } = await write(`/${name}`);
    expect(faults).toEqual([]);
    expect(made).toBe(STOCK_PICTURE_WIDTHS.length);
  });

  it('that are missing, or a folder, are reported and left out of their item', async () => {
    mkdirSync(at('album'));
    const { items, faults } = await write('/front.png', '/gone.png', '/album', `/${'a'.repeat(290)}.png`);
    expect(faults).toEqual([
      { url: '/gone.png', reason: 'is missing' },
      { url: '/album', reason: 'is missing' },
      { url: expect.stringMatching(/^\/a+\.png$/), reason: 'is missing' },
    ]);
    expect(items[0]?.images).toHaveLength(1);
  });

  it('are in the folder of static files: no address leads out of it', async () => {
    await sharp(at('front.png')).toFile(join(folder, '..', 'outside.png'));
    const { faults } = await write('/../outside.png');
    rmSync(join(folder, '..', 'outside.png'));
    expect(faults).toEqual([{ url: '/../outside.png', reason: 'is missing' }]);
  });

  it('that a stopped build left unfinished are removed', async () => {
    await write('/front.png');
    writeFileSync(at('public/pictures/front.0-320.webp.77.part'), 'half');
    await removeUnfinished(at('public/pictures'));
    expect(pictures()).toHaveLength(STOCK_PICTURE_WIDTHS.length);
    expect(pictures().filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('of a turn are written too; a turn with a missing picture is left out', async () => {
    const turn = (...urls: readonly string[]) =>
      prepareStockPictures([aStockItem({ spinImages: urls.map((url) => ({ url })) })], {
        source: { contentFolder: at('content'), staticFolders: [folder] },
        output: at('public'),
      });
    const whole = await turn('/front.png', '/rear.png');
    expect(whole.items[0]?.spinImages).toEqual([
      { url: expect.stringMatching(/^\/pictures\/front\./) },
      { url: expect.stringMatching(/^\/pictures\/rear\./) },
    ]);
    expect(pictures()).toHaveLength(2);
    const broken = await turn('/front.png', '/gone.png');
    expect(broken.faults).toEqual([{ url: '/gone.png', reason: 'is missing' }]);
    expect(broken.items[0]).not.toHaveProperty('spinImages');
  });

  it('that cannot be read are reported with the reason, left out of their item, and leave no broken file', async () => {
    const whole = readFileSync(at('front.png'));
    writeFileSync(at('front.png'), 'no picture');
    writeFileSync(at('half.png'), whole.subarray(0, whole.length - 40));
    const { items, faults, made } = await write('/front.png', '/rear.png', '/half.png');
    expect(faults.map(({ url }) => url).sort()).toEqual(['/front.png', '/half.png']);
    for (const { reason } of faults) expect(reason).toMatch(/^cannot be read \(.+\)$/);
    expect(items[0]?.images.map(({ url }) => url)).toEqual([expect.stringContaining('/pictures/rear.')]);
    expect(made).toBe(STOCK_PICTURE_WIDTHS.length);
    expect(pictures()).toHaveLength(STOCK_PICTURE_WIDTHS.length);
  });

  it('of which a size cannot be written are reported with the name of their file', async () => {
    const { larger } = await prepareStockPictures([carWith('/front.png')], {
      source: { contentFolder: at('content'), staticFolders: [folder] },
      output: at('public'),
    });
    rmSync(at('front.png'));
    const told: string[] = [];
    await startSizes(larger, (fault) => told.push(fault)).finish(() => undefined);
    expect(told).toEqual([expect.stringMatching(/front\.png cannot be read \(.+\)\.$/)]);
  });
});
