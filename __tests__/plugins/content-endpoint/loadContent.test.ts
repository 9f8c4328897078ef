import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeContentFaults } from '../../../plugins/content-endpoint/contentFault';
import { loadContent } from '../../../plugins/content-endpoint/loadContent';
import { faultOf, okValue } from '../../../support/okValue';
import {
  finance,
  inventedContent,
  location,
  markdownFile,
  member,
  picture,
  post,
  site,
  special,
  stringify,
  vehicle,
} from './inventedContent';

/** The faults of a valid site with some files changed, one text each: `file: field: reason`. */
async function faultsWith(changes: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const folders = await inventedContent(changes);
  try {
    const loaded = await loadContent(folders);
    if (loaded.kind === 'ok') return [];
    return describeContentFaults(loaded.fault)
      .split('\n')
      .slice(1, -1)
      .map((line) => line.trim());
  } finally {
    await folders.dispose();
  }
}

const page = (fields: Readonly<Record<string, unknown>>): string =>
  stringify({ pageType: 'standard', title: 'A page', ...fields });
const withSite = (fields: Readonly<Record<string, unknown>>) => ({
  'settings/site.yml': stringify({ ...site, ...fields }),
});

/** Nine lists of nine aliases each: a billion values. */
const aliasesOfAliases = (): string =>
  ['pageType: standard', 'a0: &a0 [x]']
    .concat(
      Array.from({ length: 9 }, (_, n) => `a${n + 1}: &a${n + 1} [${Array(9).fill(`*a${n}`).join(', ')}]`),
    )
    .join('\n');

