import { appendFileSync, cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { NewDealer } from '../../scripts/newDealer/newDealer';
import { writeDealer } from '../../scripts/newDealer/writeDealer';

const IN_HALLOW = {
  locale: 'en-AU',
  address: { street: '1 Ferry Lane', suburb: 'Hallow', state: 'SA', postcode: '5301' },
  feed: 'own',
} as const;

const DEALERS: Readonly<Record<'saltmarsh' | 'ridgeway' | 'southern', NewDealer>> = {
  saltmarsh: {
    locale: 'en-AU',
    folder: 'saltmarsh',
    name: 'Saltmarsh Marine',
    url: 'https://www.saltmarshmarine.example',
    sells: 'boats',
    brands: 'Corsair Bay, Tidemark, Haul',
    address: { street: '4 Wharf Road', suburb: 'Saltmarsh', state: 'TAS', postcode: '7190' },
    phone: '(03) 5550 0190',
    email: 'hello@saltmarshmarine.example',
    feed: 'own',
    group: [],
  },
  ridgeway: {
    ...IN_HALLOW,
    folder: 'ridgeway',
    name: 'Ridgeway Caravans',
    url: 'https://www.ridgewaycaravans.example',
    sells: 'caravans',
    brands: 'Ridgeline',
    phone: '(08) 7010 0188',
    email: 'hello@ridgewaycaravans.example',
    group: [],
  },
  southern: {
    ...IN_HALLOW,
    folder: 'southern',
    name: 'Southern Leisure',
    url: 'https://www.southernleisure.example',
    sells: 'other',
    brands: '',
    phone: '(08) 7010 0100',
    email: 'hello@southernleisure.example',
    group: ['saltmarsh', 'ridgeway'],
  },
};

/**
 * Writes a dealer as `npm run new-dealer` does, with its own word for prices, and with the files that `dealers/` has of it:
 * `saltmarsh` sells boats of three brands, `ridgeway` caravans, and `southern` is a group of both, whose folders are beside its own.
 * @returns its folder
 */
export function writeNewDealer(name: keyof typeof DEALERS, into: string): string {
  const folder = join(into, name);
  writeDealer(folder, DEALERS[name]);
  appendFileSync(join(folder, 'site.yml'), 'words: { prices: { driveAway: All Up } }\n');
  const own = join(__dirname, 'dealers', name);
  if (existsSync(own)) cpSync(own, folder, { recursive: true });
  return folder;
}
