import { lineOfTitle, stockTitle } from '../../../src/domain/stock/stockTitle';
import { aStockItem } from '../../support/stock/aStockItem';

describe('the title of a stock item', () => {
  it('is year, make, model, badge and series', () => {
    const item = aStockItem({ year: 2021, variations: 'SR5', series: 'GUN126R' });
    expect(stockTitle(item)).toEqual({ title: '2021 Toyota HiLux SR5 GUN126R' });
  });

  it('leaves out what is unknown', () => {
    expect(stockTitle(aStockItem({ series: 'GUN126R' }))).toEqual({ title: 'Toyota HiLux GUN126R' });
  });

  it('is the feed’s own name, with its second name as subtitle, if the year is known', () => {
    const item = aStockItem({ year: 2021, stockName: '2021 HiLux Rogue', stockSubname: 'Automatic · White' });
    expect(stockTitle(item)).toEqual({ title: '2021 HiLux Rogue', subtitle: 'Automatic · White' });
    expect(lineOfTitle(stockTitle(item))).toBe('2021 HiLux Rogue, Automatic · White');
    const plain = { ...item, stockSubname: undefined };
    expect(stockTitle(plain)).toEqual({ title: '2021 HiLux Rogue' });
    expect(lineOfTitle(stockTitle(plain))).toBe('2021 HiLux Rogue');
  });

  it('ignores the feed’s own names if the year is unknown', () => {
    const item = aStockItem({ stockName: 'HiLux Rogue', stockSubname: 'Automatic' });
    expect(stockTitle(item)).toEqual({ title: 'Toyota HiLux' });
  });
});
