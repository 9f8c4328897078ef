import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { guessMapping } from '../../../../generate/feed/guess/guessMapping';
import { mappingText, proposalText } from '../../../../generate/feed/guess/mappingText';
import { openFeed } from '../../../../generate/feed/rows/openFeed';
import { faultPlace } from '../../../../src/domain/fault';
import { AUSTRALIAN_DOLLARS, aStockContext } from '../../../../support/stock/aStockContext';
import { loadStock } from '../../../../support/stock/loadStock';
import { feedFolder } from '../../../support/feeds/feedFolder';
import { propose, readAsProposed, sourceOf } from '../../../support/feeds/proposedMapping';
import { runs } from '../../../support/runs';

const folder = feedFolder();

const TRUCKS = Buffer.from(`Ref;Cat;Cond;Make;Model;Yr;Body Style;Our Price;Depot
GT101;Truck;N;Mack;Trident;2026;Prime mover;$395,000;Dalby
GT102;Truck;U;Hino;FM 2635;2017;Tipper;$118,500;Roma
GT103;Trailer;N;Krueger;ST3;2026;Flat top;$92,000;Dalby
GT104;Trailer;U;Drake;Plant 20;2015;Low loader;$76,400;Roma
`);

describe('a proposed mapping works at once, with a reason for each guess', () => {
  it('for boats in German XML: units in attributes, commas as decimal points, two sizes of each picture', async () => {
    const { proposal, items, report } = await readAsProposed(folder, 'boote.xml');
    expect(report).toMatchObject({ read: 6, accepted: 6, deadPaths: [] });
    const used = items.find(({ id }) => id === '1001');
    expect(used).toMatchObject({
      stockType: 'boats',
      vehType: 'Used',
      model: 'Activ 605',
      lengthMeters: 5.87,
    });
    expect(used?.images.map(({ url }) => url)).toEqual(
      [1, 2, 3, 4].map((n) => `https://bilder.bootsmarkt.example/1001/${n}_gross.jpg`),
    );
    expect([85, 110, 184, 221]).toContain(used?.power);
    expect(used?.siteDescription).toContain('• Bugstrahlruder');
    expect(proposal.open).toContain('The prices are in EUR. The site shows them in AUD.');
    expect(sourceOf(proposal, 'make')).toBe('Boot.Werft');
    expect(mappingText(proposal, 'boote.xml')).toContain('\nrows: Bootsmarkt.Angebote.Angebot\nfields:\n');
  });

  it('for motorcycles as a New Zealand yard writes them: pre-loved, Ks, Ask', async () => {
    const { items } = await readAsProposed(
      folder,
      'bikes.csv',
      Buffer.from(`Ref;Cond.;Manufacturer;Model;Yr;Ks;Ask
K101;Pre-loved;Honda;CB500X;2021;8200;9990
K102;pre loved;Yamaha;MT-07;2019;15400;10490
K103;Brand new;Suzuki;V-Strom 800DE;2026;5;18990
`),
    );
    expect(
      items.map(({ id, vehType, odometer, price }) => [id, vehType, odometer, price?.toString()]).sort(),
    ).toEqual([
      ['K101', 'Used', 8200, '999000'],
      ['K102', 'Used', 15400, '1049000'],
      ['K103', 'New', 5, '1899000'],
    ]);
  });

  it('keeps what prices say about charges, also where some are words and the header is repeated', async () => {
    const header = 'Stock No,Condition,Make,Model,Year,Advertised Price';
    const { items, report } = await readAsProposed(
      folder,
      'driveAway.csv',
      Buffer.from(`${header}
U1,Used,Kia,Rio,2019,"$15,990 DRIVE AWAY"
U2,Used,Kia,Cerato,2020,"$17,990"
${header}
U3,Used,Kia,Picanto,2018,SOLD
D4,Demo,Kia,Seltos,2025,"$31,990 + ORC"
`),
    );
    expect(report).toMatchObject({ read: 5, accepted: 4, quarantined: [] });
    expect(items.map(({ id, priceType }) => [id, priceType])).toEqual([
      ['U1', 'driveAway'],
      ['U2', 'egc'],
      ['U3', 'poa'],
      ['D4', 'egc'],
    ]);
  });

  it('for a yard that shortens everything, and lists equipment in HTML', async () => {
    const { items, proposal } = await readAsProposed(
      folder,
      'short.csv',
      Buffer.from(`Stk #;N/D/U;Manuf.;Mdl;Var.;Yr Built;Extras
S1;N;Kia;Rio;Sport;2026;<ul><li>Tow bar</li><li>Safety: ABS</li></ul>
S2;D;Mazda;BT-50;XT;2025;<ul><li>Canopy</li></ul>
S3;U;Ford;Ranger;XLT;2019;
`),
    );
    expect(proposal.open).toEqual([expect.stringContaining('price'), expect.stringContaining('pictures')]);
    expect(items).toMatchObject([
      { vehType: 'New', make: 'Kia', model: 'Rio', variations: 'Sport', year: 2026 },
      { vehType: 'Demo', make: 'Mazda' },
      { vehType: 'Used', make: 'Ford' },
    ]);
    expect(items[0]?.equipment).toEqual([{ entries: ['Tow bar'] }, { name: 'Safety', entries: ['ABS'] }]);
  });

  it('for the amounts of a database and the spaces of a web page between thousands', async () => {
    const rows = [1, 2, 3, 4].map(
      (n) =>
        `<V><StockNo>N${n}</StockNo><Cond>Used Car</Cond><Make>Kia</Make><Model>Rio</Model><Price>${15_490 + n * 500}.0000</Price><Odometer>4${n}\u00a0500 km</Odometer></V>`,
    );
    const { items } = await readAsProposed(folder, 'amounts.xml', Buffer.from(`<S>${rows.join('')}</S>`));
    expect(items.map(({ id, price, odometer }) => [id, price, odometer])).toEqual([
      ['N1', 1_599_000, 41_500],
      ['N2', 1_649_000, 42_500],
      ['N3', 1_699_000, 43_500],
      ['N4', 1_749_000, 44_500],
    ]);
  });

  it('for trucks and trailers in Australian CSV: letters for new and used, bodies of neither car nor ute, a depot', async () => {
    const { items, report } = await readAsProposed(folder, 'trucks.csv', TRUCKS);
    expect(report).toMatchObject({ read: 4, accepted: 4 });
    // A number that people say is on the page, and the id follows from it.
    expect(items.map(({ id, stockNumber }) => [id, stockNumber])[0]).toEqual(['GT101', 'GT101']);
    expect(
      items.map(({ vehType, stockType, bodyType, location }) => [
        vehType,
        stockType,
        bodyType,
        location?.name,
      ]),
    ).toEqual([
      ['New', 'trucks', 'Prime mover', 'Dalby'],
      ['Used', 'trucks', 'Tipper', 'Roma'],
      ['New', 'trailers', 'Flat top', 'Dalby'],
      ['Used', 'trailers', 'Low loader', 'Roma'],
    ]);
  });

  it('for cars and vans in British CSV: plates with a space, the year in a date; what is left is named', async () => {
    const { proposal, items, report } = await readAsProposed(folder, 'british.csv');
    expect(report).toMatchObject({ read: 4, accepted: 2, deadPaths: [] });
    // What the system keeps off the web is left out, mapped or not.
    expect(report.leftOut.map(({ reason }) => reason)).toEqual([
      'its AdvertiseOnWeb is "0"',
      'its AvailableForSale is "0"',
    ]);
    expect(sourceOf(proposal, 'registrationNumber')).toBe('Reg');
    expect(items[0]).toMatchObject({
      registrationNumber: 'AB19 DEF',
      year: 2019,
      siteDescription: 'One Owner, Full Service History, Air Con',
    });
    expect(proposal.open).toContain('Mileage is read as kilometres. If it counts miles, write $km(Mileage).');
    expect(proposal.unused.map(({ source }) => source)).toEqual(
      expect.arrayContaining(['AdvertiseOnWeb', 'AvailableForSale', 'PreviousPrice']),
    );
  });

  it('names a column as not used whose name is a part of another one', async () => {
    const { unused } = await propose(
      Buffer.from('id,make,model,WebPrice,Web\n1,Kia,Rio,19990,1\n2,Kia,Rio,20990,0\n'),
    );
    expect(unused.map(({ source }) => source)).toContain('Web');
  });

  it('for motorhomes in JSON: miles, feet and inches, pounds, comments in HTML', async () => {
    const { items, report } = await readAsProposed(folder, 'motorhomes.json');
    expect(report).toMatchObject({ read: 3, accepted: 3, deadPaths: [] });
    expect(items.find(({ stockNumber }) => stockNumber === 'R1184A')).toMatchObject({
      vehType: 'Used',
      make: 'Jayco',
      year: 2017,
      odometer: 45_242,
      sleepingCapacity: 8,
      lengthMeters: 9.906,
      siteDescription: 'One owner.\n\nServiced & ready.',
    });
  });

  it('for farm machinery in XML: abbreviations, letters for new and used, hours and horsepower', async () => {
    const { proposal, items, report } = await readAsProposed(folder, 'machinery.xml');
    expect(report).toMatchObject({ read: 4, accepted: 4, deadPaths: [] });
    expect(items.find(({ stockNumber }) => stockNumber === 'T1044')).toMatchObject({
      make: 'John Deere',
      model: '6155M',
      year: 2019,
      vehType: 'Used',
      engineHours: 3_210,
      power: 116,
      price: 12_850_000,
    });
    expect(proposal.unused.map(({ source }) => source)).toContain('@Action');
  });

  it('for cars in American JSON: lists of named values, miles, nested pictures', async () => {
    const { proposal, items, report } = await readAsProposed(folder, 'inventory.json');
    expect(report).toMatchObject({ read: 2, accepted: 2, deadPaths: [] });
    expect(sourceOf(proposal, 'odometer')).toBe('$km(vehicle.odometer.reading)');
    expect(sourceOf(proposal, 'colour')).toBe('vehicle.colors[location="exterior"].generic');
    expect(sourceOf(proposal, 'images')).toBe('media.photos.sizes[name="full"].url');
    expect(sourceOf(proposal, 'price')).toBe('pricing[type="internet"].amount');
    expect(items.every(({ images, price, vin }) => images.length === 3 && price && vin?.length === 17)).toBe(
      true,
    );
    expect(items[0]?.siteDescription).toBe('One owner!\nClean title & CARFAX.');
  });

  it('for cars in Brazilian CSV: semicolons, Windows letters, R$ and words in Portuguese', async () => {
    const { proposal, items, report } = await readAsProposed(folder, 'estoque.csv');
    expect(report).toMatchObject({ read: 8, accepted: 8 });
    expect(new Set(items.map(({ vehType }) => vehType))).toEqual(new Set(['New', 'Used']));
    expect(items.every(({ priceType }) => priceType === 'poa')).toBe(true);
    expect(report.faultKinds).toContainEqual(
      expect.objectContaining({ field: 'price', count: 8, reason: expect.stringMatching(/^is in R\$/) }),
    );
    expect(items.every(({ transmission }) => /^(Automatic|Manual)$/.test(transmission ?? ''))).toBe(true);
    expect(items[0]?.equipment).toEqual([
      { entries: ['Ar condicionado', 'Direção elétrica', 'Airbag duplo'] },
    ]);
    expect(proposal.unused.map(({ source }) => source)).toEqual(['Ano Fabricação']);
  });

  it('for an Australian feed with two prices, and a title in place of make and model', async () => {
    const two = await propose(
      Buffer.from(
        'Stock No,Make,Model,Condition,DAP Price,EGC Price\nA1,Kia,Rio,Used,0,20990\nA2,Kia,Rio,New,29990,\n',
      ),
    );
    expect(sourceOf(two, 'price')).toBe('$money(`DAP Price`) > 0 ? `DAP Price` : `EGC Price`');
    const { items } = await readAsProposed(
      folder,
      'titles.csv',
      Buffer.from(
        'stock #,description,price,km\n1,2013 BMW 3-Series,19995,114950\n2,2019 Mazda CX-5 GT,24990,81204\n',
      ),
    );
    expect(items.map(({ make, model, year, vehType }) => [make, model, year, vehType])).toEqual([
      ['BMW', '3-Series', 2013, 'Used'],
      ['Mazda', 'CX-5', 2019, 'Used'],
    ]);
  });

  it('says why, and what is left to decide', async () => {
    const proposal = await propose(
      Buffer.from('id,marca,modelo,quilometragem\n1,Fiat,Uno,45.100\n2,Fiat,Mobi,9.990\n'),
    );
    const text = proposalText(proposal, 'stock.csv');
    expect(text).toMatch(/make +marca\n +its name, and 100 % of its values are makes: Fiat/);
    expect(text).toContain('Nothing says which vehicles are new, demo or used.');
    expect(text).toContain('No column looks like pictures.');
  });
});

