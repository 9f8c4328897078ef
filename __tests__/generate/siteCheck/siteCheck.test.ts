import { AUSTRALIAN_RULES } from '../../../generate/siteCheck/australianRules';
import { readBuiltPage } from '../../../generate/siteCheck/builtPage';
import { NEW_ZEALAND_RULES } from '../../../generate/siteCheck/newZealandRules';
import { provePrices } from '../../../generate/siteCheck/onePrice';
import { type CheckedSite, pricesIn } from '../../../generate/siteCheck/readSite';
import { checkSite, parseAcceptances, RULES, siteCheckText } from '../../../generate/siteCheck/siteCheck';
import type { RawFile } from '../../../plugins/content-endpoint/files/parseRawFile';
import type { Cents } from '../../../src/domain/money';
import { locationKey } from '../../../src/domain/stock/locationKey';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import { toStockCard } from '../../../src/domain/stock/toStockCard';
import { credit } from '../../../src/locales/en-AU/credit';
import { australia } from '../../../support/australia';
import { okValue } from '../../../support/okValue';

const TODAY = '2026-11-26';

const NEW_CAR: StockItem = {
  id: 'N1',
  vehType: 'New',
  stockType: 'cars',
  make: 'Tallis',
  model: 'Quartz',
  year: 2026,
  odometer: 5,
  status: 'available',
  priceType: 'driveAway',
  price: 34_490_00 as Cents,
  featured: false,
  brandCertified: false,
  tags: ['Low emissions'],
  images: [{ url: '/pictures/quartz.3fa2b1c0' }],
  vin: '6E9CMY83BTP101411',
  siteDescription: 'Everything the Quartz can have.',
  ancapRating: 5,
  ancapYear: 2023,
};

/** Reduced, and proved by the history below. */
const USED_CAR: StockItem = {
  id: 'U1',
  vehType: 'Used',
  stockType: 'cars',
  make: 'Kia',
  model: 'Sportage',
  year: 2022,
  odometer: 84_771,
  status: 'available',
  priceType: 'driveAway',
  price: 25_990_00 as Cents,
  specialPrice: 23_990_00 as Cents,
  featured: false,
  brandCertified: false,
  tags: [],
  images: [],
  registrationNumber: 'ABC12D',
  siteDescription: 'One owner, and every service in the book.',
};

const FOOTER =
  '<footer><p>Quillbrook Motors Pty Ltd · Motor dealer licence MD 094417 · (02) 5550 0140</p></footer>';

const NOTES =
  '<ol aria-label="Notes on prices"><li id="note-1"><p>Drive Away is the whole price, from $1 Drive Away up.</p></li><li id="note-4"><p>Credit is provided by Corella Finance Pty Ltd, Australian credit licence 788214.</p></li></ol>';

const WARNING = `<p>${credit.notices.join(' ')}</p>`;

const priceWords = ({ id }: StockItem) =>
  id === 'N1'
    ? '<strong>$34,490</strong><span>Drive Away<sup><a href="#note-1"><span>note </span>1</a></sup></span>'
    : '<strong>$23,990</strong><span>Drive Away<sup><a href="#note-1"><span>note </span>1</a></sup></span><span>was <s>$25,990</s>, save $2,000</span>';

const card = (item: StockItem) =>
  `<article><h3><a href="/stock/item/${item.id}/x/">A car</a></h3><p>${priceWords(item)}</p></article>`;

/** An item's page as a build writes it, in short. `edit` plants a fault in the HTML. */
function itemPage(item: StockItem, edit = (html: string) => html) {
  const [path, price] =
    item.id === 'N1'
      ? ['/stock/item/N1/2026-tallis-quartz/', '34,490']
      : ['/stock/item/U1/2022-kia-sportage/', '23,990'];
  const offer = { '@type': 'Car', offers: { price: Number(price.replace(',', '')), priceCurrency: 'AUD' } };
  const html = `<!DOCTYPE html><html lang="en-AU"><head><title>${item.make} ${item.model} | Quillbrook Tallis</title>
    <link rel="canonical" href="https://www.quillbrook.example${path}"/>
    <meta property="og:image" content="https://www.quillbrook.example/icons/share.png"/>
    <meta name="description" content="A car: $${price} Drive Away, Automatic."/>
    <meta property="og:description" content="A car: $${price} Drive Away, Automatic."/>
    <script type="application/ld+json">${JSON.stringify(offer)}</script></head>
    <body><main><article><h1>A car</h1><aside aria-label="Price"><p>${priceWords(item)}</p>
    <p><strong>$165</strong> a week <span>8.49% p.a. · comparison rate 9.06% p.a.</span></p>
    <a href="/finance-calculator/?calculate=repayment&amp;price=${price.replace(',', '')}&amp;stockItem=${item.id}">How?</a>
    ${WARNING}</aside><dl><dt>ANCAP safety rating</dt><dd>5 stars (tested 2023)</dd></dl>
    <section><h2>You might also like</h2>${card(item === NEW_CAR ? USED_CAR : NEW_CAR)}</section>
    ${NOTES}<div><p>$${price}<span>Drive Away</span></p></div></article></main>${FOOTER}</body></html>`;
  return readBuiltPage(path, edit(html));
}

