import type { StockItem } from '../../../src/domain/stock/stockItem';
import { aStockItem } from '../../support/stock/aStockItem';

const boat = (item: Parameters<typeof aStockItem>[0]): StockItem =>
  aStockItem({ stockType: 'boats', colour: 'White', ...item });
const caravan = (item: Parameters<typeof aStockItem>[0]): StockItem =>
  aStockItem({ stockType: 'caravans', colour: 'White', ...item });

/** A small boat yard, whose feed writes motors and sizes as tags. */
export const boats: readonly StockItem[] = [
  boat({
    make: 'Quintrex',
    model: 'Fishabout',
    variations: 'Pro',
    bodyType: 'Runabout',
    seats: 6,
    year: 2019,
    fuelType: 'Petrol',
    tags: ['Outboard', '115 hp', 'Trailer included'],
  }),
  boat({
    make: 'Bar Crusher',
    model: '615C',
    bodyType: 'Half cabin',
    seats: 7,
    year: 2021,
    fuelType: 'Petrol',
    tags: ['Outboard', '150 hp', '20 ft'],
  }),
  boat({
    make: 'Haines Hunter',
    model: '565',
    bodyType: 'Centre console',
    year: 2016,
    fuelType: 'Petrol',
    tags: ['Outboard', '6 m'],
  }),
  boat({
    make: 'Sea Ray',
    model: 'SPX 190',
    bodyType: 'Bowrider',
    seats: 8,
    year: 2022,
    vehType: 'New',
    fuelType: 'Diesel',
    tags: ['Inboard'],
  }),
];

/** A small caravan yard: berths and weights are tags, and one maker is called "New Age". */
export const caravans: readonly StockItem[] = [
  caravan({
    make: 'Jayco',
    model: 'Journey',
    variations: 'Outback',
    bodyType: 'Caravan',
    year: 2019,
    tags: ['Sleeps 4', 'Ensuite', '20 ft', 'Under 3 tonne'],
  }),
  caravan({
    make: 'New Age',
    model: 'Manta Ray',
    bodyType: 'Caravan',
    year: 2020,
    tags: ['Sleeps 6', 'Bunks', 'Off road'],
  }),
  caravan({
    make: 'Crusader',
    model: 'Chameleon',
    bodyType: 'Camper trailer',
    year: 2017,
    tags: ['Sleeps 2'],
  }),
  caravan({
    make: 'Jayco',
    model: 'Swan',
    bodyType: 'Pop top',
    vehType: 'New',
    year: 2026,
    tags: ['Sleeps 4'],
  }),
];
