import { galleryOf, spinOf } from '../illustrations/solid/gallery';
import { subjectOf } from '../illustrations/solid/subjects';
import { dress } from './dress';
import { newStock } from './newStock';
import type { StockRow } from './stockRow';
import { usedStock } from './usedStock';

const LETTER = { New: 'N', Demo: 'D', Used: 'U' } as const;

const letterOf = (row: Omit<StockRow, 'id'>): string => LETTER[row.vehType as keyof typeof LETTER];

const NOTE = 'Illustration of this model and colour. Ask us for photos of this very car.';

/** The columns of pictures. A used vehicle looks its age, so nobody is to take a drawing for it. */
function picturesOf(item: StockRow): Partial<StockRow> {
  const subject = subjectOf(item);
  const spin = spinOf(subject);
  return {
    images: galleryOf(subject).join('|'),
    ...(item.vehType === 'Used' && { pictureNote: NOTE }),
    ...(spin.length > 0 && { spinImages: spin.join('|') }),
  };
}

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
    const { isBare, ...facts } = row;
    const item = { ...facts, id: `WT26${number}`, stockNumber: `${letterOf(row)}${4100 + index}` };
    return isBare ? item : { ...item, ...picturesOf(item) };
  });
}