const page = (words: string, path = '/a-page/', head = '') =>
  readBuiltPage(
    path,
    `<html><head><title>${path}</title><meta property="og:image" content="/icons/share.png"/>${head}</head><body><main><h1>A page</h1>${words}</main>${FOOTER}</body></html>`,
  );

const file = (name: string, data: Record<string, unknown>, body = ''): RawFile => ({
  file: `content/${name}`,
  id: 'x',
  data,
  body,
});

const SPECIAL = {
  title: 'An offer',
  summary: 'From $33,990 drive away.',
  price: 33_990,
  terms: 'For a month.',
  endsAt: '2026-12-31',
};

const SITE: CheckedSite = {
  country: australia,
  pages: [itemPage(NEW_CAR), itemPage(USED_CAR), page('<p>Come and see us.</p>', '/')],
  published: {
    url: 'https://www.quillbrook.example',
    robots: 'User-agent: *\nDisallow: /api/\n',
    sitemap: ['/', '/stock/item/N1/2026-tallis-quartz/'].map(
      (path) => `https://www.quillbrook.example${path}`,
    ),
  },
  items: [NEW_CAR, USED_CAR],
  cards: [toStockCard(NEW_CAR), toStockCard(USED_CAR)],
  stated: pricesIn({ result: { pageContext: { items: [NEW_CAR, USED_CAR] } } }, 'page-data/x/page-data.json'),
  history: {
    began: '2026-09-01',
    latest: TODAY,
    items: [
      {
        id: 'N1',
        first: '2026-09-01',
        prices: [{ day: '2026-09-01', type: 'driveAway', cents: 34_490_00 as Cents }],
      },
      {
        id: 'U1',
        first: '2026-09-01',
        prices: [
          { day: '2026-09-01', type: 'driveAway', cents: 25_990_00 as Cents },
          { day: '2026-11-20', type: 'driveAway', cents: 23_990_00 as Cents },
        ],
      },
    ],
  },
  content: [
    file('brand-specials/x.md', SPECIAL, 'The last ones, from **$33,990** drive away.'),
    file('settings/site.yml', { licenceNumber: 'MD 094417' }),
    file('vehicles/x.md', {
      grades: [{ priceType: 'driveAway' }],
      displayFields: { ancapRating: 5, ancapYear: 2023, power: 88 },
    }),
    file(
      'posts/x.md',
      { title: 'What a loan costs' },
      'A loan at 8.5% p.a. has a comparison rate of 9.8% p.a. here.',
    ),
  ],
  dealership: {
    dealershipName: 'Quillbrook Tallis',
    legalName: 'Quillbrook Motors Pty Ltd',
    state: 'NSW',
    licenceNumber: 'MD 094417',
    phone: '(02) 5550 0140',
    lenderLicence: '788214',
    timeZone: 'Australia/Sydney',
    yards: new Map([[locationKey('Albury South'), 'VIC']]),
  },
};

const check = (site: CheckedSite) =>
  checkSite(site, { rules: RULES['en-AU'], acceptances: [], today: TODAY });

const withItem = (change: Partial<StockItem>, item = USED_CAR): CheckedSite => ({
  ...SITE,
  items: [...SITE.items.filter(({ id }) => id !== item.id), { ...item, ...change }],
});
const withWords = (words: string): CheckedSite => ({
  ...SITE,
  pages: [...SITE.pages, page(`<p>${words}</p>`)],
});
const withPost = (body: string): CheckedSite => ({
  ...SITE,
  content: [...SITE.content, file('posts/planted.md', {}, body)],
});
const withFile = (name: string, data: Record<string, unknown>, body = ''): CheckedSite => ({
  ...SITE,
  content: [...SITE.content, file(name, data, body)],
});
/** The site with a grade of whose stock the power, torque and fuel are known. */
const withGrades = (facts: object): CheckedSite => ({
  ...withFile('vehicles/y.md', {
    stockMake: NEW_CAR.make,
    stockModel: NEW_CAR.model,
    grades: [{ stockBadge: 'core', facts }],
  }),
  items: [{ ...NEW_CAR, variations: 'Core', power: 88, torque: 190, fuelType: 'Petrol' }, USED_CAR],
});
/** The site with its home page, and other files for search engines, as given. */
const withHome = (head: string, published: object = {}): CheckedSite => ({
  ...SITE,
  pages: [...SITE.pages.slice(0, -1), page('<p>Come and see us.</p>', '/', head)],
  published: { ...SITE.published, ...published } as NonNullable<CheckedSite['published']>,
});
const withPage = (html: string): CheckedSite => ({
  ...SITE,
  pages: [...SITE.pages, readBuiltPage('/planted/', html)],
});
const dealership = (change: Partial<CheckedSite['dealership']>): CheckedSite => ({
  ...SITE,
  dealership: { ...SITE.dealership, ...change },
});

