import { keptValue } from './keptValue';

/** The name that the site's server gave to the campaign that brought the visitor. */
export const campaignId = keptValue<string>({
  name: 'campaignId',
  lifetime: 'tab',
  empty: '',
  parse: (kept) => (typeof kept === 'string' && kept.length <= 200 ? kept : undefined),
});

/** Whether this device has been to the site before. Kept only for visitors who agreed to be counted. */
export const visited = keptValue<boolean>({
  name: 'visited',
  lifetime: 'device',
  empty: false,
  parse: (kept) => kept === true,
});

/** How many pages this tab has shown. Kept only for visitors who agreed to be counted. */
export const pagesShown = keptValue<number>({
  name: 'pages',
  lifetime: 'tab',
  empty: 0,
  parse: (kept) => (Number.isSafeInteger(kept) && Number(kept) >= 0 ? Number(kept) : undefined),
});

/** The stock items that this tab’s visitor has turned in the 360° view. Kept only for visitors who agreed to be counted. */
export const turnedItems = keptValue<readonly string[]>({
  name: 'turned',
  lifetime: 'tab',
  empty: [],
  parse: (kept) => (Array.isArray(kept) && kept.every((item) => typeof item === 'string') ? kept : undefined),
});