it('law: whatever the names and values are, the proposed file is a mapping that can be read', async () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom('Kia', '2019', '$9,990', 'Used', 'https://a.example/1.jpg'),
  );
  const name = fc.oneof(
    fc.string({ minLength: 1, maxLength: 12 }),
    fc.constantFrom('make', 'Price', 'a`b"c', '@x', '# y', 'a: b'),
  );
  const row = fc.dictionary(
    name,
    fc.oneof(cell, fc.array(fc.record({ type: cell, value: cell }), { maxLength: 3 })),
    { maxKeys: 6 },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 4 }), async (rows) => {
      const opened = openFeed(Buffer.from(JSON.stringify(rows)));
      if (opened.kind === 'err') return;
      const mappingFile = join(folder.path, 'law.yml');
      writeFileSync(
        mappingFile,
        mappingText(await guessMapping(opened.value, AUSTRALIAN_DOLLARS), 'law\n.json'),
      );
      const feed = folder.write('law.json', JSON.stringify(rows));
      const loaded = await loadStock({ feed, mappingFile, site: aStockContext() });
      // It may accept no row, but never for the sake of its mapping.
      if (loaded.kind === 'err') expect(loaded.fault.map(faultPlace)).not.toContain(mappingFile);
    }),
    { numRuns: runs(40, 5_000) },
  );
});

