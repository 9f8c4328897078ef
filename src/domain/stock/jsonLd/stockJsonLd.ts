import type { Locale } from '../../country';
import { centsToDollars } from '../../money';
import { driveWheelConfiguration } from '../drivenWheels';
import { factUnit } from '../factUnits';
import { effectivePrice } from '../priceDisplay';
import { FACT_NAMES, STOCK_FACTS, type StockFact } from '../stockFacts';
import type { StockItem } from '../stockItem';
import { stockItemPath } from '../stockItemPath';
import { largestPicture } from '../stockPicture';
import { lineOfTitle, stockTitle } from '../stockTitle';
import type { VehType } from '../stockTypes';
import { SCHEMA_TYPES } from './schemaTypes';

const CONDITIONS: Readonly<Record<VehType, string>> = {
  New: 'https://schema.org/NewCondition',
  Demo: 'https://schema.org/UsedCondition',
  Used: 'https://schema.org/UsedCondition',
};

const AVAILABILITY: Readonly<Record<Exclude<StockItem['status'], 'sold'>, string>> = {
  available: 'https://schema.org/InStock',
  underOffer: 'https://schema.org/LimitedAvailability',
};

interface JsonLdDealer {
  readonly name: string;
  /** Without a final slash. */
  readonly siteUrl: string;
  readonly locale: Pick<Locale, 'currency' | 'prices'>;
}

const absolute = (siteUrl: string, url: string): string => (url.startsWith('/') ? siteUrl + url : url);

/** An item and its offer for search engines, in schema.org's terms. The price is the visible one; kilometres are KMT. */
export function stockJsonLd(
  item: StockItem,
  { name, siteUrl, locale }: JsonLdDealer,
): Readonly<Record<string, unknown>> {
  const type = SCHEMA_TYPES[item.stockType];
  const named = stockTitle(item);
  const { status } = item;
  const price = item.priceType === 'poa' ? undefined : effectivePrice(item);
  const url = siteUrl + stockItemPath(item.id, named.title);
  return {
    '@context': 'https://schema.org',
    '@type': type.item,
    name: lineOfTitle(named),
    url,
    brand: { '@type': 'Brand', name: item.make },
    model: item.model,
    color: item.colour,
    ...(type.item === 'Product' ? {} : vehicleProperties(item)),
    ...factProperties(item, type.item !== 'Product', siteUrl),
    sku: item.stockNumber ?? item.id,
    itemCondition: CONDITIONS[item.vehType],
    image:
      item.images.length === 0
        ? undefined
        : item.images.map((image) => absolute(siteUrl, largestPicture(image.url))),
    // An offer has a price, and search engines want no price that readers of the page don't see.
    offers:
      price === undefined || status === 'sold'
        ? undefined
        : {
            '@type': 'Offer',
            url,
            price: centsToDollars(price),
            priceCurrency: locale.currency,
            // What the price includes, as the page says it: `Ex. Govt. Charges`.
            priceSpecification: {
              '@type': 'PriceSpecification',
              price: centsToDollars(price),
              priceCurrency: locale.currency,
              description: locale.prices[item.priceType].label,
            },
            availability: AVAILABILITY[status],
            itemCondition: CONDITIONS[item.vehType],
            seller: { '@type': type.seller, '@id': `${siteUrl}/#dealer`, name },
          },
  };
}

/** The facts of `STOCK_FACTS`: by a property of `Vehicle` where schema.org has one, else as an additional property. */
function factProperties(item: StockItem, isVehicle: boolean, siteUrl: string): object {
  const properties: Record<string, unknown> = {};
  const additional: object[] = [];
  for (const name of FACT_NAMES) {
    const fact: StockFact = STOCK_FACTS[name];
    const value = item[name];
    if (value === undefined) continue;
    const unitCode = fact.holds === 'number' ? factUnit(fact.unit).code : undefined;
    if (fact.holds === 'link')
      properties.subjectOf = {
        '@type': 'DigitalDocument',
        name: fact.label,
        url: absolute(siteUrl, String(value)),
      };
    else if (fact.holds === 'number' && fact.schemaOrg && isVehicle)
      properties[fact.schemaOrg] = { '@type': 'QuantitativeValue', value, unitCode };
    else additional.push({ '@type': 'PropertyValue', name: fact.label, value, unitCode });
  }
  return { ...properties, ...(additional.length > 0 ? { additionalProperty: additional } : {}) };
}

/** Properties that schema.org allows only for a `Vehicle` and its subtypes. */
const vehicleProperties = (item: StockItem) => ({
  vehicleModelDate: item.year === undefined ? undefined : String(item.year),
  vehicleConfiguration: item.variations,
  vehicleEngine: item.engine && { '@type': 'EngineSpecification', name: item.engine },
  driveWheelConfiguration: driveWheelConfiguration(item),
  bodyType: item.bodyType,
  fuelType: item.fuelType,
  vehicleTransmission: item.transmissionType,
  vehicleSeatingCapacity: item.seats,
  vehicleIdentificationNumber: item.vin,
  // A used vehicle with 0 km is a vehicle whose kilometres were left out.
  mileageFromOdometer:
    item.odometer === undefined || (item.vehType === 'Used' && item.odometer === 0)
      ? undefined
      : { '@type': 'QuantitativeValue', value: item.odometer, unitCode: 'KMT' },
});
