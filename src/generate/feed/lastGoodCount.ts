import { fetchAddress } from '../../config/fetchAddress';
import { ITEMS_MANIFEST, lastPublishedCount, STOCK_INDEX_FOLDER } from '../stock/stockFiles';

/** Milliseconds that the published site may take to say how many items it holds. */
const TIMEOUT = 10_000;

export interface LastGoodCount {
  /** `null`: nobody knows. */
  readonly count: number | null;
  /** One line for the person who builds: where the count comes from, or that there is none. */
  readonly said: string;
}

export interface WhereToLook {
  /** The setting; it wins over everything. */
  readonly setting?: number;
  /** Where the last build of this checkout left its stock. */
  readonly stockFolder: string;
  /** The site's own address, without a slash at the end. */
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
 * How many items the last good build had: by the setting, by `public/`, or by what the site publishes now, since the
 * checkout of a CI is fresh. A site that cannot be asked is no fault: the first build has none.
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
