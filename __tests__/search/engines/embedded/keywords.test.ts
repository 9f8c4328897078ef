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

  it('finds a motorhome as such, and not as a caravan', async () => {
    const homes = ['Motorhome', 'Pop top'].map((bodyType) => {
      const record = recordOf({ title: `2019 Jayco ${bodyType}`, bodyType });
      return { ...record, card: { ...record.card, stockType: 'caravans' as const } };
    });
    for (const [query, title] of [
      ['motorhomes', '2019 Jayco Motorhome'],
      ['caravans', '2019 Jayco Pop top'],
    ] as const) {
      const { hits } = await answered(await openedIndex(homes), { query });
      expect(hits.map((hit) => hit.title)).toEqual([title]);
    }
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

  it.each(['srf', '2022', 'u10433', 'frod', 'u104'])(
    'is told that nothing in stock is called “%s”, which hides no car',
    async (query) => {
      const { hits, queryAfterRemoval } = await answered(await openedIndex(stock), { query });
      expect(hits).toHaveLength(stock.length);
      expect(queryAfterRemoval).toBe(`<em>${query}</em>`);
    },
  );

  it('keeps the words that are in stock where others are not', async () => {
    const answer = await answered(await openedIndex(stock), { query: 'Courier HiLux, for my Wombat' });
    expect(answer.hits.map((hit) => hit.title)).toEqual(['2020 Toyota HiLux SR5']);
    expect(answer.queryAfterRemoval).toBe('<em>Courier</em> HiLux, for my <em>Wombat</em>');
  });

  it('keeps a word that is known with its neighbour, though it is not known by itself elsewhere', async () => {
    const answer = await answered(await openedIndex(stock), { query: 'Hi Ace, hi Wombat' });
    expect(answer.hits.map((hit) => hit.title)).toEqual(['2019 Toyota HiAce LWB']);
    expect(answer.queryAfterRemoval).toBe('Hi Ace, <em>hi</em> <em>Wombat</em>');
  });

  describe('by what a car has', () => {
    const fitted = [
      recordOf({
        title: 'HiLux Workmate',
        equipment:
          'Reversing camera | Tub liner | Apple CarPlay and Android Auto | Two ISOFIX child-seat points',
        description: 'Traded by a courier. Never seen a Mazda workshop; the 2 keys are here until 2027.',
      }),
      recordOf({ title: 'HiLux SR', equipment: 'Heated front seats', description: 'Has the tub of an SR5.' }),
      recordOf({ title: 'CX-5 Liner', make: 'Mazda', model: 'CX-5', equipment: 'Alloy wheels' }),
    ];
    it('waits for the next word after one like “with”', async () => {
      const cars = [
        ...fitted,
        recordOf({ title: 'HiLux Rogue', description: 'Within reach of any budget.' }),
      ];
      const { nbHits } = await answered(await openedIndex(cars), { query: 'hilux with' });
      expect(nbHits).toBe(3);
    });
    it.each([
      ['tub liner', ['HiLux Workmate']],
      ['apple carplay', ['HiLux Workmate']],
      ['Apple Car Play', ['HiLux Workmate']],
      ['isofix', ['HiLux Workmate']],
      ['isofx', ['HiLux Workmate']],
      ['reverse camera', ['HiLux Workmate']],
      ['reversing cameras', ['HiLux Workmate']],
      ['heated seat', ['HiLux SR']],
      ['courier', ['HiLux Workmate']],
      ['hiluxes', ['HiLux SR', 'HiLux Workmate']],
      ['alloy whe', ['CX-5 Liner']],
      ['liner', ['CX-5 Liner', 'HiLux Workmate']],
      ['mazda', ['CX-5 Liner']],
    ])('“%s” finds %j, names first', async (query, titles) => {
      const { hits, queryAfterRemoval } = await answered(await openedIndex(fitted), { query });
      const titlesFound = hits.map((hit) => hit.title);
      expect({
        queryAfterRemoval,
        titlesFound: query === 'liner' ? titlesFound : [...titlesFound].sort(),
      }).toEqual({
        titlesFound: titles,
      });
    });

    it('finds nothing in a description by a typo, a number or the name of another car', async () => {
      for (const query of ['couriar', '2027', 'SR7']) {
        const { queryAfterRemoval } = await answered(await openedIndex(fitted), { query });
        expect(queryAfterRemoval).toBe(`<em>${query}</em>`);
      }
    });
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
