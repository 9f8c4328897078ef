import { z } from 'zod';
import { ASSURANCE_KINDS } from '../../../src/domain/stock/assurance';
import { STOCK_TYPES, type StockType, VEH_TYPES } from '../../../src/domain/stock/stockTypes';
import type { ParseContext } from './context';
import { link } from './kinds/link';
import { relation } from './kinds/relation';
import { position, text } from './kinds/text';

/** `content/assurances/*.yml`: the dealership's promises, and the stock that each applies to. */
export const assuranceSchema = (context: ParseContext) =>
  z.strictObject({
    kind: z.enum(ASSURANCE_KINDS),
    title: text,
    summary: text,
    link: link.optional(),
    stockTypes: z.array(z.enum(Object.keys(STOCK_TYPES) as [StockType, ...StockType[]])).default([]),
    vehTypes: z.array(z.enum(VEH_TYPES)).default([]),
    certifiedOnly: z.boolean().default(false),
    locations: z.array(relation(context, 'location')).default([]),
    position,
  });
