import { importFeed } from '../../../generate/feed/importFeed';
import { okValue } from '../../../support/okValue';
import { aStockContext } from '../../../support/stock/aStockContext';

const fields = { stockNumber: 'ref', vehType: '"Used"', make: 'make', model: 'model', price: 'price' };

const importRows = async (rows: readonly object[], more: Record<string, string> = {}) =>
  okValue(
    await importFeed(
      {
        name: 'stock.json',
        bytes: Buffer.from(
          JSON.stringify(
            rows.map((row, n) => ({ ref: `A${n}`, make: 'Kia', model: 'Rio', price: 9_990, ...row })),
          ),
        ),
      },
      {
        site: aStockContext(),
        mapping: { name: 'stock.mapping.yml', own: new Set(), fields: { ...fields, ...more } },
      },
    ),
  );

/** What becomes of a row with some flags: its state and price. */
const of = async (row: object, more?: Record<string, string>) => {
  const { items, leftOut } = await importRows([row], more);
  const [one] = items;
  if (!one) return leftOut[0]?.reason;
  return one.item.price === undefined ? 'no price' : one.item.status;
};

describe('a column of yes and no that nothing else reads', () => {
  it.each([
    ['Hide Price', 'Y', 'no price'],
    ['hide_price_flag', '1', 'no price'],
    ['PriceHideInd', true, 'no price'],
    ['isPriceHidden', 'x', 'no price'],
    ['POA', 'True', 'no price'],
    ['ShowPrice', 'False', 'no price'],
    ['display price on web', 'N', 'no price'],
    ['Hide Price', 'N', 'available'],
    ['Hide Price', '', 'available'],
    ['POA', '0', 'available'],
    ['ShowPrice', 'yes', 'available'],
    ['Sold', '1', 'sold'],
    ['IsSold', 'ja', 'sold'],
    ['SoldDate', '12/11/2026', 'sold'],
    ['SoldDate', '0001-01-01', 'available'],
    ['Sold', 'SOLD', 'sold'],
    ['POA', 'P.O.A.', 'no price'],
    ['Reserved', '✓', 'underOffer'],
    ['Sold', 'N', 'available'],
    ['Reserved', 'Y', 'underOffer'],
    ['On Hold', 'true', 'underOffer'],
    ['deposit_taken', 1, 'underOffer'],
    ['deleted', 'Y', 'its deleted is "Y"'],
    ['deleted_at', '2026-11-12T10:00:00Z', 'its deleted_at is "2026-11-12T10:00:00Z"'],
    ['deleted_at', null, 'available'],
    ['Do Not Publish', 'True', 'its Do Not Publish is "True"'],
    ['Wholesale Only', 'Y', 'its Wholesale Only is "Y"'],
    ['Publish', 'No', 'its Publish is "No"'],
    ['AdvertiseOnWeb', 0, 'its AdvertiseOnWeb is "0"'],
    ['published', 'Yes', 'available'],
    ['@active', 'false', 'its @active is "false"'],
    ['SaleType', 'Wholesale', 'its SaleType is "Wholesale"'],
    ['SaleType', 'Retail', 'available'],
    ['Advert Status', 'Withdrawn', 'its Advert Status is "Withdrawn"'],
    ['Web Status', 'Sold', 'sold'],
    ['VAT Status', 'Withdrawn', 'available'],
    ['Internet', '0', 'available'],
    ['Sold by', 'Y', 'available'],
  ])('%s %j: %s', async (name, value, becomes) => {
    expect(await of({ [name]: value })).toBe(becomes);
  });

  it('counts inside what holds the vehicle or the price, and nowhere else', async () => {
    const price = { amount: 9_990, hidden: true };
    expect(await of({ price }, { price: 'price.amount' })).toBe('no price');
    expect(await of({ dealer: { deleted: true } })).toBe('available');
    const vehicle = { make: 'Kia', model: 'Rio', sold: true };
    expect(await of({ vehicle }, { make: 'vehicle.make' })).toBe('sold');
  });

  it('is obeyed unless the mapping reads it', async () => {
    expect(await of({ Publish: 'No' }, { status: 'Publish = "No" ? "sold"' })).toBe('sold');
    expect(await of({ Sold: 'Y' }, { status: '"withdrawn"' })).toBe('its status is "withdrawn"');
  });

  it('is reported, and no longer counts as unused', async () => {
    const { faults, unusedColumns } = await importRows([
      { 'Hide Price': 'Y' },
      { 'Hide Price': 'N' },
      { Sold: 1 },
    ]);
    expect(faults).toEqual([
      expect.objectContaining({ id: 'A0', field: 'price', reason: 'is hidden: its Hide Price is "Y"' }),
      expect.objectContaining({ id: 'A2', field: 'status', reason: 'is sold: its Sold is "1"' }),
    ]);
    expect(unusedColumns).toEqual([]);
  });
});
