import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { publishUploads, sizePublisher } from '../../../generate/pictures/publishPicture';

describe('Published uploads', () => {
  let folder: string;
  const upload = (name: string) => join(folder, 'uploads', name);
  const published = (name: string) => join(folder, 'public/uploads', name);
  const faults: string[] = [];
  const publish = () =>
    publishUploads(join(folder, 'uploads'), join(folder, 'public'), (fault) => faults.push(fault));

  /** A photo with its location in the metadata. */
  const photograph = (name: string) =>
    sharp({ create: { width: 2400, height: 1200, channels: 3, background: 'teal' } })
      .withExif({
        IFD0: { Make: 'A phone' },
        IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 14/1 0/1', GPSLongitudeRef: 'E' },
      })
      .toFile(upload(name));

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'uploads-'));
    mkdirSync(join(folder, 'uploads'));
    mkdirSync(join(folder, 'public/page-data'), { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are never the originals: a picture that pages name has one size without its location', async () => {
    await photograph('our yard.jpg');
    await photograph('unused.jpg');
    expect((await sharp(upload('our yard.jpg')).metadata()).exif).toBeDefined();
    writeFileSync(
      join(folder, 'public/index.html'),
      '<meta content="https://x.example/uploads/our%20yard.jpg">',
    );
    mkdirSync(join(folder, 'public/uploads'));
    writeFileSync(published('unused.jpg'), 'the original of an earlier build');
    await publish();
    expect(existsSync(published('unused.jpg'))).toBe(false);
    const { exif, xmp, iptc, width, format } = await sharp(published('our yard.jpg')).metadata();
    expect({ exif, xmp, iptc, width, format }).toEqual({ width: 1920, format: 'jpeg' });
    expect(faults).toEqual([]);
  });

  it('are made again only if the upload has changed', async () => {
    await photograph('one.jpg');
    writeFileSync(join(folder, 'public/index.html'), '<img src="/uploads/one.jpg">');
    await publish();
    const { mtimeMs } = statSync(published('one.jpg'));
    await publish();
    expect(statSync(published('one.jpg')).mtimeMs).toBe(mtimeMs);
    await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } }).toFile(
      upload('one.jpg'),
    );
    await publish();
    expect((await sharp(published('one.jpg')).metadata()).width).toBe(9);
  });

  it('include pictures that a page\u2019s data names, and several in one line', async () => {
    await photograph('one.jpg');
    await photograph('two.png');
    writeFileSync(
      join(folder, 'public/page-data/x.json'),
      '{"a":"/uploads/one.jpg 1x, /uploads/two.png 2x"}',
    );
    await publish();
    for (const name of ['one.jpg', 'two.png'])
      expect((await sharp(published(name)).metadata()).exif).toBeUndefined();
  });

  it('are unchanged if they are drawings and documents', async () => {
    for (const name of ['brochure.pdf', 'logo.svg']) writeFileSync(upload(name), name);
    await publish();
    for (const name of ['brochure.pdf', 'logo.svg']) expect(readFileSync(published(name), 'utf8')).toBe(name);
  });

  it('have no location in their sizes either', async () => {
    await photograph('size.jpg');
    const target = join(folder, 'public/size.webp');
    await sizePublisher()({ file: upload('size.jpg'), width: 320, quality: 50, target });
    const { exif, xmp, iptc } = await sharp(target).metadata();
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
  });
});
