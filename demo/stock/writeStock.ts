import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { composeStock } from './composeStock';
import { toCsv } from './toCsv';

const rows = composeStock();
writeFileSync(resolve(__dirname, '../../content/stock.csv'), toCsv(rows));
console.log(`content/stock.csv: ${rows.length} vehicles`);
