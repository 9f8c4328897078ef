import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CreateResolversArgs } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import sharp from 'sharp';
import { contentEndpoint } from '../../src/config/buildChannels';
import { loadDealer } from '../../src/config/dealer';
import { createPictureResolvers } from '../../src/gatsby/contentPictures';
import { DEALERSHIP } from '../../support/projectFolder';
import { type OtherEndpoint, startOtherEndpoint } from '../support/content/otherEndpoint/startOtherEndpoint';
import { startRawServer } from '../support/leads/rawServer';

interface ResolversForTest {
  readonly Content_Image: {
    readonly gatsbyImageData: {
      readonly args: object;
      readonly resolve: (image: unknown, args: unknown) => Promise<IGatsbyImageData | null>;
    };
  };
}

const PROJECT = process.cwd();
const CARD = { layout: 'constrained', width: 1280, breakpoints: [864, 320, 1280], sizes: '50vw' };

let folder: string;
const published = () => readdirSync(join(folder, 'public/pictures/content')).sort();

/** The parts of Gatsby that the hook uses. */
function gatsbyForTest() {
  const warnings: string[] = [];
  const kept = new Map<string, unknown>();
  const cache = {
    directory: join(folder, 'cache'),
    get: async (key: string) => kept.get(key),
    set: async (key: string, value: unknown) => void kept.set(key, value),
  };
  const args = { cache, reporter: { warn: (text: string) => warnings.push(text) } };
  const dataOf = (url: string, options: object = CARD): Promise<IGatsbyImageData | null> =>
    new Promise((resolve) => {
      const take = (resolvers: ResolversForTest) =>
        resolve(resolvers.Content_Image.gatsbyImageData.resolve({ url }, options));
      createPictureResolvers(
        { ...args, createResolvers: take } as unknown as CreateResolversArgs,
        loadDealer(folder),
      );
    });
  return { warnings, dataOf };
}

/** The addresses and widths that a browser may choose from. */
const choicesOf = (data: IGatsbyImageData | null): readonly (readonly [string, number])[] =>
  (data?.images.fallback?.srcSet ?? '').split(/,\s*/).map((choice) => {
    const [address = '', width = ''] = choice.split(' ');
    return [address, Number.parseInt(width, 10)] as const;
  });

describe('pictures of the content', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'content-pictures-'));
    mkdirSync(join(folder, 'content/uploads'), { recursive: true });
    mkdirSync(join(folder, 'cache'));
    for (const name of ['site.yml', 'logo.svg', 'logo-on-dark.svg', 'icon.svg'])
      cpSync(join(DEALERSHIP, name), join(folder, name));
    symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
    process.chdir(folder);
  });
  afterEach(() => {
    process.chdir(PROJECT);
    rmSync(folder, { recursive: true });
  });

  const upload = (name: string, width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'teal' } }).toFile(
      join(folder, 'content/uploads', name),
    );

  it('are published in the widths that a page asks for, and never wider than the original', async () => {
    await upload('yard front.jpg', 1000, 600);
    const choices = choicesOf(await gatsbyForTest().dataOf('/uploads/yard%20front.jpg'));
    expect(choices.map(([, width]) => width)).toEqual([320, 864, 1000]);
    for (const [address, width] of choices) {
      const {
        width: real,
        height,
        format,
      } = await sharp(join(folder, 'public', decodeURI(address))).metadata();
      expect([real, format]).toEqual([width, 'webp']);
      expect(height).toBe(Math.round(width * 0.6));
    }
  });

  it('have one address for readers that ignore sizes: the width that the page names, or all that the picture has', async () => {
    await upload('wide.png', 2000, 1000);
    await upload('small.png', 200, 100);
    const { dataOf } = gatsbyForTest();
    const srcOf = async (url: string) => (await dataOf(url))?.images.fallback?.src;
    expect(await srcOf('/uploads/wide.png')).toMatch(/^\/pictures\/content\/wide\.\w+-1280\.webp$/);
    expect(await srcOf('/uploads/small.png')).toMatch(/^\/pictures\/content\/small\.\w+-200\.webp$/);
    expect(published()).toEqual(expect.arrayContaining([expect.stringMatching(/^wide\..+-1280\.webp$/)]));
  });

  it('are not made again, neither by many queries at once nor by the next build', async () => {
    await upload('team.png', 400, 400);
    const { dataOf } = gatsbyForTest();
    const [first, ...others] = await Promise.all(
      Array.from({ length: 8 }, () => dataOf('/uploads/team.png')),
    );
    for (const other of others) expect(other).toEqual(first);
    const written = published().map((name) => statSync(join(folder, 'public/pictures/content', name)).ino);
    expect(written).toHaveLength(2);
    expect(await gatsbyForTest().dataOf('/uploads/team.png')).toEqual(first);
    expect(published().map((name) => statSync(join(folder, 'public/pictures/content', name)).ino)).toEqual(
      written,
    );
  });

  it('have another address if another picture has the same name', async () => {
    await upload('team.png', 400, 400);
    const before = choicesOf(await gatsbyForTest().dataOf('/uploads/team.png'));
    await upload('team.png', 400, 300);
    const after = choicesOf(await gatsbyForTest().dataOf('/uploads/team.png'));
    expect(after.filter(([address]) => before.some(([old]) => old === address))).toEqual([]);
  });

  it('are upright if the camera was held on its side', async () => {
    await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
      .withMetadata({ orientation: 6 })
      .toFile(join(folder, 'content/uploads/phone.jpg'));
    const data = await gatsbyForTest().dataOf('/uploads/phone.jpg');
    const [address = ''] = choicesOf(data)[0] ?? [];
    const { width, height } = await sharp(join(folder, 'public', address)).metadata();
    expect([width, height]).toEqual([320, 480]);
  });

  it('keep their own address without sizes: drawings, missing pictures, pictures outside of the uploads', async () => {
    writeFileSync(
      join(folder, 'content/uploads/logo.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    );
    cpSync(join(DEALERSHIP, 'content/uploads/team/dev-patel.webp'), join(folder, 'secret.webp'));
    const { dataOf, warnings } = gatsbyForTest();
    for (const url of ['/uploads/logo.svg', '/uploads/gone.jpg', '/uploads/../../secret.webp', '#', ''])
      expect(await dataOf(url)).toBeNull();
    expect(warnings).toEqual([]);
  });

  it('that cannot be read are named, and leave no broken file', async () => {
    writeFileSync(join(folder, 'content/uploads/broken.jpg'), 'no picture');
    await upload('half.png', 400, 400);
    const { dataOf, warnings } = gatsbyForTest();
    expect(await dataOf('/uploads/broken.jpg')).toBeNull();
    expect(warnings).toEqual([
      expect.stringMatching(
        /^The picture \/uploads\/broken\.jpg cannot be read \(.+\); pages show it from its own address\.$/,
      ),
    ]);
    expect(readdirSync(folder)).not.toContain('public');
  });
});

