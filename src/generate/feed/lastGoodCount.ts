import { fetchAddress } from '../../config/fetchAddress';
import { ITEMS_MANIFEST, STOCK_INDEX_FOLDER } from '../../domain/stock/itemShards';
import { lastPublishedCount } from '../stock/stockFiles';

/** How long the published site may take to answer, in milliseconds. */
const TIMEOUT = 10_000;

export interface LastGoodCount {
  /** `null` if it is unknown. */
  readonly count: number | null;
  /** One line for the person who builds: the source of the count, or that there is none. */
  readonly said: string;
}

export interface WhereToLook {
  /** The setting, which overrides everything else. */
  readonly setting?: number;
  /** The folder in which the last build of this checkout left its stock. */
  readonly stockFolder: string;
  /** The site's own address, without a final slash. */
  readonly siteUrl: string;
  readonly timeout?: number;
}

const countIn = (manifest: Buffer): number | null => {
  try {
    const { count } = JSON.parse(manifest.toString('utf8')) as { readonly count?: unknown };
    return Number.isInteger(count) && Number(count) >= 0 ? Number(count) : null;
  } catch {
    return null;
  }
};

/**
 * How many items the last good build had, from the setting, from `public/`, or from the published site, because CI starts
 * from a fresh checkout. A site that does not answer is no fault: before the first build there is none.
 */
export async function lastGoodCount(where: WhereToLook): Promise<LastGoodCount> {
  const { setting, stockFolder, siteUrl, timeout = TIMEOUT } = where;
  if (setting !== undefined)
    return { count: setting, said: `The last good build had ${setting} items (STOCK_LAST_COUNT).` };
  const here = await lastPublishedCount(stockFolder);
  if (here !== null) return { count: here, said: `The last good build had ${here} items (public/).` };

  const manifest = `${siteUrl}/${STOCK_INDEX_FOLDER}/${ITEMS_MANIFEST}`;
  const unknown = (reason: string): LastGoodCount => ({
    count: null,
    said: `Nobody knows how many items the last good build had, so a much smaller feed would not be noticed: ${manifest}: ${reason}. STOCK_LAST_COUNT can say it.`,
  });
  const answer = await fetchAddress(manifest, { timeout });
  if (answer.kind === 'err') return unknown(answer.fault);
  if (answer.value.status !== 200) return unknown(`answered ${answer.value.status}`);
  const count = countIn(answer.value.bytes);
  return count === null
    ? unknown('holds no count')
    : { count, said: `The published site has ${count} items (${manifest}).` };
}
