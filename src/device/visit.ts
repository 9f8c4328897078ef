import { keptValue } from './keptValue';

/** The id that the site's server gave to the campaign that brought the visitor. */
export const campaignId = keptValue<string>({
  name: 'campaignId',
  lifetime: 'tab',
  empty: '',
  parse: (kept) => (typeof kept === 'string' && kept.length <= 200 ? kept : undefined),
});

/** Whether this device has visited the site before. Stored only if the visitor agreed to be counted. */
export const visited = keptValue<boolean>({
  name: 'visited',
  lifetime: 'device',
  empty: false,
  parse: (kept) => kept === true,
});

/** How many pages this tab has shown. Stored only if the visitor agreed to be counted. */
export const pagesShown = keptValue<number>({
  name: 'pages',
  lifetime: 'tab',
  empty: 0,
  parse: (kept) => (Number.isSafeInteger(kept) && Number(kept) >= 0 ? Number(kept) : undefined),
});

/** The stock items whose 360° view was turned in this tab. Stored only if the visitor agreed to be counted. */
export const turnedItems = keptValue<readonly string[]>({
  name: 'turned',
  lifetime: 'tab',
  empty: [],
  parse: (kept) => (Array.isArray(kept) && kept.every((item) => typeof item === 'string') ? kept : undefined),
});
