import { z } from 'zod';
import { STOCK_FACTS } from '../../../src/domain/stock/stockFacts';
import { MAX_SERVICE_STAMPS, MAX_TYRE_TREAD } from '../../../src/domain/stock/stockFields';
import type { ParseContext } from './context';
import { documentUrl } from './kinds/link';
import { picture } from './kinds/picture';
import { text } from './kinds/text';
import { calendarDate } from './openingHours';

/** More would hide the picture. */
const LONGEST_LABEL = 24;

const MAX_ENTRIES = 50;

const sentences = text.max(1000, 'must be at most 1,000 characters');

const count = (most: number) => z.int().min(1).max(most).optional();

/** What staff saw when they looked the vehicle over, instead of the feed's. */
const condition = (context: ParseContext) => ({
  owners: count(STOCK_FACTS.owners.most),
  keys: count(STOCK_FACTS.keys.most),
  serviceHistory: text.max(100, 'must be at most 100 characters').optional(),
  serviceStamps: count(MAX_SERVICE_STAMPS),
  tyreTread: z.number().positive().max(MAX_TYRE_TREAD).optional(),
  ppsrOn: calendarDate.optional(),
  inspectionReport: documentUrl(context).optional(),
  marks: z
    .array(z.strictObject({ where: text, what: sentences, picture: picture(context, false).optional() }))
    .max(MAX_ENTRIES)
    .default([]),
  questions: z
    .array(z.strictObject({ question: sentences, answer: sentences, answeredOn: calendarDate }))
    .max(MAX_ENTRIES)
    .default([]),
});

/** `content/stock-overrides/*.yml`: what the dealer changes of one stock item, whatever the feed says. */
export const stockOverrideSchema = (context: ParseContext) =>
  z.strictObject({
    stockNumber: text.meta({ kind: 'stockNumber' }),
    hide: z.boolean().default(false),
    featured: z.boolean().optional(),
    label: text.max(LONGEST_LABEL, `must be at most ${LONGEST_LABEL} characters`).optional(),
    description: text.optional(),
    pictures: z.array(picture(context, false)).default([]),
    pictureOrder: z.array(z.int().min(1)).default([]),
    priceType: z.enum(['driveAway', 'egc', 'poa']).optional(),
    ...condition(context),
  });
