import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { type NewDealer, writeDealer } from '../../scripts/newDealer/files';

const IN_HALLOW = {
  locale: 'en-AU',
  address: { street: '1 Ferry Lane', suburb: 'Hallow', state: 'SA', postcode: '5301' },
  feed: 'own',
} as const;

const DEALERS: Readonly<Record<'ridgeway' | 'southern', NewDealer>> = {
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
 * Writes a dealer as `npm run new-dealer` does, with a word of its own for prices: `ridgeway` sells caravans, `southern` is a
 * group of it and `saltmarsh`, whose folders are beside its own.
 * @returns its folder
 */
export function writeNewDealer(name: keyof typeof DEALERS, into: string): string {
  const folder = join(into, name);
  writeDealer(folder, DEALERS[name]);
  appendFileSync(join(folder, 'site.yml'), 'words: { prices: { driveAway: Tow Away } }\n');
  return folder;
}
