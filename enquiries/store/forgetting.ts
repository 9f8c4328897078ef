import type { InArgs } from '@libsql/client';
import { type Connections, emptyLog } from './connections';
import { personKey } from './people';
import { oldSubscriptions, subscriberRemoval } from './subscriptions';

const DAY_MS = 86_400_000;

const OF_LEADS = ['photos', 'deliveries', 'visits', 'visit_tokens'] as const;

/** Deletes leads with all that belongs to them. */
export function forgetting({ leads, file }: Connections) {
  const remove = async (where: string, value: string | number): Promise<number> => {
    const of = (table: string) =>
      `DELETE FROM ${table} WHERE lead_id IN (SELECT id FROM leads WHERE ${where})`;
    // The rows of `people` go last: until then they say which leads to delete.
    const outcome = await leads.batch(
      [
        ...OF_LEADS.map((table): [string, InArgs] => [of(table), [value]]),
        [`DELETE FROM leads WHERE ${where}`, [value]],
        'DELETE FROM people WHERE lead_id NOT IN (SELECT id FROM leads)',
      ],
      'write',
    );
    await emptyLog({ leads, file });
    return outcome[OF_LEADS.length]?.rowsAffected ?? 0;
  };

  return {
    /**
     * Deletes leads older than so many days, with their photos, deliveries and visits, and old campaigns and searches; and readers whose
     * time is over. Returns how many leads.
     */
    deleteOlderThan: async (days: number, now: number): Promise<number> => {
      const since = now - days * DAY_MS;
      await leads.execute('DELETE FROM empty_searches WHERE day < ?', [
        new Date(since).toISOString().slice(0, 10),
      ]);
      await leads.execute('DELETE FROM campaigns WHERE received_at < ?', [since]);
      await leads.batch(oldSubscriptions(now), 'write');
      return remove('received_at < ?', since);
    },

    /**
     * Deletes every lead of a person, found by email address or phone number, and what they asked to be told. Returns how many
     * leads.
     */
    forget: async (person: string): Promise<number> => {
      await leads.batch(subscriberRemoval('mailbox = ?', [personKey(person)]), 'write');
      return remove('id IN (SELECT lead_id FROM people WHERE person = ?)', personKey(person));
    },
  };
}
