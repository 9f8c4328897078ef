import { randomInt, randomUUID } from 'node:crypto';
import type { InArgs } from '@libsql/client';
import type { Destination, Lead, LeadStatus, Photo } from '../lead';
import type { WantedVisit } from '../visit';
import type { Connections } from './connections';
import { deliveryInsertion } from './deliveryTable';
import { isUniqueFault } from './migrations';
import { peopleOf } from './people';
import { isTakenFault, visitInsertions } from './visits';
import type { WriteTrials } from './writeTrials';

export interface NewLead {
  /** The idempotency key: one key, one lead. */
  readonly key: string;
  /** The hash of everything that was sent. The same key with another hash is a conflict. */
  readonly contentHash: string;
  readonly status: LeadStatus;
  readonly lead: Omit<Lead, 'id' | 'reference'>;
  readonly photos: readonly Photo[];
  readonly destinations: readonly Destination[];
  /** The time to keep for the shopper. */
  readonly visit?: WantedVisit | undefined;
}

interface Receipt {
  readonly reference: string;
  readonly receivedAt: string;
}

/** What came of a lead with a key that was accepted, now or before. */
export type KeyedAnswer =
  | ({ readonly kind: 'accepted' } & Receipt)
  /** The same key and content came before. The answer is the same as the first time. */
  | ({ readonly kind: 'repeated' } & Receipt)
  /** The same key came before with other content. */
  | { readonly kind: 'conflict' };

/** `taken`: the time for the visit has been taken meanwhile, so nothing is stored. */
type Acceptance = KeyedAnswer | { readonly kind: 'taken' };

/** Takes new leads. Law: whatever `accept` has confirmed survives a crash of the process and a loss of power. */
export function acceptance({ leads }: Connections, noteWrite: WriteTrials['noteWrite']) {
  /** The first answer to a key, if there is one. We ask before we redraw photos, which takes long. */
  const answerTo = async (key: string, contentHash: string): Promise<KeyedAnswer | undefined> => {
    const { rows } = await leads.execute(
      'SELECT reference, received_at, content_hash FROM leads WHERE key = ?',
      [key],
    );
    const [row] = rows;
    if (row === undefined) return undefined;
    if (row.content_hash !== contentHash) return { kind: 'conflict' };
    const receivedAt = new Date(Number(row.received_at)).toISOString();
    return { kind: 'repeated', reference: String(row.reference), receivedAt };
  };

  /**
   * Stores a lead with its photos and deliveries: all of it, or nothing.
   * @throws if the store cannot be written
   */
  const accept = async (given: NewLead): Promise<Acceptance> => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const lead: Lead = { id: randomUUID(), reference: newReference(), ...given.lead };
      try {
        await leads.batch(insertions(lead, given), 'write');
        noteWrite(undefined);
        return { kind: 'accepted', reference: lead.reference, receivedAt: lead.receivedAt };
      } catch (error) {
        if (isTakenFault(error)) return { kind: 'taken' };
        if (!isUniqueFault(error)) {
          noteWrite(error);
          throw error;
        }
        const before = await answerTo(given.key, given.contentHash);
        if (before !== undefined) return before;
        // The reference was taken: try another one.
      }
    }
    throw new Error('No free reference was found');
  };
  return { answerTo, accept };
}

function insertions(
  lead: Lead,
  { key, contentHash, status, photos, destinations, visit }: NewLead,
): [string, InArgs][] {
  const { id, reference, enquiry } = lead;
  const receivedAt = Date.parse(lead.receivedAt);
  return [
    [
      `INSERT INTO leads (id, reference, key, content_hash, kind, status, received_at, body)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      [id, reference, key, contentHash, enquiry.kind, status, receivedAt, JSON.stringify(lead)],
    ],
    ...peopleOf(enquiry).map((person): [string, InArgs] => [
      'INSERT OR IGNORE INTO people (lead_id, person) VALUES (?, ?)',
      [id, person],
    ]),
    ...photos.map(({ type, bytes }, position): [string, InArgs] => [
      'INSERT INTO photos (lead_id, position, type, bytes) VALUES (?, ?, ?, ?)',
      [id, position, type, bytes],
    ]),
    ...destinations.map((destination) => deliveryInsertion('INSERT', id, destination, receivedAt)),
    ...(visit === undefined ? [] : visitInsertions(id, visit, destinations.includes('shopper'))),
  ];
}

/** Letters and digits that aren't confused in print or on the phone: no 0 and O, no 1, I and L, no U. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

const part = (): string => Array.from({ length: 3 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** A new reference such as `K7M-4QX`. There are 729 million, so the store still checks that it is unused. */
const newReference = (): string => `${part()}-${part()}`;
