import type { CampaignCall } from '../../src/domain/campaign';
import type { EmptySearch } from '../../src/domain/emptySearch';
import type { Connections } from './connections';

/** How many kinds of empty searches one day keeps. */
const MAX_SEARCHES_A_DAY = 300;

/** What is counted for the report: campaigns that bring visitors, searches that found nothing, and enquiries. Nothing says who came. */
export const counts = ({ leads, reads }: Connections) => ({
  /**
   * Stores a campaign. The same campaign is one row, with the time of its last visitor.
   * @throws if the store cannot be written
   */
  keepCampaign: async (id: string, call: CampaignCall, now: number): Promise<void> => {
    await leads.execute(
      `INSERT INTO campaigns (id, received_at, body) VALUES (?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET received_at = excluded.received_at`,
      [id, now, JSON.stringify(call)],
    );
  },

  campaign: async (id: string): Promise<CampaignCall | undefined> => {
    const { rows } = await leads.execute('SELECT body FROM campaigns WHERE id = ?', [id]);
    return rows[0] === undefined ? undefined : (JSON.parse(String(rows[0].body)) as CampaignCall);
  },

  /** Counts a search that found nothing, on a day such as `2026-11-26`. @throws if the store cannot be written */
  countEmptySearch: async (day: string, search: EmptySearch): Promise<void> => {
    await leads.execute(
      `INSERT INTO empty_searches (day, search, count)
       SELECT :day, CASE
         WHEN EXISTS (SELECT 1 FROM empty_searches WHERE day = :day AND search = :search)
           OR (SELECT COUNT(*) FROM empty_searches WHERE day = :day) < :most THEN :search
         ELSE '' END, 1 WHERE true
       ON CONFLICT (day, search) DO UPDATE SET count = count + 1`,
      { day, search: JSON.stringify(search), most: MAX_SEARCHES_A_DAY },
    );
  },

  /** The searches that found nothing since a day, each with its count; `search` is absent for those beyond a day's most. */
  emptySearches: async (since: string) => {
    const { rows } = await reads.execute(
      `SELECT search, SUM(count) AS count FROM empty_searches WHERE day >= ?
       GROUP BY search ORDER BY count DESC LIMIT 100`,
      [since],
    );
    return rows.map(({ search, count }) => ({
      ...(search === '' ? {} : { search: JSON.parse(String(search)) as unknown }),
      count: Number(count),
    }));
  },

  /** What the accepted leads since a time were about, the newest first, and nothing of who sent them. */
  tally: async (since: number) => {
    const { rows } = await reads.execute(
      `SELECT kind, received_at, json_extract(body, '$.enquiry.context.item.id') AS item,
         json_extract(body, '$.enquiry.context.item.title') AS title
       FROM leads WHERE status = 'accepted' AND received_at >= ? ORDER BY received_at DESC LIMIT 100000`,
      [since],
    );
    return rows.map(({ kind, received_at, item, title }) => ({
      kind: String(kind),
      receivedAt: Number(received_at),
      ...(item === null ? {} : { item: { id: String(item), title: String(title) } }),
    }));
  },
});