describe('loading content', () => {
  it('takes a site without faults', async () => {
    expect(await faultsWith({})).toEqual([]);
  });

  it('tells all faults of all files at once, each with its file, field and reason', async () => {
    const faults = await faultsWith({
      'posts/towing.md': markdownFile({
        ...post,
        title: '',
        picture: { url: '/uploads/gone.webp', alt: '' },
      }),
      'team/ann-lee.md': markdownFile({ ...member, position: 'first', email: 'ann' }, ''),
    });
    expect(faults).toEqual([
      'content/posts/towing.md: picture.alt: must not be empty',
      'content/posts/towing.md: picture.url: the file content/uploads/gone.webp does not exist',
      'content/posts/towing.md: title: must not be empty',
      'content/team/ann-lee.md: email: must be an email address',
      'content/team/ann-lee.md: position: must be a number (found "first")',
    ]);
  });

  it('takes a field that it doesn’t know for a typing error', async () => {
    expect(
      await faultsWith({ 'pages/about-us.yml': page({ titel: 'x', seo: { descripton: 'y' } }) }),
    ).toEqual([
      'content/pages/about-us.yml: seo.descripton: is not a field of this file',
      'content/pages/about-us.yml: titel: is not a field of this file',
    ]);
  });

  it('puts a place without a point on the map in the middle of its postcode', async () => {
    const { geo: _, ...placed } = location;
    const at = (postcode: string) => stringify({ ...placed, address: { ...address, postcode } });
    const address = location.address as object;
    const folders = await inventedContent({ 'locations/gumleaf.yml': at('2800') });
    const loaded = await loadContent(folders);
    await folders.dispose();
    expect(loaded).toMatchObject({
      kind: 'ok',
      value: { locations: [{ id: 'mill-yard' }, { geo: { latitude: -33.28, longitude: 149.1 } }] },
    });
    expect(
      await faultsWith({ 'locations/gumleaf.yml': at('2801'), ...withSite({ geo: undefined }) }),
    ).toEqual([
      'content/locations/gumleaf.yml: geo: we don’t know where the postcode 2801 is: give latitude and longitude',
      'content/settings/site.yml: geo: we don’t know where the postcode 2999 is: give latitude and longitude',
    ]);
  });

  it('asks for quotes where YAML has read text as a number, and repeats no number that has lost its zero', async () => {
    expect(await faultsWith({ 'pages/about-us.yml': 'pageType: standard\ntitle: 0800\n' })).toEqual([
      'content/pages/about-us.yml: title: must be text: put it in quotes',
    ]);
  });

  it('refuses letters that are not UTF-8, which would be published as �', async () => {
    const folders = await inventedContent();
    try {
      const text = Buffer.from('pageType: standard\ntitle: Café\n', 'latin1');
      await writeFile(join(folders.contentFolder, 'pages/about-us.yml'), text);
      expect(describeContentFaults(faultOf(await loadContent(folders)))).toContain(
        'content/pages/about-us.yml: line 2: is not UTF-8: save the file as UTF-8',
      );
    } finally {
      await folders.dispose();
    }
  });

  it('names everything that does not fit together in what a model can be built of', async () => {
    const faults = await faultsWith({
      'vehicles/wattle.md': markdownFile({
        ...vehicle,
        grades: [
          { name: 'Wattle Go', fromPrice: 24990, priceType: 'driveAway', colours: ['White', 'Whtie'] },
          { name: 'Wattle go', fromPrice: -1, priceType: 'driveAway' },
        ],
        colours: [
          { name: 'White', hex: '#ffffff' },
          { name: 'Red', hex: 'red', price: -650 },
          { name: 'White', hex: '#eeeeee' },
        ],
        accessories: [{ name: 'Tow bar', price: 1290 }, { name: 'Tow bar', price: -1 }, { name: 'Mat' }],
      }),
    });
    const field = 'content/vehicles/wattle.md';
    expect(faults).toEqual([
      `${field}: accessories[1].name: names the accessory "Tow bar" twice`,
      `${field}: accessories[1].price: must be at least 0 (found -1)`,
      `${field}: accessories[2].price: must not be empty`,
      `${field}: colours[1].hex: must be # and six digits or letters from a to f, in quotes ("#1f4d3f")`,
      `${field}: colours[1].price: must be at least 0 (found -650)`,
      `${field}: colours[2].name: names the colour "White" twice`,
      `${field}: grades[0].colours[1]: is not a colour of this vehicle: "Whtie" is not in its list of colours`,
      `${field}: grades[1].fromPrice: must be at least 0 (found -1)`,
      `${field}: grades[1].name: "Wattle go" has the same address as the grade "Wattle Go": give it another name`,
    ]);
  });

  it('names the grades that build on nothing or on themselves, and stock that would count for two', async () => {
    const grade = (name: string, rest: object) => ({
      name,
      fromPrice: 24990,
      priceType: 'driveAway',
      ...rest,
    });
    const faults = await faultsWith({
      'vehicles/wattle.md': markdownFile({
        ...vehicle,
        grades: [
          grade('Wattle Go', { buildsOn: 'Wattle Goo', stockBadge: 'Go' }),
          grade('Wattle Tour', { buildsOn: 'Wattle Crest' }),
          grade('Wattle Crest', { buildsOn: 'Wattle Tour', stockBadge: 'GO' }),
          grade('Wattle Sport', {
            buildsOn: 'Wattle Crest',
            facts: { ancapRating: 5, power: -1, towing: 750 },
          }),
        ],
      }),
    });
    const field = 'content/vehicles/wattle.md: grades';
    expect(faults).toEqual([
      `${field}[0].buildsOn: is not a grade of this vehicle: "Wattle Goo" is not in its list of grades`,
      `${field}[1].buildsOn: goes round in a circle: "Wattle Tour" would build on itself`,
      `${field}[2].buildsOn: goes round in a circle: "Wattle Crest" would build on itself`,
      `${field}[2].stockBadge: "GO" is the badge of "Wattle Go" already, so stock would count for both: leave it out of both`,
      `${field}[3].facts.ancapYear: must be given with ancapRating: stars are always shown with their year`,
      `${field}[3].facts.power: must be at least 0 (found -1)`,
      `${field}[3].facts.towing: is not a field of this file`,
    ]);
  });

  it('says the line of a file that is no YAML', async () => {
    const faults = await faultsWith({ 'posts/towing.md': '---\ntitle: "open\nsummary: x\n---\nWords.\n' });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^content\/posts\/towing\.md: line \d+: /);
  });

  it('refuses anchors, which an editor could not keep, along with all other faults of all files', async () => {
    expect(
      await faultsWith({
        'pages/about-us.yml': 'pageType: standard\ntitle: &name About\nintro: *name\nintroo: More\n',
        'pages/terms.yml': 'pageType: terms\ntitle: &name Terms\nslug: Terms!\n',
        'team/ann-lee.md': markdownFile({ ...member, email: 'ann' }, ''),
      }),
    ).toEqual([
      'content/pages/about-us.yml: introo: is not a field of this file',
      'content/pages/about-us.yml: line 2: must not use YAML anchors (&name)',
      'content/pages/about-us.yml: line 3: must not use YAML aliases (*name): write the value out',
      'content/pages/terms.yml: line 2: must not use YAML anchors (&name)',
      expect.stringMatching(/^content\/pages\/terms\.yml: slug: must be lower case/),
      'content/team/ann-lee.md: email: must be an email address',
    ]);
  });

  it.each([
    ['aliases that would fill the memory', aliasesOfAliases()],
    ['an alias of nothing', 'pageType: standard\ntitle: *nothing\n'],
  ])('refuses %s and goes on', async (_, text) => {
    const faults = await faultsWith({
      'pages/about-us.yml': text,
      'team/ann-lee.md': markdownFile({ ...member, email: 'ann' }, ''),
    });
    expect(faults.at(-1)).toBe('content/team/ann-lee.md: email: must be an email address');
    expect(faults.slice(0, -1).every((fault) => fault.startsWith('content/pages/about-us.yml: line'))).toBe(
      true,
    );
    expect(faults.length).toBeGreaterThan(1);
  });

  it('wants a page of the range for its models, and models for the page of a brand', async () => {
    expect(
      await faultsWith({
        'pages/range.yml': stringify({ pageType: 'standard', title: 'Range' }),
        'pages/tidemark.yml': stringify({ pageType: 'brand', title: 'Tidemark' }),
      }),
    ).toEqual([
      'content/pages/: there must be a page with pageType: vehicleIndex, because there are models',
      'content/pages/tidemark.yml: title: "Tidemark" is not the stockMake of any model in content/vehicles/',
    ]);
  });

  it('wants a page that lists what there is, and that its pages lead back to', async () => {
    const draft = (pageType: string) => stringify({ pageType, title: 'Later', draft: true });
    expect(
      await faultsWith({
        'pages/blog.yml': draft('blogIndex'),
        'pages/offers.yml': draft('brandSpecialsIndex'),
      }),
    ).toEqual([
      'content/pages/: there must be a page with pageType: blogIndex, because there are posts',
      'content/pages/: there must be a page with pageType: brandSpecialsIndex, because there are specials of the maker',
    ]);
  });

  describe.each([
    ['a page', 'pages/later.yml', (fields: Readonly<Record<string, unknown>>) => stringify(fields), {}],
    [
      'a page with empty parts',
      'pages/later.yml',
      (fields: Readonly<Record<string, unknown>>) => stringify(fields),
      {
        title: 'Later',
        blocks: [
          { type: 'gallery', pictures: [] },
          { type: 'imageText', heading: 'x' },
        ],
      },
    ],
    [
      'a page of a brand',
      'pages/later.yml',
      (fields: Readonly<Record<string, unknown>>) => stringify(fields),
      { pageType: 'brand' },
    ],
    ['a post', 'posts/later.md', (fields: Readonly<Record<string, unknown>>) => markdownFile(fields, ''), {}],
    [
      'a special of the maker',
      'brand-specials/later.md',
      (fields: Readonly<Record<string, unknown>>) => markdownFile(fields, ''),
      {},
    ],
    [
      'a special of the dealer',
      'dealer-specials/later.md',
      (fields: Readonly<Record<string, unknown>>) => markdownFile(fields, ''),
      {},
    ],
    [
      'a special whose words name a price that it lacks',
      'brand-specials/later.md',
      (fields: Readonly<Record<string, unknown>>) => markdownFile(fields, 'From {price}, until {endDate}.'),
      { ...special, id: 4499 },
    ],
  ])('%s', (_, file, written, fields) => {
    it('may be incomplete while it is a draft, and is left out; publishing it lists what is missing', async () => {
      expect(await faultsWith({ [file]: written({ draft: true, ...fields }) })).toEqual([]);
      const folders = await inventedContent({
        [file]: written({ draft: true, ...fields }),
        'posts/towing.md': markdownFile({ ...post, related: file.startsWith('posts') ? ['later'] : [] }),
      });
      const content = okValue(await loadContent(folders));
      await folders.dispose();
      const entries = [content.pages, content.posts, content.brandSpecials, content.dealerSpecials].flat();
      expect(entries.map(({ slug }) => slug)).not.toContain('later');
      const faults = await faultsWith({ [file]: written(fields) });
      expect(faults.length).toBeGreaterThan(0);
    });

    it('reports unreadable values, even in a draft', async () => {
      const wrong = { draft: true, ...fields, title: ['x'] };
      expect(await faultsWith({ [file]: written(wrong) })).toEqual([
        expect.stringMatching(/^content\/.*: title: must be text \(found/),
      ]);
      expect(await faultsWith({ [file]: written({ draft: true, ...fields, titel: 'x' }) })).toEqual([
        `content/${file}: titel: is not a field of this file`,
      ]);
      expect(await faultsWith({ [file]: '---\ntitle: "open\n' })).toHaveLength(1);
    });
  });

  it('does not miss the page that it cannot read', async () => {
    const faults = await faultsWith({ 'pages/home.yml': 'title: "open\n' });
    expect(faults).toEqual([expect.stringMatching(/^content\/pages\/home\.yml: line \d+: /)]);
  });

  it('names what a relation doesn’t find', async () => {
    const faults = await faultsWith({
      'posts/towing.md': markdownFile({ ...post, author: 'nobody', related: ['nothing'] }),
      'team/ann-lee.md': markdownFile({ ...member, department: 'spares' }, ''),
      'brand-specials/bonus.md': markdownFile({ ...special, vehicles: ['wattel'] }),
      'pages/about-us.yml': page({
        blocks: [
          { type: 'posts', category: 'Gossip' },
          { type: 'openingHours', departments: ['sales', 'spares'] },
        ],
      }),
    });
    expect(faults).toEqual([
      'content/brand-specials/bonus.md: vehicles[0]: is not a vehicle: content/vehicles/wattel.md does not exist',
      'content/pages/about-us.yml: blocks[0].category: is not a category: no post has the category Gossip',
      'content/pages/about-us.yml: blocks[1].departments[1]: is not a department: content/settings/site.yml has none with the id spares',
      'content/posts/towing.md: author: is not a team member: content/team/nobody.md does not exist',
      'content/posts/towing.md: related[0]: is not a post: content/posts/nothing.md does not exist',
      'content/team/ann-lee.md: department: is not a department: content/settings/site.yml has none with the id spares',
    ]);
  });

  it('takes each department of a location once, and an empty week as its usual hours', async () => {
    const emptyWeek = Object.fromEntries(
      Object.keys(location.openingHours as object).map((day) => [day, []]),
    );
    const at = (...departments: readonly object[]) => ({
      'locations/gumleaf.yml': stringify({ ...location, departments }),
    });
    expect(
      await faultsWith(at({ department: 'sales' }, { department: 'sales' }, { department: 'spares' })),
    ).toEqual([
      'content/locations/gumleaf.yml: departments: the same department is listed twice',
      expect.stringContaining('departments[2].department: is not a department'),
    ]);
    const folders = await inventedContent(at({ department: 'sales', openingHours: emptyWeek }));
    const loaded = okValue(await loadContent(folders));
    await folders.dispose();
    const [department] = loaded.locations.find(({ id }) => id === 'gumleaf')?.departments ?? [];
    expect(department?.openingHours).toEqual(loaded.site.departments[0]?.openingHours);
  });

  it('does not blame a relation for the faults of the file that it leads to', async () => {
    expect(await faultsWith({ 'team/ann-lee.md': markdownFile({ ...member, name: '' }, '') })).toEqual([
      'content/team/ann-lee.md: name: must not be empty',
    ]);
  });

  it('names both files of a duplicate', async () => {
    const faults = await faultsWith({
      'brand-specials/other.md': markdownFile({ ...special, slug: 'other' }),
      'pages/about.yml': page({ slug: 'about-us' }),
      'pages/contact.yml': page({ previousSlugs: ['about-us'] }),
      'pages/second-home.yml': stringify({ pageType: 'home', title: 'Home again' }),
      'locations/other.yml': stringify({ ...location, name: 'GUMLEAF' }),
      'posts/hauling.md': markdownFile({ ...post, slug: 'towing', category: 'guides' }),
    });
    expect(faults).toEqual([
      'content/brand-specials/other.md: id: 4411 is also used in content/brand-specials/bonus.md; it must be unique',
      'content/locations/other.yml: name: gumleaf is also used in content/locations/gumleaf.yml; it must be unique',
      'content/pages/about.yml: slug: the address /about-us/ is already used by content/pages/about-us.yml',
      'content/pages/contact.yml: previousSlugs[0]: the address /about-us/ is already used by content/pages/about-us.yml',
      'content/pages/second-home.yml: pageType: home is also used in content/pages/home.yml; it must be unique',
      'content/pages/second-home.yml: slug: the address / is already used by content/pages/home.yml',
      'content/posts/hauling.md: category: is spelt "Guides" in content/posts/first-service.md',
      'content/posts/towing.md: slug: the address /blog/towing/ is already used by content/posts/hauling.md',
    ]);
  });

  it('keeps the site’s own addresses free', async () => {
    expect(
      await faultsWith({
        'pages/mine.yml': page({ slug: 'stock/mine' }),
        'pages/blog.yml': stringify({ pageType: 'blogIndex', title: 'News', slug: 'news' }),
      }),
    ).toEqual([
      'content/pages/blog.yml: slug: a page of the type blogIndex always lies at /blog/: leave it out',
      'content/pages/mine.yml: slug: /stock/ is reserved for the stock search',
    ]);
  });

  it('wants the pages and settings that a site cannot do without', async () => {
    const folders = await inventedContent();
    await folders.remove('pages/home.yml');
    await folders.remove('settings/finance.yml');
    const loaded = await loadContent(folders);
    await folders.dispose();
    expect(loaded).toEqual({
      kind: 'err',
      fault: expect.arrayContaining([
        { file: 'content/pages/', reason: 'there must be a page with pageType: home' },
        { file: 'content/settings/finance.yml', reason: 'is missing' },
      ]),
    });
  });

  it('sees files that would never be shown', async () => {
    expect(
      await faultsWith({
        'post/lost.md': 'x',
        'posts/draft.txt': 'x',
        'posts/Big Day.md': markdownFile({ ...post, slug: 'big-day' }),
      }),
    ).toEqual([
      'content/post/: is not a content folder (there are settings, pages, vehicles, brand-specials, dealer-specials, posts, team, locations, assurances, stock-overrides)',
      'content/posts/Big Day.md: the file name must be lower case letters, digits and hyphens',
      'content/posts/draft.txt: must be a .md file',
    ]);
  });

  it('holds government fees to a state, their days and a fee', async () => {
    const year = { from: '2026-07-01', until: '2027-06-30', source: 'Us' };
    const faults = await faultsWith(
      withSite({
        onRoadFees: [
          { ...year, state: 'NSW', transfer: 40 },
          { ...year, state: 'NSW', from: '2027-06-30', until: '2028-06-30', transfer: 41 },
          { ...year, state: 'VIC', until: '2026-06-30', transfer: 47 },
          { ...year, state: 'QLD' },
          { ...year, state: 'XYZ', transfer: -1 },
        ],
      }),
    );
    expect(faults).toEqual([
      expect.stringContaining('onRoadFees[2].until: must not be before from'),
      expect.stringContaining('onRoadFees[3].transfer: must name at least one fee'),
      expect.stringContaining('onRoadFees[4].state:'),
      expect.stringContaining('onRoadFees[4].transfer: must be at least 0'),
    ]);
    expect(
      await faultsWith(
        withSite({
          onRoadFees: [
            { ...year, state: 'NSW', transfer: 40 },
            { ...year, state: 'NSW', from: '2027-06-30', until: '2028-06-30', transfer: 41 },
          ],
        }),
      ),
    ).toEqual([
      'content/settings/site.yml: onRoadFees[1].from: overlaps other fees of the same state, from 2026-07-01 until 2027-06-30',
    ]);
  });

  it('holds dates and opening hours to the calendar and the clock', async () => {
    const { departments } = site as { readonly departments: readonly { readonly openingHours: object }[] };
    const sales = departments[0];
    const faults = await faultsWith({
      'brand-specials/bonus.md': markdownFile({
        ...special,
        startsAt: '2030-04-01',
        endsAt: '2030-03-31',
        title: '',
      }),
      'posts/towing.md': markdownFile({ ...post, publishedAt: '2030-02-30' }),
      ...withSite({
        timeZone: 'Australia/Gumleaf',
        departments: [
          {
            ...sales,
            openingHours: {
              ...sales?.openingHours,
              monday: [{ opens: '17:00', closes: '09:00' }],
              tuesday: [
                { opens: '09:00', closes: '13:00' },
                { opens: '12:00', closes: '17:00' },
              ],
              wednesday: [{ opens: '9am', closes: '24:00' }],
              sunday: null,
            },
          },
        ],
      }),
    });
    expect(faults).toEqual([
      'content/brand-specials/bonus.md: endsAt: must be after startsAt',
      'content/brand-specials/bonus.md: title: must not be empty',
      'content/posts/towing.md: publishedAt: must be a date (2030-01-31) or a date and time (2030-01-31T09:00:00+11:00)',
      'content/settings/site.yml: departments[0].openingHours.monday[0].closes: must be after opens',
      'content/settings/site.yml: departments[0].openingHours.sunday: must not be empty',
      'content/settings/site.yml: departments[0].openingHours.tuesday: the periods must follow one another without overlapping',
      'content/settings/site.yml: departments[0].openingHours.wednesday[0].closes: must be a time of day in quotes ("08:30")',
      'content/settings/site.yml: departments[0].openingHours.wednesday[0].opens: must be a time of day in quotes ("08:30")',
      'content/settings/site.yml: timeZone: must be the name of a time zone (Australia/Sydney)',
    ]);
  });

  it('wants a size of pictures from elsewhere, and reads that of its own', async () => {
    const elsewhere = { url: 'https://pictures.example/a.jpg', alt: 'Elsewhere' };
    expect(await faultsWith({ 'posts/towing.md': markdownFile({ ...post, picture: elsewhere }) })).toEqual([
      'content/posts/towing.md: picture: a picture from elsewhere needs width and height',
    ]);
    const folders = await inventedContent({
      'posts/towing.md': markdownFile({ ...post, picture: { ...elsewhere, width: 30, height: 20 } }),
    });
    const loaded = await loadContent(folders);
    await folders.dispose();
    if (loaded.kind === 'err') throw new Error(describeContentFaults(loaded.fault));
    expect(loaded.value.posts.map((entry) => entry.picture)).toEqual([
      { ...picture, width: 6, height: 4 },
      { ...elsewhere, width: 30, height: 20 },
    ]);
  });

  it('opens no picture outside the static folder, no drawing with code in it, and nothing that is no picture', async () => {
    expect(
      await faultsWith({
        'posts/towing.md': markdownFile(
          post,
          '![A map](/uploads/../../content/posts/towing.md)\n\n![](/uploads/road.png)',
        ),
        'pages/about-us.yml': page({
          blocks: [{ type: 'gallery', pictures: [{ url: '/uploads/logo.svg', alt: 'Logo' }] }],
        }),
        'vehicles/wattle.md': markdownFile({
          ...vehicle,
          brochureUrl: '/uploads/wattle.pdf',
          hero: { url: '/../a.png', alt: 'x' },
        }),
      }),
    ).toEqual([
      'content/pages/about-us.yml: blocks[0].pictures[0].url: must be a JPEG, PNG, WebP or AVIF picture',
      'content/posts/towing.md: the text below the front matter: the picture /uploads/../../content/posts/towing.md in the text: must be a JPEG, PNG, WebP or AVIF picture',
      'content/posts/towing.md: the text below the front matter: the picture /uploads/road.png in the text needs a description: ![what it shows](/uploads/road.png)',
      'content/vehicles/wattle.md: brochureUrl: the file content/uploads/wattle.pdf does not exist',
      'content/vehicles/wattle.md: hero.url: the file static/../a.png does not exist',
    ]);
  });

  it('refuses addresses that run something', async () => {
    expect(
      await faultsWith({
        'settings/navigation.yml': stringify({
          header: [
            { label: 'A', url: 'javascript:alert(1)' },
            { label: 'B', url: '//elsewhere.example' },
            { label: 'C', url: '/\\elsewhere.example' },
            { label: 'D', url: 'data:text/html,x' },
          ],
          footer: [],
        }),
      }),
    ).toEqual(
      [0, 1, 2, 3].map(
        (index) =>
          `content/settings/navigation.yml: header[${index}].url: must be an address: /path/, https://…, tel:…, mailto:… or #fragment`,
      ),
    );
  });

  it.each(['http://pay.example.com/reserve', 'pay.example.com', '/pay/', 'javascript:alert(1)'])(
    'refuses %s as the page where a reservation is paid',
    async (reservationPaymentUrl) =>
      expect(await faultsWith(withSite({ reservationPaymentUrl }))).toEqual([
        'content/settings/site.yml: reservationPaymentUrl: must be a whole https:// address',
      ]),
  );

  it('tells every filter that cannot work at once: which field of which row, and why', async () => {
    const item = (id: string, fields: object) => ({ id, label: id, ...fields });
    const filters = {
      groups: [
        {
          id: 'all',
          label: 'All',
          svgName: 'wheel',
          filterItems: [
            item('a', { field: 'make', type: 'range_slider' }),
            item('b', { field: 'odometer', type: 'radioGroupNumeric', hardcodedValues: [50000, 'few'] }),
            item('c', { field: 'horsepower', type: 'list' }),
            item('d', { field: 'colour', type: 'dial' }),
            item('e', { field: 'colour', type: 'list' }),
          ],
        },
      ],
    };
    const faults = await faultsWith({ 'settings/filters.yml': stringify(filters) });
    expect(faults).toEqual([
      expect.stringMatching(
        /filters\.yml: groups\[0\]\.filterItems\[0\]\.type: range_slider cannot set make, which is chosen from values: use list, /,
      ),
      'content/settings/filters.yml: groups[0].filterItems[1].hardcodedValues[1]: must be a whole number ("50000") (found "few")',
      expect.stringMatching(
        /groups\[0\]\.filterItems\[2\]\.field: must be one of .*make.* \(found "horsepower"\)$/,
      ),
      expect.stringMatching(
        /groups\[0\]\.filterItems\[3\]\.type: must be one of body_tag, .* \(found "dial"\)$/,
      ),
      'content/settings/filters.yml: groups[0].svgName: the file static/icons/filters/wheel.svg does not exist',
    ]);
  });

  it('tells a word of the feed that would mean two things: which row, and both', async () => {
    const rows = [
      { field: 'bodyType', name: 'Ute', feedWords: ['Tray top', 'Cab plus'] },
      { field: 'colour', name: 'White', feedWords: ['Tray top'] },
      { field: 'bodyType', name: 'Van', feedWords: ['tray-top'] },
    ];
    const faults = (feedWords: readonly object[]) =>
      faultsWith({ 'settings/filters.yml': stringify({ feedWords }) });
    expect(await faults(rows)).toEqual([
      'content/settings/filters.yml: feedWords[2].feedWords: "tray-top" cannot mean both Ute and Van',
    ]);
    expect(await faults([{ field: 'seats', name: 'Five', feedWords: ['V'] }])).toEqual([
      expect.stringMatching(/feedWords\[0\]\.field: must be one of bodyType, .* \(found "seats"\)$/),
    ]);
  });

  it('needs one row for another filter of a known kind, named as either side names it', async () => {
    const row = { id: 'seats', label: 'Seats', field: 'seats', type: 'radioGroup' };
    const filters = {
      groups: [{ id: 'one', label: 'One', filterItems: [{ ...row, id: 'make', field: 'make' }, row] }],
    };
    const folders = await inventedContent({ 'settings/filters.yml': stringify(filters) });
    const loaded = await loadContent(folders);
    await folders.dispose();
    if (loaded.kind === 'err') throw new Error(describeContentFaults(loaded.fault));
    expect(loaded.value.filters.groups[0]?.filterItems.map(({ field, type }) => [field, type])).toEqual([
      ['make', 'radio_group'],
      ['seats', 'radio_group'],
    ]);
  });

  it('takes no comparison rate of a lender that is below its interest rate', async () => {
    expect(
      await faultsWith({
        'settings/finance.yml': stringify({
          ...finance,
          repaymentInterestRate: { default: 8.49, used: 11.94 },
          comparisonRate: { new: 8.49, demo: 8.05, used: 9.05 },
        }),
      }),
    ).toEqual([
      'content/settings/finance.yml: comparisonRate.demo: must not be below the interest rate, which is a part of it',
      'content/settings/finance.yml: comparisonRate.used: must not be below the interest rate, which is a part of it',
    ]);
  });

  it('keeps what is zero or false, and leaves out what was cleared', async () => {
    const folders = await inventedContent({
      'pages/about-us.yml':
        'pageType: standard\ntitle: About\nintro: ""\nseo: { title: "", noindex: false, picture: { url: "", alt: "" } }\n',
    });
    const loaded = await loadContent(folders);
    await folders.dispose();
    if (loaded.kind === 'err') throw new Error(describeContentFaults(loaded.fault));
    expect(loaded.value.finance.repaymentInterestRate.new).toBe(0);
    const about = loaded.value.pages.find(({ id }) => id === 'about-us');
    expect(about?.seo).toEqual({ noindex: false });
    expect(about?.intro).toBeUndefined();
  });
});