it('a field’s own name and the label of a fact are known, whatever the language of the rest', async () => {
  const proposal = await propose(
    Buffer.from(
      'Stock No,Make,Model,Condition,Price,electricRange,Braked Towing,Payload\n' +
        'A1,Kia,EV6,Used,45990,528,1600,505\nA2,Ford,Ranger,Used,52990,0,3500,1005\n',
    ),
  );
  expect(['electricRange', 'brakedTowing', 'payload'].map((field) => sourceOf(proposal, field))).toEqual([
    'electricRange',
    'Braked Towing',
    'Payload',
  ]);
});

describe('what a proposal cannot know, it says', () => {
  it.each([
    ['Stock,Make,Model,Color,Price,LOA,Dry Weight', ['Dry Weight', 'LOA'], 'lengthMeters'],
    ['Stock,Make,Model,Color,Price,Length,Dry Weight', ['Dry Weight', 'Length'], 'lengthMeters'],
    ['Stock,Make,Model,Colour,Price,LOA,Dry Weight', [], undefined],
    ['Stock,Make,Model,Color,Price,LOA (ft),Dry Weight (kg)', [], undefined],
  ])(
    'bare feet and pounds of an American feed are asked, not taken as metres: %s',
    async (header, asked, leftOut) => {
      const proposal = await propose(
        Buffer.from(
          `${header}\nB1,Sea Ray,SPX,White,"$52,990",6.8,1980\nB2,Lund,1650,Red,"$32,990",5.1,890\n`,
        ),
      );
      const questions = proposal.open.filter((sentence) => sentence.includes('has no unit'));
      expect(questions.map((sentence) => sentence.split(' has no unit')[0]).sort()).toEqual(asked);
      if (leftOut) expect(sourceOf(proposal, leftOut)).toBeUndefined();
      else expect(proposal.guesses.map(({ field }) => field)).toContain('tare');
    },
  );

  it.each([
    ['Sale Price,MSRP', 'Sale Price', undefined],
    ['MSRP,Invoice', undefined, 'MSRP, Invoice may not be what shoppers pay'],
    ['Retail Price,Web Price', 'Retail Price', 'Retail Price, Web Price: each looks like the price'],
    ['Was Price,Now Price', 'Now Price', undefined],
    ['Price,Weekly Payment', 'Price', undefined],
    ['Trade Price,Asking Price', 'Asking Price', undefined],
    ['price,specialPrice', 'price', undefined],
    ['Price inc GST,Price ex GST', 'Price inc GST', undefined],
    ['Weekly From,Cash Price', 'Cash Price', undefined],
    ['Was,Now', 'Now', undefined],
    ['price_cents,cost_cents', '$money(price_cents) / 100', undefined],
    ['DriveAwayPrice,ListPrice', '$money(DriveAwayPrice) > 0 ? DriveAwayPrice : ListPrice', undefined],
    ['AskingPrice,BuyNowPrice', 'AskingPrice', 'AskingPrice, BuyNowPrice: each looks like the price'],
  ])('of the columns %s the price is %s', async (names, price, question) => {
    const { guesses, open } = await propose(
      Buffer.from(
        `Stock No,Make,Model,Condition,${names}\nA1,Kia,Rio,Used,19990,18990\nA2,Kia,Stonic,Used,29990,28990\n`,
      ),
    );
    expect(guesses.find(({ field }) => field === 'price')?.source).toBe(price);
    const asked = open.filter((sentence) => /what shoppers pay/.test(sentence)).join('\n');
    if (question) expect(asked).toContain(question);
    else expect(asked).toBe('');
  });

  it('what a column counts in is read beside it or in its name, and no longer asked', async () => {
    const { items, proposal } = await readAsProposed(
      folder,
      'units.csv',
      Buffer.from(
        'Unit #,Make,Model,Condition,Price,Mileage,MileageUnits,Tare (lb),EngineHP\nA1,Kia,Rio,Used,19990,45000,Miles,2425,100\nA2,Kia,Stonic,Used,22990,35000,KM,2535,120\n',
      ),
    );
    expect(items.map(({ id, odometer, tare, power }) => [id, odometer, tare, power])).toEqual([
      ['A1', 72_420, 1_100, 75],
      ['A2', 35_000, 1_150, 89],
    ]);
    expect(proposal.open.join('\n')).not.toContain('Mileage');
  });

  it('a column with the name of a field in full is that field, whatever its values are like', async () => {
    const proposal = await propose(
      Buffer.from(
        'stockNumber,vehType,make,model,price,siteDescription\nA1,Used,Kia,Rio,9990,Tidy\nA2,Used,Kia,Rio,8990,Tidy\n',
      ),
    );
    expect(sourceOf(proposal, 'siteDescription')).toBe('siteDescription');
    expect(sourceOf(proposal, 'location.name')).toBeUndefined();
  });

  const machine = (no: number, power: string, unit: string, order: readonly number[]) =>
    `<item><no>M${no}</no><make>Case</make><model>T${no}</model><condition>Used</condition><price gst="exc">9${no}00</price>` +
    `<specs><spec><name>Power</name><value>${power}</value><unit>${unit}</unit></spec>` +
    `<spec><name>GCM</name><value>${no}0</value><unit>t</unit></spec></specs>` +
    `<photos>${order.map((place) => `<photo order="${place}">https://photos.example/${no}/${place}.jpg</photo>`).join('')}</photos></item>`;
  const feed = Buffer.from(
    `<list>${machine(3, '100', 'hp', [2, 10, 1])}${machine(4, '110', 'kW', [1, 2, 3])}${machine(5, '200', 'hp', [3, 2, 1])}</list>`,
  );

  it('units that differ from row to row are converted row by row, and pictures take their own order', async () => {
    const { items } = await readAsProposed(folder, 'machines.xml', feed);
    expect(items.map(({ power, gcm }) => [power, gcm])).toEqual([
      [75, 30_000],
      [110, 40_000],
      [149, 50_000],
    ]);
    expect(items[0]?.images.map(({ url }) => url.slice(-6))).toEqual(['/1.jpg', '/2.jpg', '10.jpg']);
  });

  it('a tax, and a column that is named like a state of the sale and holds codes', async () => {
    expect((await propose(feed)).open.join('\n')).toContain('says something about tax, such as "exc"');
    const coded = await propose(
      Buffer.from(
        'Stock No,Make,Model,Year,EGC_PRICE,DAP_PRICE,STATUS\nA1,Kia,Rio,2019,9990,,S\nA2,Kia,Stonic,2020,,12990,T\n',
      ),
    );
    expect(coded.open.join('\n')).toContain('STATUS is named like status, but its values, such as "S"');
    expect(sourceOf(coded, 'priceType')).toContain('driveAway');
  });

  it('a price before tax keeps its words, so that it is never shown too low', async () => {
    const { items } = await readAsProposed(
      folder,
      'tax.csv',
      Buffer.from(
        'Stock No,Make,Model,Condition,Price\nM1,Kubota,U27,Used,$28 500\nM2,Case,T3,Used,"$185,000 + GST"\nM3,Case,T5,Used,"95,000 ex. GST"\n',
      ),
    );
    expect(items.map(({ price }) => price)).toEqual([2_850_000, 20_350_000, 10_450_000]);
  });

  it('a column that marks deleted rows, beside a state of the sale', async () => {
    const { open } = await propose(
      Buffer.from('Ref,Make,Model,Status,Is_Deleted\nA1,Kia,Rio,For sale,N\nA2,Kia,Stonic,For sale,Y\n'),
    );
    expect(open).toContain(
      'Is_Deleted, such as "N", decides which vehicles or prices are shown. Map status or price to do otherwise.',
    );
    const codes = await propose(
      Buffer.from('Ref,Make,Model,Status,AdvStatus\nA1,Kia,Rio,For sale,H\nA2,Kia,Stonic,Sold,Q\n'),
    );
    expect(codes.open.join('\n')).toContain('AdvStatus may say which vehicles are gone');
  });
});

