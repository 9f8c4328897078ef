import type { StockItem } from '../../src/domain/stock/stockItem';
import { AUSTRALIAN_RULES, type Rule } from './australianRules';

const FAIR_TRADING = (section: string) => ({
  name: `Fair Trading Act 1986, ${section}`,
  url: 'https://www.legislation.govt.nz/act/public/1986/0120/latest/whole.html',
});
const NOTICE = {
  name: 'Consumer Information Standards (Used Motor Vehicles) Regulations 2008',
  url: 'https://www.legislation.govt.nz/regulation/public/2008/0112/latest/whole.html',
};
const COMMISSION = {
  name: 'Commerce Commission: Used motor vehicles',
  url: 'https://comcom.govt.nz/business/your-obligations-as-a-business/consumer-information-standards/used-motor-vehicles',
};
const TRADERS = {
  name: 'Consumer Protection: Motor Vehicle Sales Act 2003',
  url: 'https://www.consumerprotection.govt.nz/consumer-law-and-your-rights/other-consumer-related-laws/motor-vehicle-sales-act/',
};

/** The same words mislead in both countries; the law that says so is another. */
function as(id: string, source: Rule['source']): Rule {
  const rule = AUSTRALIAN_RULES.find((one) => one.id === id);
  if (!rule) throw new Error(`There is no rule ${id}`);
  return { ...rule, source };
}

/** A demonstrator is a used vehicle by law. */
const isUsed = ({ vehType, status }: StockItem): boolean => vehType !== 'New' && status !== 'sold';

/** What the law asks of a dealer's advertising in New Zealand, where a program can see it. It is not legal advice. */
export const NEW_ZEALAND_RULES: readonly Rule[] = [
  {
    id: 'cash-price-for-used',
    reason:
      'is used or a demonstrator and priced without on-road costs, which the cash price of its Consumer Information Notice includes',
    source: NOTICE,
    decides: true,
    item: (item) => (isUsed(item) && item.priceType === 'egc' ? [{ field: 'priceType' }] : []),
  },
  {
    id: 'consumer-information-notice',
    reason:
      'is the page of a used vehicle or a demonstrator and does not show or name its Consumer Information Notice, which must be there if a sale can be completed online',
    source: COMMISSION,
    decides: true,
    page: ({ path, blocks }, { items }) => {
      const id = decodeURIComponent(/^\/stock\/item\/([^/]+)\//.exec(path)?.[1] ?? '');
      const item = items.find((one) => one.id === id);
      const isNamed = blocks.some(({ text }) => /\bconsumer information notice\b|\bCIN\b/i.test(text));
      return item && isUsed(item) && !isNamed ? [{ field: 'main' }] : [];
    },
  },
  { ...as('dealer-licence', TRADERS), reason: 'does not name the registered motor vehicle trader' },
  { ...as('dealer-name', FAIR_TRADING('section 28B')), reason: 'does not say which trader sells' },
  as('part-of-a-price', FAIR_TRADING('section 13(g)')),
  as('price-note', FAIR_TRADING('section 13(g)')),
  as('was-price', FAIR_TRADING('section 13(g)')),
  as('was-in-words', FAIR_TRADING('section 13(g)')),
  as('price-in-words', FAIR_TRADING('sections 13(g) and 19')),
  as('was-above-now', FAIR_TRADING('section 13(g)')),
  as('percent-off', FAIR_TRADING('section 13(g)')),
  as('compared-price', FAIR_TRADING('section 13(g)')),
  as('minimum-trade-in', FAIR_TRADING('section 13(g)')),
  {
    ...as('interest-free', FAIR_TRADING('section 13(g)')),
    reason: 'offers credit without interest, which is true only if buyers who pay cash pay as much',
    decides: true,
    unless: undefined,
  },
  as('best-finance', FAIR_TRADING('section 12A')),
  as('odometer', NOTICE),
  as('called-new', FAIR_TRADING('section 13(a)')),
  as('safest', FAIR_TRADING('section 12A')),
  as('green-claims', FAIR_TRADING('section 12A')),
  as('no-refunds', FAIR_TRADING('section 13(i)')),
  as('tied-service', FAIR_TRADING('section 13(i)')),
  as('offer-terms', FAIR_TRADING('section 13(g)')),
  as('offer-end', FAIR_TRADING('section 19')),
  as('testimonial', FAIR_TRADING('section 13(e)')),
];