const PLACEHOLDERS: readonly (readonly [field: string, value: string])[] = [
  ['licenceNumber', '000000'],
  ['licenceNumber', 'MD 00000'],
  ['licenceNumber', 'TBA'],
  ['abn', '11 111 111 111'],
  ['phone', '(00) 0000 0000'],
  ['phone', '0400 000 000'],
  ['email', 'sales@example.com'],
  ['email', 'name@yourdomain.com.au'],
  ['legalName', 'Your company Pty Ltd'],
];

/** One fault for each row: the rule that must find it, the place it must name, and the site with it. */
const PLANTED: readonly (readonly [rule: string, place: RegExp, site: CheckedSite])[] = [
  ['on-road-costs', /posts\/planted\.md: text/, withPost('Only $30,000 and on-road costs.')],
  ['on-road-costs', /\/a-page\/: under “A page”/, withWords('$30,000 plus on-roads')],
  ['on-road-costs', /stock U1: siteDescription/, withItem({ siteDescription: 'Cheap + ORCs.' })],
  ['on-road-costs', /stock U1: tags/, withItem({ tags: ['No on-road charges'] })],
  ['part-of-a-price', /posts\/planted/, withPost('Yours for **$29,990** plus dealer delivery.')],
  ['part-of-a-price', /\/a-page\//, withWords('$29,990 excl. GST')],
  ['part-of-a-price', /stock U1: stockSubname/, withItem({ stockSubname: '$9,990 + government charges' })],
  ['no-more-to-pay', /posts\/planted/, withPost('$29,990, no more to pay!')],
  ['no-more-to-pay', /\/a-page\//, withWords('No hidden fees.')],
  ['drive-away-for-new', /stock N1: priceType/, withItem({ priceType: 'egc' }, NEW_CAR)],
  ['drive-away-for-new', /stock U1: priceType/, withItem({ vehType: 'Demo', priceType: 'egc' })],
  [
    'drive-away-for-new',
    /vehicles\/y\.md: grades\[0\]\.priceType/,
    withFile('vehicles/y.md', { grades: [{ priceType: 'egc' }] }),
  ],
  ['drive-away-for-used', /stock U1: priceType/, withItem({ priceType: 'egc' })],
  [
    'victoria-total-price',
    /stock U1: priceType/,
    withItem({ priceType: 'egc', location: { name: 'Albury South' } }),
  ],
  [
    'special-drive-away',
    /brand-specials\/y\.md: title/,
    withFile('brand-specials/y.md', { ...SPECIAL, title: 'Now $33,990' }),
  ],
  [
    'special-drive-away',
    /brand-specials\/y\.md: text/,
    withFile('brand-specials/y.md', SPECIAL, 'Herons for $33,990.'),
  ],
  ['price-note', /\/a-page\//, withWords('$20,000 Drive Away <sup>note 1</sup>')],
  ['was-price', /stock U1: price/, withItem({ price: 29_990_00 as Cents })],
  [
    'was-price',
    /stock N1: price/,
    withItem({ price: 36_490_00 as Cents, specialPrice: 34_490_00 as Cents }, NEW_CAR),
  ],
  ['bare-special', /stock N1: featured/, withItem({ featured: true }, NEW_CAR)],
  [
    'bare-special',
    /stock-overrides\/n\.yml: featured/,
    {
      ...withFile('stock-overrides/n.yml', { stockNumber: 'n100 ', featured: true }),
      items: [{ ...NEW_CAR, stockNumber: 'N100', featured: true }, USED_CAR],
    },
  ],
  ['was-above-now', /stock U1: specialPrice/, withItem({ specialPrice: 25_990_00 as Cents })],
  ['percent-off', /posts\/planted/, withPost('20% off every tyre.')],
  ['compared-price', /posts\/planted/, withPost('Mats worth $260.')],
  ['compared-price', /\/a-page\//, withWords('RRP $39,990')],
  ['minimum-trade-in', /posts\/planted/, withPost('A minimum of $3,000 for your trade-in.')],
  ['rate-without-comparison', /posts\/planted/, withPost('Loans from **6.9%** p.a. this month.')],
  ['rate-without-comparison', /\/a-page\//, withWords('Our interest rate is 6.9 per cent.')],
  [
    'comparison-below-interest',
    /posts\/planted/,
    withPost('Our loans are **6.9% p.a.**, comparison rate 6.5% p.a., for used cars.'),
  ],
  [
    'comparison-below-interest',
    /\/a-page\//,
    withWords(
      'New 6.9% p.a., comparison rate 7.4% p.a. · Used 8.9 per cent p.a. (comparison rate of 7.9 per cent)',
    ),
  ],
  [
    'comparison-below-interest',
    /settings\/finance\.yml: comparisonRate\.used/,
    withFile('settings/finance.yml', {
      repaymentInterestRate: { default: 6.9, used: 9.9 },
      comparisonRate: { used: 7.4 },
    }),
  ],
  ['comparison-rate-by-name', /posts\/planted/, withPost('6.9% p.a. (7.4% CR)')],
  [
    'comparison-warning',
    /\/a-page\//,
    withWords('6.9% p.a. · comparison rate 7.4% p.a. Loan of $30,000 over 5 years.'),
  ],
  [
    'comparison-example',
    /\/a-page\//,
    withWords(`6.9% p.a. · comparison rate 7.4% p.a. ${credit.notices[0]}`),
  ],
  ['repayment-without-rate', /stock U1: siteDescription/, withItem({ siteDescription: 'From $99 a week.' })],
  ['repayment-without-rate', /posts\/planted/, withPost('Only **$99** per week!')],
  ['credit-licence', /\/stock\/item\/N1\//, dealership({ lenderLicence: '111111' })],
  ['promised-approval', /posts\/planted/, withPost('Guaranteed finance approval.')],
  ['promised-approval', /\/a-page\//, withWords('No credit checks.')],
  ['best-finance', /posts\/planted/, withPost('We beat any price.')],
  ['interest-free', /posts\/planted/, withPost('0% finance on every Quartz.')],
  [
    'dealer-licence',
    /\/planted\//,
    withPage('<main><p>Hello</p></main><footer>Quillbrook Tallis (02) 5550 0140</footer>'),
  ],
  [
    'dealer-name',
    /\/planted\//,
    withPage('<main><p>Hello</p></main><footer>MD 094417 (02) 5550 0140</footer>'),
  ],
  [
    'dealer-phone',
    /\/planted\//,
    withPage('<main><p>Hello</p></main><footer>Quillbrook Tallis MD 094417</footer>'),
  ],
  ['licence-form', /settings\/site\.yml: licenceNumber/, dealership({ state: 'VIC' })],
  [
    'registration-number',
    /stock U1: registrationNumber/,
    withItem({ registrationNumber: undefined } as never),
  ],
  ['odometer', /stock U1: odometer/, withItem({ odometer: 0 })],
  ['ancap-year', /stock N1: ancapYear/, withItem({ ancapYear: undefined } as never, NEW_CAR)],
  ['ancap-year', /vehicles\/y\.md/, withFile('vehicles/y.md', { displayFields: { ancapRating: 5 } })],
  [
    'ancap-year',
    /vehicles\/y\.md: grades\[1\]\.facts/,
    withFile('vehicles/y.md', { grades: [{}, { facts: { ancapRating: 5 } }] }),
  ],
  ['grade-facts', /vehicles\/y\.md: grades\[0\]\.facts\.power$/, withGrades({ power: 152, torque: 190 })],
  ['grade-facts', /vehicles\/y\.md: grades\[0\]\.facts\.fuelType$/, withGrades({ fuelType: 'Hybrid' })],
  [
    'model-facts',
    /vehicles\/y\.md: displayFields\.power$/,
    withFile('vehicles/y.md', { grades: [{}, {}], displayFields: { seatNum: 5, power: 152 } }),
  ],
  ['ancap-year', /\/a-page\//, withWords('Five stars from ANCAP.')],
  ['safest', /posts\/planted/, withPost('The safest car in its class.')],
  ['called-new', /stock U1: siteDescription/, withItem({ siteDescription: 'This is a brand new car.' })],
  ['no-refunds', /posts\/planted/, withPost('Parts are sold as is. No refunds.')],
  ['tied-service', /posts\/planted/, withPost('You lose your warranty if it is serviced elsewhere.')],
  ['offer-terms', /brand-specials\/y\.md: terms/, withFile('brand-specials/y.md', { ...SPECIAL, terms: '' })],
  [
    'offer-end',
    /brand-specials\/y\.md: endsAt/,
    withFile('brand-specials/y.md', { ...SPECIAL, endsAt: undefined }),
  ],
  ['green-claims', /posts\/planted/, withPost('A zero-emissions car.')],
  ['price-in-words', /posts\/planted\.md: text/, withPost('Wrens from **$9,990** drive away.')],
  ['price-in-words', /posts\/planted/, withPost('Our last Wren, now only $8,750!')],
  [
    'price-in-words',
    /settings\/navigation/,
    withFile('settings/navigation.yml', { title: 'Utes from $19,990' }),
  ],
  [
    'price-in-words',
    /posts\/y\.md: picture\.alt/,
    withFile('posts/y.md', { picture: { alt: '$19,990 Drive Away' } }),
  ],
  [
    'price-in-words',
    /stock U1: siteDescription/,
    withItem({ siteDescription: 'Yours for $19,990 ride away.' }),
  ],
  [
    'price-in-words',
    /\/planted\/: description/,
    withPage(`<meta name="description" content="From $9,990 Drive Away"/><main>Wrens</main>${FOOTER}`),
  ],
  ['price-in-words', /posts\/planted/, withPost('Yours at $9,990 on the road.')],
  ['was-in-words', /posts\/planted/, withPost('The Wren was $39,990, now $34,490. Save $5,500!')],
  ['was-in-words', /posts\/planted/, withPost('Save $3,000 on the Sportage: it was **$25,990**.')],
  ['was-in-words', /\/a-page\//, withWords('Now $34,490 (was $40,000)')],
  ['other-currency', /posts\/planted/, withPost('Only NZ$9,990.')],
  ['other-currency', /posts\/planted/, withPost('About 500 euros.')],
  [
    'other-currency',
    /\/planted\/: structured data/,
    withPage('<script type="application/ld+json">{"priceCurrency":"NZD"}</script>'),
  ],
  ['other-phone', /posts\/planted/, withPost('Ring us on (02) 5550 0141.')],
  ['other-phone', /\/a-page\//, withWords('Ring 0491 570 156.')],
  ['past-date', /posts\/planted/, withPost('The offer ends on 30 June 2026.')],
  ['past-date', /stock U1/, withItem({ siteDescription: 'Registered until 3rd March 2026.' })],
  ['not-indexed', /^\/: robots/, withHome('<meta name="robots" content="noindex"/>')],
  [
    'canonical',
    /^\/: canonical/,
    withHome('<link rel="canonical" href="https://staging.quillbrook.example/"/>'),
  ],
  ['same-title', /^\/: title/, withPage('<title>/</title><main>Hello</main>')],
  ['same-title', /posts\/x\.md: title/, withFile('posts/y.md', { title: 'What a loan costs ' })],
  ['share-picture', /\/planted\/: og:image/, withPage('<title>Hello</title><main>Hello</main>')],
  [
    'share-picture',
    /\/gone\/: og:image/,
    { ...SITE, pages: [...SITE.pages, { ...page('<p>Hello</p>', '/gone/'), lacksPicture: true }] },
  ],
  ['language', /\/planted\/: lang/, withPage('<html lang="en-US"><main>Hello</main></html>')],
  ['language', /^\/: lang/, withHome('<link rel="alternate" hreflang="de" href="https://x.example/"/>')],
  ['robots-txt', /^\/: robots\.txt/, withHome('', { robots: 'User-agent: *\nDisallow: /\n' })],
  ['sitemap', /^\/: sitemap/, withHome('', { sitemap: ['https://www.quillbrook.example/gone/'] })],
  ...PLACEHOLDERS.map(([field, value]): [string, RegExp, CheckedSite] => [
    'placeholder',
    new RegExp(`settings/site\\.yml: ${field}`),
    withFile('settings/site.yml', { [field]: value }),
  ]),
  [
    'placeholder',
    /settings\/finance\.yml: lenderName/,
    withFile('settings/finance.yml', { enabled: true, lenderName: 'Lender' }),
  ],
  [
    'placeholder',
    /locations\/y\.yml: address\.street/,
    withFile('locations/y.yml', { address: { street: '1 Example Street' } }),
  ],
  ['sample-stock', /stock SAMPLE1: id/, withItem({ id: 'SAMPLE1' })],
  [
    'testimonial',
    /pages\/y\.yml: blocks\[0\]\.attribution/,
    withFile('pages/y.yml', { blocks: [{ type: 'quote', quote: 'Good' }] }),
  ],
];

describe('a check of a built site', () => {
  it('finds no fault in a lawful site', () => {
    expect(check(SITE).faults).toEqual([]);
    expect(siteCheckText(check(SITE), AUSTRALIAN_RULES)).toContain('no fault');
  });

  it.each(PLANTED.map(([rule, place, site], at) => ({ at, rule, place, site })))(
    'finds planted fault $at by the rule $rule, and names its place',
    ({ rule, place, site }) => {
      const places = check(site)
        .faults.filter((fault) => fault.rule === rule)
        .map(({ file: name, field }) => `${name}: ${field}`);
      expect(places).toContainEqual(expect.stringMatching(place));
    },
  );

  it('has a planted fault for each rule, and at least forty', () => {
    expect(new Set(PLANTED.map(([rule]) => rule))).toEqual(new Set(RULES['en-AU'].map(({ id }) => id)));
    expect(PLANTED.length).toBeGreaterThanOrEqual(40);
  });

  it.each([
    'The Sportage is now $23,990 drive away.',
    'The Sportage was $25,990 and is now $23,990. Save $2,000!',
    'From $33,990 drive away until 31 December 2026.',
    'Service from $265. We sold 1,200 cars from 2019 to 2024.',
    'Borrow from $5,000, or search from $10,000 to $20,000.',
    'A ute costs from $2,400 a year to keep.',
    'Ring (02) 5550 0140 or +61 2 5550 0140. The National Debt Helpline is 1800 007 007.',
    'A$23,990 Drive Away, ABN 53 004 085 616, stock number 0412345678901.',
  ])('finds nothing wrong in: %s', (text) => {
    expect(check(withPost(text)).faults).toEqual([]);
  });

  it('names words of the content where they are written, and not each page that shows them', () => {
    const words = 'The safest car in its class.';
    const { faults } = check({ ...withPost(words), pages: [...SITE.pages, page(`<p>${words}</p>`)] });
    expect(faults.map(({ file: name }) => name)).toEqual(['content/posts/planted.md']);
  });

  it('tells a dealer of another state how its licence number looks, and names no law of New South Wales', () => {
    const { faults, ...rest } = check(dealership({ state: 'VIC' }));
    const ofLicence = faults.filter(({ rule }) => rule === 'licence-form');
    const text = siteCheckText({ ...rest, faults: ofLicence }, AUSTRALIAN_RULES);
    expect(text).toContain('is not a motor dealer licence number of VIC, such as LMCT 12345: “MD 094417”');
    expect(text).not.toContain('NSW');
  });

  it('tells each rule’s source beside its faults', () => {
    const text = siteCheckText(check(withWords('$30,000 plus on-roads')), AUSTRALIAN_RULES);
    expect(text).toContain('https://www.fairtrading.nsw.gov.au/');
    expect(text).toContain('/a-page/');
  });
});

const inNewZealand = (site: CheckedSite) =>
  checkSite(site, { rules: NEW_ZEALAND_RULES, acceptances: [], today: TODAY });

/** The lawful site in New Zealand: its used car names its notice. */
const NZ_SITE: CheckedSite = {
  ...SITE,
  pages: [
    itemPage(NEW_CAR),
    itemPage(USED_CAR, (html) => html.replace('<h1>', '<p>Consumer Information Notice</p><h1>')),
    page('<p>Come and see us.</p>'),
  ],
};
const inNz = ({ pages, ...site }: CheckedSite): CheckedSite => ({
  ...site,
  pages: [...NZ_SITE.pages, ...pages.slice(SITE.pages.length)],
});

describe('a check of a site in New Zealand', () => {
  it('finds no fault in a lawful site', () => expect(inNewZealand(NZ_SITE).faults).toEqual([]));

  it.each<[rule: string, place: RegExp, site: CheckedSite]>([
    ['cash-price-for-used', /stock U1: priceType/, inNz(withItem({ priceType: 'egc' }))],
    ['cash-price-for-used', /stock U1: priceType/, inNz(withItem({ priceType: 'egc', vehType: 'Demo' }))],
    ['consumer-information-notice', /\/stock\/item\/U1\//, SITE],
    ['interest-free', /posts\/planted/, inNz(withPost('Interest-free for a year.'))],
    ...PLANTED.filter(
      ([rule]) => rule !== 'interest-free' && NEW_ZEALAND_RULES.some(({ id }) => id === rule),
    ).map(([rule, place, site]): [string, RegExp, CheckedSite] => [rule, place, inNz(site)]),
  ])('finds a planted fault by the rule %s, and names its place', (rule, place, site) => {
    const places = inNewZealand(site)
      .faults.filter((fault) => fault.rule === rule)
      .map(({ file: name, field }) => `${name}: ${field}`);
    expect(places).toContainEqual(expect.stringMatching(place));
  });

  it('every rule names a source in New Zealand', () => {
    for (const { id, source } of NEW_ZEALAND_RULES)
      expect([id, source.url]).toEqual([id, expect.stringContaining('.govt.nz/')]);
  });
});

describe('an exception in writing', () => {
  const ENTRY = {
    rule: 'percent-off',
    where: 'content/posts/planted.md',
    by: 'Margaret O’Connor',
    reason: 'Every tyre had its price on the site in October.',
    on: '2026-11-01',
    until: '2026-12-31',
  };
  const context = { file: 'accepted.yml', rules: AUSTRALIAN_RULES, today: TODAY };
  const site = withPost('20% off every tyre.');
  const checked = (entry: object) =>
    checkSite(site, {
      rules: AUSTRALIAN_RULES,
      acceptances: okValue(parseAcceptances(JSON.stringify([entry]), context)),
      today: TODAY,
    });

  it('takes its fault out of the faults, and stays in the report', () => {
    const result = checked(ENTRY);
    expect(result.faults).toEqual([]);
    expect(siteCheckText(result, AUSTRALIAN_RULES)).toContain('by Margaret O’Connor, until 2026-12-31');
  });

  it('ends on its last day', () => {
    const result = checked({ ...ENTRY, until: '2026-11-25' });
    expect(result.faults).toHaveLength(1);
    expect(result.idle).toHaveLength(1);
  });

  it('is told when nothing needs it', () => {
    expect(checked({ ...ENTRY, where: 'content/posts/another.md' }).idle).toHaveLength(1);
  });

  it.each([
    ['without a reason', { reason: 'ok' }, /reason: must say why/],
    ['of an unknown rule', { rule: 'no-such-rule' }, /is not a rule/],
    ['of a rule without exceptions', { rule: 'comparison-warning' }, /mend the fault/],
    ['for longer than a year', { until: '2028-01-01' }, /within a year/],
    ['of tomorrow', { on: '2026-11-27' }, /in the future/],
    ['with an unknown field', { wher: 'x' }, /wher/],
  ])('%s is refused', (_, change, reason) => {
    const parsed = parseAcceptances(JSON.stringify([{ ...ENTRY, ...change }]), context);
    expect(parsed).toMatchObject({ kind: 'err', fault: [expect.stringMatching(reason)] });
  });

  it.each([
    ['is not YAML', '- [\n', /^accepted\.yml: line 2: /],
    ['is not a list', 'rule: was-price\n', /^accepted\.yml: must be a list$/],
    [
      'misses a field',
      JSON.stringify([{ ...ENTRY, by: undefined }]),
      /^accepted\.yml: \[0\]\.by: is missing$/,
    ],
  ])('a file of exceptions that %s is named with what is wrong', (_, text, fault) => {
    expect(parseAcceptances(text, context)).toEqual({ kind: 'err', fault: [expect.stringMatching(fault)] });
  });
});

it('a special with a reduced price or an offer, or that is sold, needs no other reason', () => {
  const offers = [{ id: 'brand-1', title: 'Free mats', href: '/brand-specials/free-mats-1/' }];
  const judged = [
    withItem({ featured: true }),
    withItem({ featured: true, offers }, NEW_CAR),
    withItem({ featured: true, status: 'sold' }, NEW_CAR),
  ].map((site) => check(site).faults.filter(({ rule }) => rule === 'bare-special'));
  expect(judged).toEqual([[], [], []]);
});

describe('one price everywhere', () => {
  const swap = (from: string | RegExp, to: string) => (html: string) => html.replace(from, to);
  const withItemPage = (edit: (html: string) => string): CheckedSite => ({
    ...SITE,
    pages: [itemPage(NEW_CAR, edit), ...SITE.pages.slice(1)],
  });
  const history = (cents: number): CheckedSite => ({
    ...SITE,
    history: {
      began: '2026-09-01',
      latest: TODAY,
      items: [{ id: 'N1', first: TODAY, prices: [{ day: TODAY, type: 'driveAway', cents: cents as Cents }] }],
    },
  });

  it('holds for a site whose prices agree', () => {
    const { compared, faults } = provePrices(SITE);
    expect(faults).toEqual([]);
    expect(compared).toBeGreaterThan(20);
  });

  it.each([
    ['the price panel', 'page', withItemPage(swap('<strong>$34,490', '<strong>$34,480'))],
    [
      'what the price includes',
      'page',
      withItemPage(swap('<span>Drive Away<sup>', '<span>Ex. Govt. Charges<sup>')),
    ],
    [
      'the bar at the foot, which is printed too',
      'page',
      withItemPage(swap('<p>$34,490<span>', '<p>$34,400<span>')),
    ],
    [
      'words for print alone',
      'page',
      withItemPage(swap('<h1>', '<p class="print">$33,000 Drive Away</p><h1>')),
    ],
    [
      'a former price',
      'page, before',
      withItemPage(swap('</aside>', '<p>was $39,990, save $5,500</p></aside>')),
    ],
    ['a card on another page', 'card', withItemPage(swap('<strong>$23,990', '<strong>$22,990'))],
    ['the saving on a card', 'card, before', withItemPage(swap('save $2,000', 'save $3,000'))],
    [
      'the description for search engines',
      'description',
      withItemPage(
        swap('name="description" content="A car: $34,490', 'name="description" content="A car: $34,990'),
      ),
    ],
    [
      'the words of a shared link',
      'og:description',
      withItemPage(
        swap(
          'property="og:description" content="A car: $34,490',
          'property="og:description" content="A car: $3,449',
        ),
      ),
    ],
    [
      'the picture for shared links',
      'shared picture',
      {
        ...SITE,
        pages: [{ ...itemPage(NEW_CAR), drawnText: 'A car. $34,940 Drive Away' }, ...SITE.pages.slice(1)],
      },
    ],
    [
      'a picture for shared links without its price',
      'shared picture',
      { ...SITE, pages: [{ ...itemPage(NEW_CAR), drawnText: 'A car' }, ...SITE.pages.slice(1)] },
    ],
    ['the structured data', 'structured data', withItemPage(swap('"price":34490', '"price":"34490.50"'))],
    [
      'the link to the calculator',
      'link to the calculator',
      withItemPage(swap('price=34490', 'price=34940')),
    ],
    [
      'the data that a page loads',
      'page data',
      { ...SITE, stated: pricesIn([{ ...NEW_CAR, price: 1_00 }, USED_CAR], 'page-data/x.json') },
    ],
    [
      'a card in that data',
      'card of page data',
      {
        ...SITE,
        stated: [...SITE.stated, ...pricesIn({ ...toStockCard(NEW_CAR), price: 1 }, 'page-data/x.json')],
      },
    ],
    [
      'the search index',
      'card of the index',
      { ...SITE, cards: [{ ...toStockCard(NEW_CAR), price: 34_000 as never }, toStockCard(USED_CAR)] },
    ],
    [
      'a feed',
      'price of the feed',
      {
        ...SITE,
        stated: [
          ...SITE.stated,
          { id: 'N1', file: 'feeds/x.tsv', field: 'price of the feed', dollars: 34_000 },
        ],
      },
    ],
    ['the price history', 'price history', history(34_000_00)],
  ] satisfies readonly (readonly [string, string, CheckedSite])[])(
    'finds a difference in %s',
    (_, place, site) => {
      expect(provePrices(site).faults).toEqual([
        expect.objectContaining({ rule: 'one-price', field: place }),
      ]);
    },
  );

  it('finds a difference in the mail of an enquiry', () => {
    const { faults } = provePrices(SITE, ({ id }) => [
      { label: 'Price', value: id === 'N1' ? '$34,000' : '$23,990' },
    ]);
    expect(faults).toEqual([expect.objectContaining({ file: 'stock N1', field: 'enquiry mail' })]);
  });

  it.each([
    ['page', withItemPage((html) => html.replaceAll('$34,490<', '<').replaceAll('<strong></strong>', ''))],
    [
      'description',
      withItemPage(
        swap('name="description" content="A car: $34,490 Drive Away', 'name="description" content="A car'),
      ),
    ],
    ['structured data', withItemPage(swap('"price":34490,', ''))],
    ['page data', { ...SITE, stated: pricesIn([USED_CAR], 'page-data/x.json') }],
    ['card of the index', { ...SITE, cards: [toStockCard(USED_CAR)] }],
  ] satisfies readonly (readonly [string, CheckedSite])[])(
    'finds a price that is missing: %s',
    (place, site) => {
      expect(provePrices(site).faults).toEqual([expect.objectContaining({ file: 'stock N1', field: place })]);
    },
  );

  it('finds a price of stock that is not published', () => {
    const { faults } = provePrices({ ...SITE, items: [USED_CAR] });
    expect(faults.map(({ reason }) => reason).join()).toContain('N1, which is not in the published stock');
  });
});
