import { z } from 'zod';
import { STOCK_FACTS } from '../../../src/domain/stock/stockFacts';
import type { ParseContext } from './context';
import { documentUrl } from './kinds/link';
import { markdown } from './kinds/markdown';
import { picture } from './kinds/picture';
import { dollars, position, slug, text } from './kinds/text';
import { seo } from './seo';

const measure = z.number().min(0);
const count = z.int().min(0);
type Bounded =
  | 'bootLitres'
  | 'brakedTowing'
  | 'electricRange'
  | 'payload'
  | 'towBallLimit'
  | 'unbrakedTowing';
const upTo = (fact: Bounded) => z.number().min(0).max(STOCK_FACTS[fact].most).optional();
const year = z.int().min(1900).max(2200);

/** The facts of a model or of a grade, in the words and units of the stock. */
const facts = z
  .strictObject({
    ancapRating: z.number().min(0).max(5).optional(),
    ancapYear: year.optional(),
    bootLitres: upTo('bootLitres'),
    brakedTowing: upTo('brakedTowing'),
    colour: text.optional(),
    cylinders: count.optional(),
    doorNum: count.optional(),
    drive: text.optional(),
    electricRange: upTo('electricRange'),
    engine: text.optional(),
    fuelCombined: measure.optional(),
    fuelEconomy: text.optional(),
    fuelTankCapacity: measure.optional(),
    fuelType: text.optional(),
    gcm: measure.optional(),
    greenStarRating: z.number().min(0).max(6).optional(),
    gvm: measure.optional(),
    height: measure.optional(),
    length: measure.optional(),
    payload: upTo('payload'),
    power: measure.optional(),
    powerToWeight: measure.optional(),
    seatNum: count.optional(),
    tareMass: measure.optional(),
    torque: measure.optional(),
    towBallLimit: upTo('towBallLimit'),
    transmission: text.optional(),
    unbrakedTowing: upTo('unbrakedTowing'),
    wheelBase: measure.optional(),
    width: measure.optional(),
    year: year.optional(),
  })
  .refine(({ ancapRating, ancapYear }) => ancapRating === undefined || ancapYear !== undefined, {
    error: 'must be given with ancapRating: stars are always shown with their year',
    path: ['ancapYear'],
  })
  .prefault({});

const grade = (context: ParseContext) =>
  z
    .strictObject({
      name: text,
      fromPrice: dollars.optional(),
      priceType: z.enum(['driveAway', 'egc', 'poa']),
      summary: text.optional(),
      features: z.array(text).default([]),
      colours: z.array(text).default([]),
      stockBadge: text.optional(),
      buildsOn: text.optional(),
      picture: picture(context).optional(),
      facts,
    })
    .refine(({ fromPrice, priceType }) => fromPrice !== undefined || priceType === 'poa', {
      error: 'must be given, unless priceType is poa',
      path: ['fromPrice'],
    });

const colour = (context: ParseContext) =>
  z.strictObject({
    name: text,
    hex: text.regex(
      /^#[0-9a-fA-F]{6}$/,
      'must be # and six digits or letters from a to f, in quotes ("#1f4d3f")',
    ),
    price: dollars.default(0),
    picture: picture(context).optional(),
    stockColour: text.optional(),
  });

const accessory = (context: ParseContext) =>
  z.strictObject({
    name: text,
    price: dollars,
    description: text.optional(),
    picture: picture(context).optional(),
    group: text.optional(),
  });

const servicing = z.strictObject({
  months: z.int().min(1).max(60).default(12),
  kilometres: z.int().min(1).max(100_000).default(15_000),
  prices: z.array(dollars).min(1),
});

/** `content/vehicles/*.md`: the brand's model range. `checkBuilds` checks that its grades fit together. */
export const vehicleSchema = (context: ParseContext) =>
  z.strictObject({
    slug: slug.optional(),
    previousSlugs: z.array(slug).default([]),
    name: text,
    tagline: text.optional(),
    summary: text,
    html: markdown(context),
    bodyType: text,
    hero: picture(context),
    gallery: z.array(picture(context)).default([]),
    grades: z.array(grade(context)).min(1),
    colours: z.array(colour(context)).default([]),
    accessories: z.array(accessory(context)).default([]),
    displayFields: facts,
    servicing: servicing.optional(),
    brochureUrl: documentUrl(context).optional(),
    stockMake: text,
    stockModel: text,
    position,
    seo: seo(context),
  });
