import { type JoinOptions, unifySpellings } from '../../src/domain/stock/facetWords';
import { locationKey } from '../../src/domain/stock/locationKey';
import { slug } from '../../src/domain/stock/slug';
import type { StockItem } from '../../src/domain/stock/stockItem';
import type { ImportedItem } from './feedPass';
import type { FeedImport } from './importFeed';
import {
  createFaultLog,
  type FaultLog,
  type QuarantinedRow,
  rowFault,
  type StockReport,
  sumOfReports,
} from './stockReport';

interface UniteOptions extends JoinOptions {
  /** Whether a host answers over https. Absent: hosts that the feed names over http are believed to. */
  readonly answersHttps?: (host: string) => Promise<boolean>;
}

const quarantined = ({ feed, row, line, item }: ImportedItem, reason: string): QuarantinedRow => ({
  feed,
  row,
  line,
  id: item.id,
  faults: [rowFault(reason)],
});

const yardOf = ({ location }: StockItem): string => (location ? locationKey(location.name) : '');

/**
 * One number in two yards is two vehicles: each gets the name of its yard at the end of its id, whatever the order of the
 * rows. A second row with the number of one yard is put into quarantine.
 */
const withOwnIds = (
  placed: readonly ImportedItem[],
  addQuarantined: (row: QuarantinedRow) => void,
): readonly ImportedItem[] => {
  const firstOf = new Map<string, ImportedItem>();
  /** Of the numbers that several yards use, the first vehicle of each yard. */
  const yardsOf = new Map<string, Map<string, ImportedItem>>();
  for (const one of placed) {
    const { id } = one.item;
    const first = firstOf.get(id);
    if (!first) firstOf.set(id, one);
    else if (yardOf(first.item) !== yardOf(one.item) || yardsOf.has(id)) {
      const yards = yardsOf.get(id) ?? new Map([[yardOf(first.item), first]]);
      if (!yards.has(yardOf(one.item))) yards.set(yardOf(one.item), one);
      yardsOf.set(id, yards);
    }
  }
  /** The ids that end in a yard: no other two could be alike. */
  const longer = new Set<string>();
  return placed.flatMap((one) => {
    const { item } = one;
    const yards = yardsOf.get(item.id);
    const earlier = yards ? yards.get(yardOf(item)) : firstOf.get(item.id);
    if (earlier && earlier !== one) {
      const where =
        earlier.feed === one.feed ? `row ${earlier.row}` : `row ${earlier.row} of ${earlier.feed}`;
      addQuarantined(quarantined(one, `has the same id as ${where}`));
      return [];
    }
    const yard = yards && item.location ? slug(item.location.name) : '';
    if (yard === '') return [one];
    const id = `${item.id}-${yard}`;
    if (firstOf.has(id) || longer.has(id)) {
      addQuarantined(quarantined(one, `has the same id as another row (${id})`));
      return [];
    }
    longer.add(id);
    return [{ ...one, item: { ...item, id } }];
  });
};

/** An address that is the only picture of vehicles of so many models shows none of them. */
const MAX_MODELS = 3;

/** The addresses of "no photo" pictures: the only picture of vehicles of several models. */
const sharedPictures = (placed: readonly ImportedItem[]): ReadonlySet<string> => {
  const models = new Map<string, Set<string>>();
  for (const { item } of placed) {
    const [picture, ...others] = item.images;
    if (!picture || others.length > 0 || !picture.url.startsWith('https:')) continue;
    const ofPicture = models.get(picture.url) ?? new Set<string>();
    if (ofPicture.size < MAX_MODELS) models.set(picture.url, ofPicture.add(`${item.make} ${item.model}`));
  }
  return new Set([...models].filter(([, { size }]) => size >= MAX_MODELS).map(([url]) => url));
};

/** The hosts that are named over http and do not answer over https. */
const silentHosts = async (
  hosts: ReadonlySet<string>,
  answersHttps: UniteOptions['answersHttps'],
): Promise<ReadonlySet<string>> => {
  if (!answersHttps) return new Set();
  const answers = await Promise.all(
    [...hosts].map(async (host) => [host, await answersHttps(host)] as const),
  );
  return new Set(answers.filter(([, answers]) => !answers).map(([host]) => host));
};

const withoutPictures = (
  placed: readonly ImportedItem[],
  reasonFor: (url: string, one: ImportedItem) => string | undefined,
  faults: FaultLog,
): readonly ImportedItem[] =>
  placed.map((one) => {
    const left = one.item.images.filter(({ url }) => {
      const reason = reasonFor(url, one);
      if (reason === undefined) return true;
      const { feed, row, line, item } = one;
      faults.add({ feed, row, line, id: item.id, field: 'images', value: url, reason, level: 'field' });
      return false;
    });
    return left.length === one.item.images.length ? one : { ...one, item: { ...one.item, images: left } };
  });

/**
 * Makes one stock of several feeds: ids that tell vehicles apart, one spelling and one word for each thing, and no pictures that
 * only say "no photo". Nothing is lost: the report counts every row.
 */
export const uniteFeeds = async (
  imports: readonly FeedImport[],
  options: UniteOptions = {},
): Promise<{ readonly items: readonly StockItem[]; readonly report: StockReport }> => {
  const refused: QuarantinedRow[] = [];
  const faults = createFaultLog();
  const all = imports.flatMap(({ items }) => items);
  const distinct = withOwnIds(all, (row) => refused.push(row));
  const shared = sharedPictures(distinct);
  const httpHosts = new Set(imports.flatMap((one) => [...one.httpHosts]));
  const silent = await silentHosts(httpHosts, options.answersHttps);
  const reasonFor = (url: string, { isOverHttp }: ImportedItem): string | undefined => {
    if (shared.has(url)) return 'is the only picture of several models: it is a placeholder';
    return isOverHttp && url.startsWith('https:') && silent.has(new URL(url).host)
      ? 'is given over http, and its host does not answer over https'
      : undefined;
  };
  const placed = withoutPictures(distinct, reasonFor, faults);
  const { items, respellings } = unifySpellings(
    placed.map(({ item }) => item),
    {
      bodyTypes: options.bodyTypes ?? [],
      // A mapping knows its own feed best.
      own: [...(options.own ?? []), ...imports.flatMap(({ words }) => words ?? [])],
    },
  );
  const answering = [...httpHosts].filter((host) => !silent.has(host));
  const upgraded =
    answering.length > 0
      ? [`pictures of ${answering.join(', ')} are fetched over https instead of http`]
      : [];
  const sum = sumOfReports(imports);
  return {
    items,
    report: {
      ...sum,
      accepted: items.length,
      quarantined: [...sum.quarantined, ...refused],
      faults: [...sum.faults, ...faults.listed()],
      faultKinds: [...sum.faultKinds, ...faults.kinds()],
      respellings,
      notices: [...sum.notices, ...upgraded],
    },
  };
};