it('short names and prices with their currency or their tax, as a yard’s own sheet has them', async () => {
  const named = async (price: string) =>
    propose(
      Buffer.from(
        `Ref #,Cond.,Manufacturer,Model Name,Engine Hrs,${price},Pics,Last mod.,Blurb,Fuel cap.\n` +
          'B1,Used,Quintrex,420 Hornet,120 hrs,"$32,990",https://img.example/a.jpg,27/11/2026,Kept under cover since new and serviced here every spring: an honest boat with a trailer.,40 L\n' +
          'B2,Used,Sea Ray,SPX 190,45 hrs,"$52,990",https://img.example/b.jpg,26/11/2026,A family boat for the bay with seats for six and a tower for skiers; all papers are here.,90 L\n',
      ),
    );
  for (const price of ['Ask Price (AUD)', 'Price AUD inc GST', 'Retail (inc GST)'])
    expect(sourceOf(await named(price), 'price')).toBeDefined();
  const proposal = await named('Price');
  for (const field of ['engineHours', 'images', 'updatedAt', 'siteDescription', 'fuelTankCapacity'])
    expect([field, sourceOf(proposal, field)]).not.toEqual([field, undefined]);
  expect(sourceOf(await named('Price ex GST'), 'price')).toBeUndefined();
});