describe('what lies among the uploads is published as it is', () => {
  const uploadFaults = async (files: readonly (readonly [string, string | Buffer])[]) => {
    const folders = await inventedContent();
    for (const [name, text] of files) await writeFile(join(folders.contentFolder, 'uploads', name), text);
    const loaded = await loadContent(folders);
    await folders.dispose();
    return loaded.kind === 'err' ? loaded.fault.map(({ file }) => file) : [];
  };

  const RUNS: readonly (readonly [string, string | Buffer])[] = [
    ['page.html', 'Hello'],
    ['script.js', ''],
    ['page.xhtml', ''],
    ['style.css', ''],
    ['packed.svgz', ''],
    ['script.svg', '<svg><script>x</script></svg>'],
    ['handler.svg', '<svg onload="x"/>'],
    ['link.svg', '<svg><a href="https://evil.example"><rect/></a></svg>'],
    ['elsewhere.svg', '<svg><image href="https://evil.example/x.png"/></svg>'],
    ['page.svg', '<svg><foreignObject><iframe/></foreignObject></svg>'],
    ['animated.svg', '<svg><set attributeName="onload" to="x"/></svg>'],
    ['prefixed.svg', '<svg xmlns:x="http://www.w3.org/2000/svg"><x:script>x</x:script></svg>'],
    ['other-names.svg', '<svg><g xmlns="http://www.w3.org/1999/xhtml"/></svg>'],
    ['style.svg', '<svg><style>@import "https://evil.example/x.css"</style></svg>'],
    ['escaped.svg', '<svg><path fill="u&#114;l(https://evil.example/)"/></svg>'],
    [
      'utf16.svg',
      Buffer.from('\ufeff<svg xmlns="http://www.w3.org/2000/svg"><script>x</script></svg>', 'utf16le'),
    ],
    [
      'attlist.svg',
      '<!DOCTYPE svg [<!ATTLIST svg onload CDATA "x">]><svg xmlns="http://www.w3.org/2000/svg"/>',
    ],
    ['entity.svg', '<!DOCTYPE svg [<!ENTITY x "y">]><svg/>'],
  ];

  it('each file that would run when somebody opens it is a fault, and no other', async () => {
    const welcome = [
      ['brochure.pdf', '%PDF'],
      ['plain.svg', '<svg xmlns="http://www.w3.org/2000/svg"><defs/><use href="#a"/><path d="M0 0"/></svg>'],
      ['.gitkeep', ''],
    ] as const;
    expect((await uploadFaults([...welcome, ...RUNS])).sort()).toEqual(
      RUNS.map(([name]) => `content/uploads/${name}`).sort(),
    );
    expect(await uploadFaults(welcome)).toEqual([]);
  });

  it('a symbolic link, which would not be published, stops the build', async () => {
    const folders = await inventedContent();
    const uploads = join(folders.contentFolder, 'uploads');
    await symlink(join(folders.contentFolder, 'settings'), join(uploads, 'brochures'));
    await symlink('elsewhere.pdf', join(uploads, 'brochure.pdf'));
    const loaded = await loadContent(folders);
    await folders.dispose();
    expect(describeContentFaults(faultOf(loaded))).toMatch(
      /uploads\/brochure\.pdf: is a symbolic link[\s\S]+uploads\/brochures: is a symbolic link/,
    );
  });
});
