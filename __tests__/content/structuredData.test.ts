import { itemListJsonLd } from '../../src/components/search/listing/ListingHead';
import { scriptJson } from '../../src/components/ui/page/PageHead';
import { blogPostingJsonLd } from '../../src/content/blog/post';
import type { DealerView } from '../../src/content/dealer/dealer';
import { dealerJsonLd, yardsJsonLd } from '../../src/content/dealer/dealerJsonLd';
import { breadcrumbJsonLd } from '../../src/content/seo';
import { stockJsonLd } from '../../src/domain/stock/jsonLd/stockJsonLd';
import { STOCK_TYPES, type StockType } from '../../src/domain/stock/stockTypes';
import { toStockCard } from '../../src/domain/stock/toStockCard';
import { locale } from '../../src/locales/site/locale';
import { schemaFaults } from '../support/schemaOrg';
import { aStockItem } from '../support/stock/aStockItem';

const URL = 'https://www.quillbrooktallis.example';
const PUBLISHED = { siteUrl: URL, now: '2026-11-26T01:00:00.000Z' };

const HOURS = {
  timeZone: 'Australia/Sydney',
  week: {
    monday: [{ opens: '08:30', closes: '17:30' }],
    tuesday: [],
    wednesday: [],
    thursday: [],
    friday: [],
    saturday: [{ opens: '08:30', closes: '13:00' }],
    sunday: [],
  },
  specialDays: [
    { date: '2026-01-26', name: 'Australia Day', periods: [] },
    { date: '2026-12-24', name: 'Christmas Eve', periods: [{ opens: '08:30', closes: '13:00' }] },
    { date: '2026-12-25', name: 'Christmas Day', periods: [] },
  ],
};
const ADDRESS = { street: '112 Commercial Street', suburb: 'Quillbrook', state: 'NSW', postcode: '2801' };
const POSITION = { latitude: -33.08, longitude: 149.31 };

const DEALER: DealerView = {
  name: 'Quillbrook Tallis',
  stockType: 'cars',
  legalName: 'Quillbrook Motors Pty Ltd',
  licenceNumber: 'MD 094417',
  abn: undefined,
  tagline: undefined,
  phone: '(02) 5550 0140',
  email: 'hello@quillbrooktallis.example',
  address: ADDRESS,
  position: POSITION,
  timeZone: 'Australia/Sydney',
  departments: [{ id: 'sales', name: 'Sales', phones: [], email: undefined, hours: HOURS }],
  socialLinks: [],
};

const YARD = {
  id: 'corrin-creek',
  name: 'Corrin Creek',
  address: ADDRESS,
  position: POSITION,
  phone: '(02) 5550 0170',
  email: undefined,
  hours: HOURS,
  mapHref: '#',
  directionsHref: '#',
};

const departmentsAt = () => [{ id: 'service', name: 'Service', phone: '(02) 5550 0174', hours: HOURS }];

/** As it is in the page: without empty lists and missing values. */
const published = (data: object): unknown => JSON.parse(scriptJson(data));

const fullItem = (stockType: StockType, images = [{ url: '/uploads/a.webp' }]) =>
  aStockItem({
    stockType,
    price: 30_000,
    odometer: 1200,
    vin: 'VIN1',
    bodyType: 'SUV',
    year: 2020,
    colour: 'White',
    seats: 5,
    fuelType: 'Diesel',
    transmissionType: 'Automatic',
    stockNumber: 'N1',
    braked: 2500,
    images,
  } as never);

describe('structured data has only what schema.org has', () => {
  it.each(Object.keys(STOCK_TYPES) as StockType[])('an item of %s', (stockType) => {
    const data = stockJsonLd(fullItem(stockType), { name: DEALER.name, siteUrl: URL, locale });
    expect(schemaFaults(published(data))).toEqual([]);
  });

  it('an item without pictures, price and facts', () => {
    const data = published(stockJsonLd(aStockItem(), { name: DEALER.name, siteUrl: URL, locale }));
    expect(schemaFaults(data)).toEqual([]);
    expect(data).not.toHaveProperty('image');
    expect(data).not.toHaveProperty('offers');
  });

  it.each(Object.keys(STOCK_TYPES) as StockType[])('a dealership and its yards that sell %s', (stockType) => {
    const dealer = published(dealerJsonLd({ ...DEALER, stockType }, PUBLISHED));
    const yards = yardsJsonLd([YARD], { stockType, name: DEALER.name, departmentsAt }, PUBLISHED).map(
      published,
    );
    expect(schemaFaults(dealer)).toEqual([]);
    expect(schemaFaults(yards)).toEqual([]);
  });

  it('a listing, a breadcrumb and a post', () => {
    const post = {
      title: 'Towing',
      summary: 'Six numbers.',
      href: '/blog/towing/',
      category: 'Touring',
      picture: { url: '/uploads/a.webp', alt: '' },
      publishedAt: '2026-11-12',
      author: { name: 'Tom Whitlam' },
    };
    const all = [
      itemListJsonLd([toStockCard(fullItem('cars'))], 1, URL),
      breadcrumbJsonLd([{ label: 'Home', href: '/' }], URL),
      blogPostingJsonLd(post as never, { name: DEALER.name } as never, URL),
    ];
    expect(all.map((data) => schemaFaults(published(data)))).toEqual([[], [], []]);
  });

  it('and a wrong type, property or word is found', () => {
    expect(schemaFaults({ '@type': 'Carr' })).toEqual([': Carr is not a type of schema.org']);
    expect(schemaFaults({ '@type': 'Car', wheels: 4 })).toEqual([': Car has no wheels']);
    expect(schemaFaults({ '@type': 'Offer', availability: 'https://schema.org/InStok' })).toHaveLength(1);
    expect(schemaFaults({ '@type': 'Car', image: [] })).toEqual(['.image is an empty list']);
  });
});

describe('a dealership for search engines', () => {
  it('has the same id on every page, and its yards belong to it', () => {
    const dealer = dealerJsonLd(DEALER, PUBLISHED);
    expect(published(dealerJsonLd({ ...DEALER, position: undefined }, PUBLISHED))).not.toHaveProperty('geo');
    const [yard] = yardsJsonLd([YARD], { ...DEALER, departmentsAt }, PUBLISHED);
    const { offers } = stockJsonLd(fullItem('cars'), { name: DEALER.name, siteUrl: URL, locale });
    expect(dealer).toMatchObject({ '@id': `${URL}/#dealer` });
    expect(yard).toMatchObject({
      '@id': `${URL}/find-a-dealer/#corrin-creek`,
      parentOrganization: { '@id': `${URL}/#dealer` },
      department: [
        {
          name: 'Service, Corrin Creek',
          telephone: '(02) 5550 0174',
          specialOpeningHoursSpecification: [
            { validFrom: '2026-12-24', opens: '08:30', closes: '13:00' },
            { validFrom: '2026-12-25' },
          ],
        },
      ],
    });
    expect(offers).toMatchObject({ seller: { '@id': `${URL}/#dealer` } });
  });

  it('tells its coming special days, and none that are over', () => {
    const { specialOpeningHoursSpecification: days } = dealerJsonLd(DEALER, PUBLISHED) as Record<
      string,
      unknown
    >;
    expect(days).toEqual([
      expect.objectContaining({ validFrom: '2026-12-24', opens: '08:30', closes: '13:00' }),
      expect.objectContaining({ validFrom: '2026-12-25', opens: '00:00', closes: '00:00' }),
    ]);
  });
});
