import { answered } from '../../../support/search/answered';
import { openedIndex } from '../../../support/search/openedIndex';
import { recordOf } from '../../../support/stock/recordOf';

const stock = [
  recordOf({ title: '2019 Toyota HiAce LWB', make: 'Toyota', model: 'HiAce', bodyType: 'Commercial' }),
  recordOf({
    title: '2020 Toyota HiLux SR5',
    make: 'Toyota',
    model: 'HiLux',
    bodyType: 'Ute / Tray',
    stockNumber: 'U-10432',
  }),
  recordOf({
    title: '2021 Mazda CX-5 Akera',
    make: 'Mazda',
    model: 'CX-5',
    bodyType: 'SUV',
    registrationNumber: '1AB 2CD',
  }),
  recordOf({
    title: '2018 Land Rover Defender',
    make: 'Land Rover',
    model: 'Defender',
    vin: 'SALLDHMV8AA000001',
  }),
  recordOf({ title: '2017 Citroën C4', make: 'Citroën', model: 'C4', bodyType: 'Hatchback' }),
  recordOf({
    title: '2016 Mitsubishi Triton',
    make: 'Mitsubishi',
    model: 'Triton',
    bodyType: 'Ute / Tray',
    subtitle: 'Toyota trade-in',
  }),
  recordOf({ title: '2015 Mazda 3 Neo', make: 'Mazda', model: '3', bodyType: 'Sedan' }),
];

const found = async (query: string): Promise<readonly string[]> =>
  (await answered(await openedIndex(stock), { query })).hits.map((hit) => hit.title);

describe('a shopper who types', () => {
  it.each([
    ['landrover', '2018 Land Rover Defender'],
    ['land rover', '2018 Land Rover Defender'],
    ['cx5', '2021 Mazda CX-5 Akera'],
    ['cx-5', '2021 Mazda CX-5 Akera'],
    ['CX 5', '2021 Mazda CX-5 Akera'],
    ['hi ace', '2019 Toyota HiAce LWB'],
    ['mazda3', '2015 Mazda 3 Neo'],
    ['citroen', '2017 Citroën C4'],
    ['Citroën', '2017 Citroën C4'],
    ['u10432', '2020 Toyota HiLux SR5'],
    ['U-10432', '2020 Toyota HiLux SR5'],
    ['1ab2cd', '2021 Mazda CX-5 Akera'],
    ['1AB-2CD', '2021 Mazda CX-5 Akera'],
    ['salldhmv8aa000001', '2018 Land Rover Defender'],
    ['mitsubushi', '2016 Mitsubishi Triton'],
    ['mitsibushi trit', '2016 Mitsubishi Triton'],
    ['defneder', '2018 Land Rover Defender'],
    ['used sedans', '2015 Mazda 3 Neo'],
  ])('“%s” finds that car and no other', async (query, title) => {
    expect(await found(query)).toEqual([title]);
  });

  it.each(['ute', 'utes', 'UTE', 'ut'])('“%s” finds the utes', async (query) => {
    expect(await found(query)).toEqual(['2020 Toyota HiLux SR5', '2016 Mitsubishi Triton']);
  });

  it('finds only what holds all words', async () => {
    expect(await found('toyota ute')).toEqual(['2020 Toyota HiLux SR5', '2016 Mitsubishi Triton']);
    expect(await found('toyota sedan')).toEqual([]);
  });

  it('sees a match in a title before a match elsewhere', async () => {
    expect(await found('toyota')).toEqual([
      '2019 Toyota HiAce LWB',
      '2020 Toyota HiLux SR5',
      '2016 Mitsubishi Triton',
    ]);
  });

  it('sees a whole word before a beginning', async () => {
    const cars = [recordOf({ title: 'Mazda 323' }), recordOf({ title: 'Mazda 3' })];
    const { hits } = await answered(await openedIndex(cars), { query: 'mazda 3' });
    expect(hits.map((hit) => hit.title)).toEqual(['Mazda 3', 'Mazda 323']);
  });

  it.each(['srf', '2022', 'u10433', 'frod', 'u104'])('finds nothing by “%s”', async (query) => {
    expect(await found(query)).toEqual([]);
  });

  it('gets no neighbours of a word that is in stock', async () => {
    const cars = [
      recordOf({ title: 'Ford Ranger', make: 'Ford' }),
      recordOf({ title: 'Fort Trailer', make: 'Fort' }),
    ];
    const { hits } = await answered(await openedIndex(cars), { query: 'ford' });
    expect(hits.map((hit) => hit.title)).toEqual(['Ford Ranger']);
  });

  it.each(['', '   ', '—', '"()"'])('without a word (“%s”) sees all stock', async (query) => {
    expect(await found(query)).toHaveLength(stock.length);
  });
});
