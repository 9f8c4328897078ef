import { LONG_WORD, oddText } from './oddTexts';
import type { OtherEntries } from './otherEntries';

const NAME = 'O’Brien & Søns “Motörs” <3 🚙';

const NO_RATES = { default: null, new: null, demo: null, used: null };

/** The settings of the other endpoint: the required ones and few others. */
export function otherSettings({ departments, picture }: OtherEntries) {
  const link = (label: string, url: string) => ({ label, url });
  return {
    site: {
      dealershipName: NAME,
      legalName: `${NAME} Pty Ltd`,
      licenceNumber: 'MD <0>',
      abn: null,
      reservationTerms: null,
      reservationPaymentUrl: null,
      valuationDisclaimer: null,
      tagline: null,
      newVehiclesUrl: null,
      demoVehiclesUrl: null,
      usedVehiclesUrl: 'pre-loved',
      description: oddText(3),
      phone: '(02) 5550 0199',
      email: 'hello@example.com',
      address: { street: oddText(6), suburb: 'وسط المدينة', state: 'WA', postcode: '6999' },
      geo: { latitude: -31.95, longitude: 115.86 },
      timeZone: 'Australia/Perth',
      departments,
      dealershipStockType: 'cars',
      sorts: [{ label: oddText(1), field: 'createdAt', direction: 'asc', position: 1 }],
      searchSynonyms: [],
      disclaimers: ['driveAway', 'egc', 'poa', 'repayment'].map((kind, place) => ({
        number: place + 1,
        kind,
        html: place === 2 ? '' : `<p>${LONG_WORD} <strong>${kind}</strong></p>`,
      })),
      socialLinks: [],
      defaultPicture: picture(0),
      priceTypes: { new: 'driveAway', demo: 'driveAway', used: 'egc' },
    },
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
    finance: {
      enabled: true,
      lenderName: 'Kredit & <Co>',
      lenderLicenceNumber: null,
      repaymentInterestRate: { ...NO_RATES, default: 11.94 },
      comparisonRate: NO_RATES,
      repaymentTerm: 60,
      repaymentTerms: [60],
      repaymentFrequency: 'month',
      feesFinanced: false,
      dealerFeeIsCreditFee: true,
    },
    filters: {
      groups: filterGroups,
      bodyTypes: [{ name: 'Ute', value: 'Ute,Cab Chassis', svgName: null }],
      feedWords: [],
      cardFacts: [],
    },
  };
}

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

const filterGroups = [
  ...FILTERS.map(([type, field], position) => ({
    id: `group-${position}`,
    label: oddText(position),
    position,
    groupType: position < 9 ? 'main' : 'more',
    isAccordion: position % 2 === 0,
    accordionType: position % 4 === 0 ? 'open' : 'closed',
    remoteId: null,
    svgName: null,
    filterItems: [
      {
        id: `item-${position}`,
        label: oddText(position + 1),
        field,
        type,
        formattingType: 'text',
        unit: null,
        position: 1,
        limit: null,
        showCount: position % 3 === 0,
        hardcodedValues: [],
      },
    ],
  })),
  {
    id: 'empty',
    label: 'Empty',
    position: 99,
    groupType: 'main',
    isAccordion: false,
    accordionType: 'open',
    remoteId: null,
    svgName: null,
    filterItems: [],
  },
];
