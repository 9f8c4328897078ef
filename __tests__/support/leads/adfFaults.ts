import { parseXml, type XmlElement } from './parseXml';

/** `?`: at most once, `*`: any number, `+`: at least once, no sign: exactly once. */
type Child = readonly [name: string, times: '' | '?' | '*' | '+'];

interface ElementRule {
  readonly children?: readonly Child[];
  /** Values that an attribute may have; `any` for text. */
  readonly attributes?: Readonly<Record<string, readonly string[] | 'any'>>;
  readonly required?: readonly string[];
}

const person: ElementRule = {
  children: [
    ['name', '+'],
    ['email', '?'],
    ['phone', '*'],
  ],
};

/** The elements of the ADF 1.0 DTD that a lead may use, in their order, with their attributes. */
const RULES: Readonly<Record<string, ElementRule>> = {
  adf: { children: [['prospect', '+']] },
  prospect: {
    children: [
      ['id', '*'],
      ['requestdate', ''],
      ['vehicle', '+'],
      ['customer', ''],
      ['vendor', ''],
      ['provider', '?'],
    ],
    attributes: { status: ['new', 'resend'] },
  },
  id: { attributes: { sequence: 'any', source: 'any' }, required: ['source'] },
  vehicle: {
    children: [
      // The DTD wants a year. Where nobody knows it we leave it out: CRMs refuse an empty one, and a guess would be wrong.
      ['year', '?'],
      ['make', ''],
      ['model', ''],
      ['vin', '?'],
      ['stock', '?'],
      ['trim', '?'],
      ['odometer', '?'],
      ['price', '*'],
    ],
    attributes: { interest: ['buy', 'lease', 'sell', 'trade-in', 'test-drive'], status: ['new', 'used'] },
  },
  odometer: {
    attributes: { status: ['unknown', 'rolledover', 'replaced', 'original'], units: ['km', 'mi'] },
  },
  price: {
    attributes: {
      type: ['quote', 'offer', 'msrp', 'invoice', 'call', 'appraisal', 'asking'],
      currency: 'any',
    },
  },
  customer: {
    children: [
      ['contact', ''],
      ['comments', '?'],
    ],
  },
  contact: person,
  name: {
    attributes: { part: ['first', 'middle', 'suffix', 'last', 'full'], type: ['individual', 'business'] },
  },
  phone: { attributes: { type: ['voice', 'fax', 'cellphone', 'pager'] } },
  vendor: {
    children: [
      ['id', '*'],
      ['vendorname', ''],
      ['contact', ''],
    ],
  },
  provider: {
    children: [
      ['id', '*'],
      ['name', ''],
      ['service', '?'],
      ['url', '?'],
    ],
  },
};

/** @returns the faults of an ADF document by the DTD, one line each; empty if it is valid. */
export function adfFaults(xml: string): readonly string[] {
  try {
    return faultsOf(parseXml(xml), '');
  } catch (error) {
    return [(error as Error).message];
  }
}

function faultsOf({ name, attributes, children }: XmlElement, above: string): readonly string[] {
  const path = `${above}/${name}`;
  const rule = RULES[name] ?? {};
  const names = children.map((child) => child.name);
  const order = (rule.children ?? []).map(([child]) => child);
  const places = names.map((child) => order.indexOf(child));
  return [
    ...Object.entries(attributes).flatMap(([key, value]) => {
      const allowed = rule.attributes?.[key];
      if (allowed === undefined) return [`${path} has no attribute ${key}`];
      return allowed === 'any' || allowed.includes(value) ? [] : [`${path} ${key}="${value}"`];
    }),
    ...(rule.required ?? []).flatMap((key) => (key in attributes ? [] : [`${path} lacks ${key}`])),
    ...names.flatMap((child, index) => (places[index] === -1 ? [`${path} may not hold ${child}`] : [])),
    ...(places.some((place, index) => index > 0 && place < (places[index - 1] ?? 0))
      ? [`${path} holds ${names} out of order`]
      : []),
    ...(rule.children ?? []).flatMap(([child, times]) => {
      const count = names.filter((one) => one === child).length;
      const fits = { '': count === 1, '?': count <= 1, '*': true, '+': count >= 1 }[times];
      return fits ? [] : [`${path} holds ${count} of ${child}`];
    }),
    ...children.flatMap((child) => faultsOf(child, path)),
  ];
}
