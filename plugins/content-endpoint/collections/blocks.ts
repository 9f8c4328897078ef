import { z } from 'zod';
import { VEH_TYPES } from '../../../src/domain/stock/stockTypes';
import type { ParseContext } from './context';
import { actionLink, url } from './kinds/link';
import { markdown } from './kinds/markdown';
import { picture } from './kinds/picture';
import { relation } from './kinds/relation';
import { dollars, text } from './kinds/text';

const FORMS = [
  ...(['bookATestDrive', 'financeCalculator', 'makeAnOffer', 'reserveNow', 'sendToAFriend'] as const),
  ...(['valueTradeIn', 'enquireNow', 'serviceForm', 'contact'] as const),
] as const;

const stockQuery = z
  .strictObject({
    vehType: z.array(z.enum(VEH_TYPES)).default([]),
    make: text.optional(),
    model: text.optional(),
    bodyType: text.optional(),
    featured: z.boolean().default(false),
    maxPrice: dollars.optional(),
  })
  .prefault({});

const limit = z.int().min(1).max(24);

const heading = text.optional();
const actions = z.array(actionLink);

/** Words and pictures. */
const wordBlocks = (context: ParseContext) => {
  const introHtml = markdown(context).optional();
  const html = markdown(context);
  return [
    z.strictObject({
      type: z.literal('hero'),
      heading,
      introHtml,
      picture: picture(context),
      actions: actions.default([]),
    }),
    z.strictObject({ type: z.literal('richText'), heading, html }),
    z.strictObject({
      type: z.literal('imageText'),
      heading,
      html,
      picture: picture(context),
      pictureSide: z.enum(['left', 'right']).default('right'),
      actions: actions.default([]),
    }),
    z.strictObject({ type: z.literal('gallery'), heading, pictures: z.array(picture(context)).min(1) }),
    z.strictObject({ type: z.literal('callToAction'), heading, introHtml, actions: actions.min(1) }),
    z.strictObject({
      type: z.literal('faq'),
      heading,
      questions: z.array(z.strictObject({ question: text, html })).min(1),
    }),
    z.strictObject({
      type: z.literal('quote'),
      quote: text,
      attribution: text,
      portrait: picture(context).optional(),
    }),
  ] as const;
};

/** Stock, new vehicles and offers. */
const stockBlocks = (context: ParseContext) => {
  const introHtml = markdown(context).optional();
  return [
    z.strictObject({
      type: z.literal('stockSearch'),
      heading,
      introHtml,
      byKeyword: z.boolean().default(false),
      byBudget: z.boolean().default(false),
      byBodyType: z.boolean().default(false),
    }),
    z
      .strictObject({
        type: z.literal('stockList'),
        heading,
        query: stockQuery,
        limit: limit.default(6),
        url: url.optional(),
        linkLabel: text.optional(),
      })
      .refine((list) => (list.url === undefined) === (list.linkLabel === undefined), {
        error: 'goes with url: give both or neither',
        path: ['linkLabel'],
      }),
    z.strictObject({
      type: z.literal('vehicleRange'),
      heading,
      introHtml,
      vehicles: z.array(relation(context, 'vehicle')).default([]),
    }),
    z.strictObject({
      type: z.literal('specials'),
      heading,
      introHtml,
      kind: z.enum(['brand', 'dealer', 'all']),
      limit: limit.default(3),
    }),
  ] as const;
};

/** News, people and places. */
const peopleBlocks = (context: ParseContext) => {
  const introHtml = markdown(context).optional();
  return [
    z.strictObject({
      type: z.literal('posts'),
      heading,
      category: relation(context, 'category').optional(),
      limit: limit.default(3),
    }),
    z.strictObject({
      type: z.literal('team'),
      heading,
      introHtml,
      department: relation(context, 'department').optional(),
      members: z.array(relation(context, 'team member')).default([]),
    }),
    z.strictObject({
      type: z.literal('openingHours'),
      heading,
      departments: z.array(relation(context, 'department')).default([]),
    }),
    z.strictObject({
      type: z.literal('map'),
      heading,
      introHtml,
      locations: z.array(relation(context, 'location')).default([]),
    }),
    z.strictObject({ type: z.literal('formLink'), heading, introHtml, form: z.enum(FORMS), label: text }),
  ] as const;
};

/** Lists whose entries have words and a link. */
const listBlocks = (context: ParseContext) => {
  const introHtml = markdown(context).optional();
  const html = markdown(context);
  return [
    z.strictObject({
      type: z.literal('steps'),
      heading,
      introHtml,
      steps: z.array(z.strictObject({ title: text, html })).min(1),
    }),
    z.strictObject({
      type: z.literal('features'),
      heading,
      introHtml,
      features: z
        .array(z.strictObject({ title: text, html, svgName: text.optional(), url: url.optional() }))
        .min(1),
    }),
    z.strictObject({
      type: z.literal('linkTiles'),
      heading,
      introHtml,
      tiles: z
        .array(
          z.strictObject({
            label: text,
            url,
            description: text.optional(),
            picture: picture(context).optional(),
          }),
        )
        .min(1),
    }),
  ] as const;
};

/** The blocks of a page, each by its `type`: the contract's union, with relations still as ids. */
export const block = (context: ParseContext) =>
  z.discriminatedUnion('type', [
    ...wordBlocks(context),
    ...stockBlocks(context),
    ...peopleBlocks(context),
    ...listBlocks(context),
  ]);

/** A checked block. */
export type BlockData = z.output<ReturnType<typeof block>>;
