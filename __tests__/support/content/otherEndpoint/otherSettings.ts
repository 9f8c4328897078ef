import type { Values } from './invented';
import { LONG_WORD, oddText } from './oddTexts';
import type { OtherEntries } from './otherEntries';

const NAME = 'O’Brien & Søns “Motörs” <3 🚙';

/** With the search's own names, as some systems write them; one group is empty. */
const FILTERS = [
  ['searchBox', 'keywords'],
  ['list', 'vehType'],
  ['searchByBudget', 'price'],
  ['rangeSlider', 'price'],
  ['select', 'make'],
  ['select', 'model'],
  ['bodyType', 'bodyType'],
  ['slider', 'odometer'],
  ['rangeSelect', 'year'],
  ['radioGroup', 'fuelType'],
  ['radioGroupNumeric', 'odometer'],
  ['rangeInput', 'year'],
  ['booleanCheckbox', 'featured'],
  ['cpoCheckbox', 'brandCertified'],
] as const;

/** The settings of the other endpoint: the required ones and few others. */
export function otherSettings({ invent, known }: OtherEntries) {
  const link = (label: string, url: string) => ({ label, url });
  const bare = (type: string, place: number, own: Values) => invent(type, place, own, 'bare');
  const group = (position: number, filterItems: readonly Values[]) =>
    bare('StockFilterGroup', position, { id: `group-${position}`, position, filterItems });
  return {
    site: bare('Site', 3, {
      dealershipName: NAME,
      legalName: `${NAME} Pty Ltd`,
      licenceNumber: 'MD <0>',
      usedVehiclesUrl: 'pre-loved',
      geo: { latitude: -31.95, longitude: 115.86 },
      timeZone: 'Australia/Perth',
      departments: known.Department,
      dealershipStockType: 'cars',
      sorts: [{ label: oddText(1), field: 'createdAt', direction: 'asc', position: 1 }],
      disclaimers: ['driveAway', 'egc', 'poa', 'repayment'].map((kind, place) => ({
        number: place + 1,
        kind,
        html: place === 2 ? '' : `<p>${LONG_WORD} <strong>${kind}</strong></p>`,
      })),
      priceTypes: { new: 'driveAway', demo: 'driveAway', used: 'egc' },
    }),
    navigation: {
      header: [
        {
          ...link('Stock', '/stock/'),
          children: [link(oddText(1), '/stock/pre-loved/'), link(LONG_WORD, '/blog/')],
        },
        { ...link('مدونة', '/blog/'), children: [] },
        { ...link('Elsewhere', 'https://example.com/'), children: [] },
      ],
      callsToAction: [{ ...link(oddText(1), '/contact/'), emphasis: 'primary' }],
      footer: [
        { title: oddText(3), links: [link(oddText(6), '/vehicles/'), link('Call', 'tel:+61255500199')] },
        { title: 'Nothing', links: [] },
      ],
      legal: [],
    },
    finance: bare('FinanceSettings', 0, {
      enabled: true,
      lenderName: 'Kredit & <Co>',
      repaymentInterestRate: bare('InterestRates', 0, { default: 11.94 }),
      repaymentTerm: 60,
      repaymentTerms: [60],
      repaymentFrequency: 'month',
      dealerFeeIsCreditFee: true,
    }),
    filters: {
      groups: [
        ...FILTERS.map(([type, field], position) =>
          group(position, [
            bare('FilterItem', position, { id: `item-${position}`, field, type, position: 1 }),
          ]),
        ),
        group(99, []),
      ],
      bodyTypes: [{ name: 'Ute', value: 'Ute,Cab Chassis', svgName: null }],
      equipment: [],
      feedWords: [],
      cardFacts: [],
    },
  };
}
