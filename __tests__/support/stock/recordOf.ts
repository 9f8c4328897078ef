import type { IndexRecord } from '../../../src/search/indexRecord';

type Told = Partial<Omit<IndexRecord, 'text' | 'card'>> & {
  readonly title: string;
  readonly subtitle?: string;
  readonly stockNumber?: string;
  readonly registrationNumber?: string;
  readonly vin?: string;
  readonly keywords?: string;
  readonly equipment?: string;
  readonly description?: string;
};

/** A record of which a test says only what matters to it. Its id is its title where none is told. */
export const recordOf = (told: Told): IndexRecord => {
  const {
    title,
    subtitle,
    stockNumber,
    registrationNumber,
    vin,
    keywords,
    equipment,
    description,
    ...attributes
  } = told;
  const objectID = attributes.objectID ?? title;
  const make = attributes.make ?? 'Toyota';
  const model = attributes.model ?? 'HiLux';
  return {
    vehType: 'Used',
    tags: [],
    featured: false,
    reduced: false,
    brandCertified: false,
    ...attributes,
    objectID,
    make,
    model,
    card: {
      objectID,
      vehType: 'Used',
      stockType: 'cars',
      title,
      ...(subtitle !== undefined && { subtitle }),
      make,
      model,
      priceType: 'egc',
    },
    text: {
      title,
      ...(subtitle !== undefined && { subtitle }),
      ...(stockNumber !== undefined && { stockNumber }),
      ...(registrationNumber !== undefined && { registrationNumber }),
      ...(vin !== undefined && { vin }),
      ...(keywords !== undefined && { keywords }),
      ...(equipment !== undefined && { equipment }),
      ...(description !== undefined && { description }),
    },
  };
};
