import { z } from 'zod';
import { SHARE_PICTURE } from '../../../src/config/icons';
import { DEFAULT_VISITS_AT_ONCE, MAX_VISITS_AT_ONCE } from '../../../src/domain/enquiry/visitTimes';
import { NUMBER_FACT_NAMES } from '../../../src/domain/stock/stockFacts';
import { STOCK_TYPES, type StockType } from '../../../src/domain/stock/stockTypes';
import type { ParseContext } from './context';
import { absoluteUrl } from './kinds/link';
import { markdown } from './kinds/markdown';
import { picture } from './kinds/picture';
import { email, inListOrder, ownWords, phone, slug, text } from './kinds/text';
import { isTimeZone } from './kinds/timeZone';
import { onRoadFees } from './onRoadFees';
import { openingHours, specialDays } from './openingHours';
import { address, geo, withPoint } from './place';
import { runningCosts } from './runningCosts';

const department = z.strictObject({
  id: slug,
  name: text,
  phones: z.array(z.strictObject({ label: text.optional(), number: phone })).min(1),
  email: email.optional(),
  openingHours,
  specialDays: specialDays.default([]),
  visitsAtOnce: z.int().min(1).max(MAX_VISITS_AT_ONCE).default(DEFAULT_VISITS_AT_ONCE),
  visitNote: text.optional(),
});

/** In the addresses of the stock of a condition. */
const listing = slug.meta({ written: 'words' });

const priceType = z.enum(['driveAway', 'egc', 'poa']);

const sortOption = z.strictObject({
  label: text,
  field: z.enum([
    'createdAt',
    'updatedAt',
    'price',
    'weeklyCost',
    'odometer',
    'year',
    'make',
    ...NUMBER_FACT_NAMES,
  ]),
  direction: z.enum(['asc', 'desc']),
});

const searchSynonyms = z.strictObject({
  filter: z.enum(['bodyType', 'colour', 'fuelType', 'location', 'tags', 'transmissionType']),
  words: z.array(text).min(1),
});

/** `content/settings/site.yml`. */
export const siteSchema = (context: ParseContext) =>
  z
    .strictObject({
      dealershipName: text,
      legalName: ownWords,
      licenceNumber: ownWords,
      abn: ownWords.optional(),
      reservationTerms: text.optional(),
      reservationPaymentUrl: absoluteUrl.optional(),
      valuationDisclaimer: text.optional(),
      alertConfirmation: text.optional(),
      alertIntro: text.optional(),
      tagline: text.optional(),
      description: text,
      phone,
      email,
      address: address(context),
      geo,
      timeZone: text.refine(isTimeZone, 'must be the name of a time zone (Australia/Sydney)'),
      departments: z.array(department).min(1),
      specialDays: specialDays.default([]),
      dealershipStockType: z.enum(Object.keys(STOCK_TYPES) as [StockType, ...StockType[]]),
      newVehiclesUrl: listing.optional(),
      demoVehiclesUrl: listing.optional(),
      usedVehiclesUrl: listing.optional(),
      sorts: z.array(sortOption).min(1).transform(inListOrder),
      searchSynonyms: z.array(searchSynonyms).default([]),
      onRoadFees: onRoadFees(context),
      disclaimers: z.strictObject({
        driveAway: markdown(context),
        egc: markdown(context),
        poa: markdown(context),
        repayment: markdown(context),
      }),
      socialLinks: z
        .array(
          z.strictObject({
            network: z.enum(['facebook', 'instagram', 'youtube', 'tiktok', 'linkedin', 'x']),
            url: absoluteUrl,
          }),
        )
        .default([]),
      // Without one, the build draws the logo on the dealer's accent colour.
      defaultPicture: picture(context, false)
        .optional()
        .transform((given) => given ?? { ...SHARE_PICTURE, alt: '' }),
      priceTypes: z.strictObject({ new: priceType, demo: priceType, used: priceType }),
      runningCosts: runningCosts.optional(),
    })
    .transform(withPoint(context));
