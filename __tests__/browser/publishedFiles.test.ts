import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { loadContent } from '../../plugins/content-endpoint/loadContent';
import { readDealer } from '../../src/config/dealer';

const filesIn = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

const PICTURE = /\.(jpe?g|png|webp|avif|gif|tiff?)$/i;
const OWN_WORDS = new Set([
  '<x:xmpmeta',
  '<rdf:RDF',
  '<rdf:Description',
  '<dc:description',
  '<rdf:Alt',
  '<rdf:li',
]);
const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

describe('The files of the built site', () => {
  it('contain no source map, and no list of the modules of the compilation', () => {
    const names = filesIn('public', /./).map((file) => file.slice('public/'.length));
    expect(names.filter((name) => /\.map$|webpack\.stats|chunk-map/.test(name))).toEqual([]);
    const scripts = filesIn('public', /\.js$/);
    expect(scripts.filter((file) => readFileSync(file, 'utf8').includes('sourceMappingURL'))).toEqual([]);
  });

  it('run no script in a page that the policy does not name, and name none that no page has', () => {
    const policy = /Content-Security-Policy: (.*)/.exec(readFileSync('public/_headers', 'utf8'))?.[1] ?? '';
    const named = new Set(policy.match(/(?<=')sha256-[^']+/g));
    const [, sources = ''] = /script-src ([^;]*)/.exec(policy) ?? [];
    expect(sources).not.toMatch(/unsafe|\*|https?:/);
    const used = new Set<string>();
    const unknown = new Set<string>();
    const handlers = new Set<string>();
    const pages = filesIn('public', /\.html$/).filter((file) => !/~partytown|_gatsby\/slices/.test(file));
    expect(pages.length).toBeGreaterThan(20);
    for (const file of pages) {
      // Scripts in a template never run.
      const html = readFileSync(file, 'utf8').replace(/<template>[\s\S]*?<\/template>/g, '');
      for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
        if (/\bsrc=|type="(?:application\/(?:ld\+)?json|text\/partytown)"/.test(attributes)) continue;
        const hash = `sha256-${createHash('sha256').update(text).digest('base64')}`;
        used.add(hash);
        if (!named.has(hash)) unknown.add(`${file}: ${text.slice(0, 80)}`);
      }
      for (const [found] of html
        .replace(/<script\b[\s\S]*?<\/script>/g, '')
        .matchAll(/<[a-z][^>]* on[a-z]+="[^"]*"/gi))
        handlers.add(`${file}: ${found}`);
    }
    expect([...unknown]).toEqual([]);
    expect([...handlers]).toEqual([]);
    expect([...named].filter((hash) => !used.has(hash))).toEqual([]);
  });

  it('contain nothing of the panel that lists events in development', () => {
    const scripts = filesIn('public', /\.js$/);
    expect(scripts.length).toBeGreaterThan(10);
    expect(scripts.filter((file) => readFileSync(file, 'utf8').includes('Tracked events'))).toEqual([]);
  });

  it('contain no original of an upload, and no picture that says where or with which camera it was taken', async () => {
    const originals = new Set(filesIn('dealers/quillbrook/content/uploads', PICTURE).map(hashOf));
    const pictures = filesIn('public', PICTURE);
    expect(pictures.length).toBeGreaterThan(originals.size);
    expect(pictures.filter((file) => originals.has(hashOf(file)))).toEqual([]);
    const telling: string[] = [];
    for (const file of pictures) {
      const { exif, xmpAsString = '', iptc } = await sharp(file).metadata();
      // A drawn picture holds its own words, and no other field.
      const fields = xmpAsString.match(/<[a-z]+:\w+/gi)?.filter((tag) => !OWN_WORDS.has(tag)) ?? [];
      const isDrawn = file.startsWith('public/pictures/share/');
      if (exif ?? iptc ?? (isDrawn ? fields.length > 0 : xmpAsString !== '')) telling.push(file);
    }
    expect(telling).toEqual([]);
  }, 60_000);

  it('contain no word of a post or special of a later day', async () => {
    const loaded = await loadContent(readDealer());
    if (loaded.kind === 'err') throw new Error('The content is at fault');
    const { posts, brandSpecials, dealerSpecials } = loaded.value;
    const built = JSON.parse(readFileSync('public/whole-site.json', 'utf8')) as { readonly builtAt: string };
    const isComing = (instant: string | undefined) =>
      instant !== undefined && Date.parse(instant) > Date.parse(built.builtAt);
    const coming = [
      ...posts.filter(({ publishedAt }) => isComing(publishedAt)),
      ...[...brandSpecials, ...dealerSpecials].filter(({ startsAt }) => isComing(startsAt)),
    ];
    expect(coming.length).toBeGreaterThan(0);
    const texts = filesIn('public', /\.(html|json|xml|txt|js)$/).map(
      (file) => [file, readFileSync(file, 'utf8')] as const,
    );
    const told = coming.flatMap(({ title, summary }) =>
      texts
        .filter(([, text]) => text.includes(title) || text.includes(summary))
        .map(([file]) => `${file}: ${title}`),
    );
    expect(told).toEqual([]);
  }, 60_000);
});
