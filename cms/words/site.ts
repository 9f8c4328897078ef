import type { z } from 'zod';
import type { siteSchema } from '../../plugins/content-endpoint/collections/site';
import { STOCK_TYPES, type StockType } from '../../src/domain/stock/stockTypes';
import { NUMBER_FACT_LABELS } from './facts';
import { addressWords, geoWords, openingHoursWords, specialDaysWords } from './place';
import { PICTURE_HINT, PRICE_TYPES } from './shared';
import type { WordsOf } from './words';

type Site = z.input<ReturnType<typeof siteSchema>>;

const stockTypes = Object.fromEntries(
  Object.entries(STOCK_TYPES).map(([type, { plural }]) => [type, plural]),
) as Record<StockType, string>;

const NUMBERED = 'Shown as a numbered note wherever a price like this appears.';

export const siteWords: WordsOf<Site> = {
  dealershipName: { label: 'Dealership', hint: 'The name on the sign.' },
  legalName: { label: 'Legal name', hint: 'Example Motors Pty Ltd' },
  licenceNumber: {
    label: '{dealerRegister}: number',
    hint: 'Must be on the site by law: MD 012345',
  },
  abn: { label: '{businessRegister}' },
  reservationTerms: {
    label: 'Reservation terms',
    hint: 'The amount, how long it holds the {car} and when it is refunded. Shoppers read this before they reserve.',
  },
  reservationPaymentUrl: {
    label: 'Payment page for reservations',
    hint: 'Your payment provider’s page: https://… Shoppers get the link once they have asked to reserve.',
  },
  valuationDisclaimer: {
    label: 'Valuation disclaimer',
    hint: 'Whose data the guide values come from, and that they are estimates.',
  },
  alertConfirmation: {
    label: 'Email that asks to confirm: opening',
    hint: 'Goes to an address that asked for news of saved {cars}, before the link. Left empty, we say it in our words.',
  },
  alertIntro: {
    label: 'Email with news: opening',
    hint: 'Appears above what is new, cheaper or sold. Left empty, we say it in our words.',
  },
  tagline: { label: 'Tag line', hint: 'Shown below the name at the foot of every page.' },
  description: { label: 'Description', hint: 'One or two sentences, for search engines.' },
  phone: { label: 'Main phone number', hint: 'As people read it: (02) 5550 0140' },
  email: { label: 'Main email address' },
  address: addressWords,
  geo: geoWords,
  timeZone: { label: 'Time zone', hint: 'Of days and opening hours: Australia/Sydney' },
  departments: {
    label: 'Departments',
    labelSingular: 'department',
    summary: '{{fields.name}}',
    fields: {
      name: { label: 'Name' },
      phones: {
        label: 'Phone numbers',
        labelSingular: 'phone number',
        summary: '{{fields.label}} {{fields.number}}',
        fields: {
          label: {
            label: 'Whose',
            hint: 'Bookings',
          },
          number: { label: 'Number', hint: '(02) 5550 0144' },
        },
      },
      email: { label: 'Email' },
      openingHours: openingHoursWords,
      specialDays: { ...specialDaysWords, hint: 'For this department only.' },
      visitsAtOnce: {
        label: 'Appointments in one half hour',
        hint: 'At each yard. The first department takes test drives, Service takes {cars} to service. Left empty: 2.',
      },
      visitNote: {
        label: 'Note to people with an appointment',
        hint: 'What to bring or where to park; in the emails: Bring your driver licence.',
      },
      id: { label: 'Name in the system', isMade: true },
    },
  },
  specialDays: { ...specialDaysWords, label: 'Special days for every department' },
  dealershipStockType: {
    label: 'What you sell',
    hint: 'The word after a number: “37 {cars}”.',
    options: stockTypes,
  },
  newVehiclesUrl: {
    label: 'Address of new stock',
    hint: 'After /stock/: new-{cars}. Many links use it, so think twice before changing it.',
  },
  demoVehiclesUrl: { label: 'Address of demo stock', hint: 'After /stock/: demo-{cars}' },
  usedVehiclesUrl: { label: 'Address of used stock', hint: 'After /stock/: used-{cars}' },
  sorts: {
    label: 'Ways to sort the stock',
    labelSingular: 'way to sort',
    summary: '{{fields.label}}',
    hint: 'Shoppers start with the first. Drag one by its bar to move it.',
    fields: {
      label: { label: 'Label', hint: 'Price (low to high)' },
      field: {
        label: 'Sorts by',
        options: {
          createdAt: 'Date added',
          updatedAt: 'Last changed',
          price: 'Price',
          weeklyCost: 'What it costs a week',
          odometer: 'Kilometres',
          year: 'Year',
          make: 'Make',
          ...NUMBER_FACT_LABELS,
        },
      },
      direction: { label: 'Order', options: { asc: 'Ascending', desc: 'Descending' } },
    },
  },
  searchSynonyms: {
    label: 'What your shoppers call things',
    labelSingular: 'group of words',
    labelPlural: 'groups of words',
    summary: '{{fields.words}}',
    hint: 'For example, list “work truck” with “Ute”, and a search for work trucks finds utes.',
    fields: {
      filter: {
        label: 'What it is',
        options: {
          bodyType: 'Body',
          colour: 'Colour',
          fuelType: 'Fuel',
          location: 'Yard',
          tags: 'Feature',
          transmissionType: 'Transmission',
        },
      },
      words: {
        label: 'Words that mean the same',
        labelSingular: 'word',
        hint: 'The word as your stock has it (Ute), then what people say (work truck).',
      },
    },
  },
  onRoadFees: {
    label: 'Government fees, for the price to pay',
    labelSingular: 'state’s fees',
    labelPlural: 'states’ fees',
    summary: '{{fields.state}} {{fields.from}} to {{fields.until}}',
    hint: 'Without them shoppers see no estimate. Copy them from the state each July; duty is built in.',
    fields: {
      state: { label: 'State' },
      from: { label: 'First day' },
      until: { label: 'Last day', hint: 'After it, the estimate switches itself off.' },
      source: { label: 'Where the figures come from', hint: 'Shoppers read it: Service NSW, 2 July 2026' },
      transfer: { label: 'Transfer of registration', hint: 'Dollars: 39' },
      registration: {
        label: 'Registration, 12 months',
        labelSingular: 'fee',
        labelPlural: 'fees',
        summary: '{{fields.dollars}}',
        hint: 'The first one that fits a {car} counts. Put one without conditions last.',
        fields: {
          maxCylinders: { label: 'Cylinders, at most' },
          maxTareMass: { label: 'Tare mass, at most', hint: 'Kilograms: 1504' },
          maxEngineSize: { label: 'Engine size, at most', hint: 'Cubic centimetres: 2600' },
          isDiesel: { label: 'Only diesel' },
          isElectric: { label: 'Only electric' },
          isGoods: { label: 'Only utes and vans' },
          dollars: { label: 'Dollars', hint: '420' },
        },
      },
      plates: { label: 'Number plates', hint: 'Dollars: 44' },
      insurance: {
        label: 'Compulsory insurance, 12 months',
        hint: 'Dollars: 520. Enter 0 where registration includes it.',
      },
    },
  },
  disclaimers: {
    label: 'Notes on prices',
    hint: 'Get changes signed off first.',
    collapsed: true,
    fields: {
      driveAway: { label: '1. {driveAway}', hint: NUMBERED },
      egc: { label: '2. {egc}', hint: NUMBERED },
      poa: { label: '3. {poa}', hint: NUMBERED },
      repayment: { label: '4. Repayments', hint: 'Assumptions, comparison rate, warning, lender.' },
    },
  },
  socialLinks: {
    label: 'Social media',
    labelSingular: 'link',
    labelPlural: 'links',
    summary: '{{fields.network}}',
    fields: {
      network: {
        label: 'Network',
        options: {
          facebook: 'Facebook',
          instagram: 'Instagram',
          youtube: 'YouTube',
          tiktok: 'TikTok',
          linkedin: 'LinkedIn',
          x: 'X',
        },
      },
      url: { label: 'Address', hint: 'The full address: https://…' },
    },
  },
  defaultPicture: {
    label: 'Default picture for sharing',
    hint: `Used if a page has no picture. Without one, it is the logo. ${PICTURE_HINT}`,
  },
  priceTypes: {
    label: 'What prices in the feed include',
    collapsed: true,
    fields: {
      new: { label: 'New', options: PRICE_TYPES },
      demo: { label: 'Demo', options: PRICE_TYPES },
      used: { label: 'Used', options: PRICE_TYPES },
    },
  },
  runningCosts: {
    label: 'Prices of fuel and electricity',
    hint: 'For what a {car} costs a week. Look them up every month or two: pages stop using them after three months.',
    collapsed: true,
    fields: {
      kilometresAYear: { label: 'Kilometres a year', hint: 'Shoppers can type their own: 15000' },
      asAt: { label: 'Looked up on' },
      source: { label: 'Looked up at', hint: 'FuelCheck NSW, and our electricity bill' },
      sourceUrl: { label: 'Its address', hint: 'https://…' },
      petrol91: { label: 'Unleaded 91', hint: 'Dollars a litre: 1.86' },
      petrol95: { label: 'Premium 95', hint: 'Dollars a litre' },
      petrol98: { label: 'Premium 98', hint: 'Dollars a litre' },
      diesel: { label: 'Diesel', hint: 'Dollars a litre' },
      electricity: { label: 'Electricity at home', hint: 'Dollars a kilowatt hour: 0.34' },
    },
  },
};
