import { dress } from './dress';
import { newStock } from './newStock';
import type { StockRow } from './stockRow';
import { usedStock } from './usedStock';

const LETTER = { New: 'N', Demo: 'D', Used: 'U' } as const;

const letterOf = (row: Omit<StockRow, 'id'>): string => LETTER[row.vehType as keyof typeof LETTER];

/**
 * The demo dealership's stock, the same on every run. Rows come in the order in which the vehicles arrived,
 * and are numbered so: `WT26017` is the seventeenth.
 */
export function composeStock(): readonly StockRow[] {
  const arrived = [...dress([...newStock(), ...usedStock()])].sort((a, b) =>
    String(a.createdAt) < String(b.createdAt) ? -1 : 1,
  );
  return arrived.map((row, index) => {
    const number = String(index + 1).padStart(3, '0');
    return { ...row, id: `WT26${number}`, stockNumber: `${letterOf(row)}${4100 + index}` };
  });
}