describe('pictures that content names by absolute address', () => {
  const prepare = () => {
    for (const name of ['site.yml', 'logo.svg', 'logo-on-dark.svg', 'icon.svg'])
      cpSync(join(DEALERSHIP, name), join(folder, name));
    process.chdir(folder);
  };
  let endpoint: OtherEndpoint;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'content-pictures-'));
    mkdirSync(join(folder, 'cache'));
    endpoint = await startOtherEndpoint((field, text) =>
      field === 'url' ? String(text).replace('/pictures/2.webp', '/pictures/gone.webp') : text,
    );
    contentEndpoint.set(endpoint.url);
  });
  afterAll(async () => {
    process.chdir(PROJECT);
    contentEndpoint.set(undefined);
    await endpoint.stop();
    rmSync(folder, { recursive: true });
  });

  it('are fetched, and published like the others; one that cannot be fetched is named', async () => {
    const { dataOf, warnings } = gatsbyForTest();
    const at = (path: string) => new URL(path, endpoint.url).href;
    prepare();
    symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
    const widths = async (path: string) => choicesOf(await dataOf(at(path))).map(([, width]) => width);
    expect(await widths('/pictures/0.png')).toEqual([320, 864, 1280]);
    expect(await widths('/pictures/1.jpeg')).toEqual([320, 600]);
    expect(published()).toHaveLength(5);
    expect(await dataOf(at('/pictures/gone.webp'))).toBeNull();
    expect(warnings).toEqual([
      expect.stringMatching(
        new RegExp(
          `^The picture ${at('/pictures/gone.webp')} could not be fetched \\(.*404.*\\); pages show it from there`,
          's',
        ),
      ),
    ]);
  });

  it('are sent again only if they have changed', async () => {
    const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const site = await startRawServer((socket, request) => {
      if (request.includes('if-none-match: "a"')) return socket.end('HTTP/1.1 304 Not Modified\r\n\r\n');
      socket.write(`HTTP/1.1 200 OK\r\nETag: "a"\r\nContent-Length: ${picture.length}\r\n\r\n`);
      return socket.end(picture);
    });
    prepare();
    const { dataOf } = gatsbyForTest();
    const first = await dataOf(`${site.origin}/yard.png`);
    expect(choicesOf(first).map(([, width]) => width)).toEqual([320, 400]);
    expect(await dataOf(`${site.origin}/yard.png`)).toEqual(first);
    expect(site.requests).toHaveLength(2);
    await site.close();
  });

  it('are left where they are if they never end', async () => {
    const piece = Buffer.alloc(1_000_000);
    const site = await startRawServer((socket) => {
      socket.on('error', () => undefined);
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      const more = () => {
        if (!socket.destroyed) socket.write(piece, more);
      };
      more();
    });
    prepare();
    const { dataOf, warnings } = gatsbyForTest();
    expect(await dataOf(`${site.origin}/yard.png`)).toBeNull();
    expect(warnings).toEqual([
      `The picture ${site.origin}/yard.png could not be fetched (is larger than 50 MB); pages show it from there, in one size.`,
    ]);
    await site.close();
  });
});
