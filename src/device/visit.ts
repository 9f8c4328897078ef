import { storedValue } from './storedValue';

/** The id that the site's server gave to the campaign that brought the visitor. */
export const campaignId = storedValue<string>({
  name: 'campaignId',
  lifetime: 'tab',
  empty: '',
  parse: (value) => (typeof value === 'string' && value.length <= 200 ? value : undefined),
});

/** Whether this device has visited the site before. Stored only if the visitor agreed to be counted. */
export const visited = storedValue<boolean>({
  name: 'visited',
  lifetime: 'device',
  empty: false,
  parse: (value) => value === true,
});

/** How many pages this tab has shown. Stored only if the visitor agreed to be counted. */
export const pageCount = storedValue<number>({
  name: 'pages',
  lifetime: 'tab',
  empty: 0,
  parse: (value) => (Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : undefined),
});

/** The stock items whose 360° view was turned in this tab. Stored only if the visitor agreed to be counted. */
export const turnedItems = storedValue<readonly string[]>({
  name: 'turned',
  lifetime: 'tab',
  empty: [],
  parse: (value) =>
    Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : undefined,
});
