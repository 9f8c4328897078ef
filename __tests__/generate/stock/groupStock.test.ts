import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { formatStockFaults } from '../../../generate/feed/stockReport';
import { nameStockPictures } from '../../../generate/pictures/stockPictures';
import { loadDealerStock } from '../../../generate/stock/dealerStock';
import { loadContent } from '../../../plugins/content-endpoint/loadContent';
import { type Dealer, loadDealer } from '../../../src/config/dealer';
import { readSettings } from '../../../src/config/env';
import { stockItemPath } from '../../../src/domain/stock/stockItemPath';
import { stockTitle } from '../../../src/domain/stock/stockTitle';
import { faultOf, okValue } from '../../../support/okValue';
import { writeNewDealer } from '../../support/newDealers';

const MEMBERS = ['saltmarsh', 'ridgeway'] as const;

let dealers: string;
beforeEach(() => {
  dealers = mkdtempSync(join(tmpdir(), 'group-'));
  for (const name of [...MEMBERS, 'southern'] as const) writeNewDealer(name, dealers);
  cpSync('__tests__/support/dealers/tarata', join(dealers, 'tarata'), { recursive: true });
});
afterEach(() => rmSync(dealers, { recursive: true }));

const fileOf = (file: string) => join(dealers, file);
const write = (file: string, text: string | Buffer) => {
  mkdirSync(dirname(fileOf(file)), { recursive: true });
  writeFileSync(fileOf(file), text);
};
const edit = (file: string, from: string | RegExp, to: string) =>
  write(file, readFileSync(fileOf(file), 'utf8').replace(from, to));
const dealer = (name: string) => loadDealer(fileOf(name));
const load = async (of: Dealer, lastGoodCount: number | null = null) =>
  loadDealerStock(of, okValue(await loadContent(of)), readSettings(of.folder), { lastGoodCount });
const stockOf = async (name: string) => okValue(await load(dealer(name)));
const contentFaults = async () =>
  faultOf(await loadContent(dealer('southern'))).map(
    ({ file, field, reason }) => `${file}: ${field}: ${reason}`,
  );

/** The message of what a function throws. */
function messageOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing was thrown';
}

describe('The stock of a group', () => {
  it('is every item of its dealers as they publish it, with its own id, the dealer, a yard and the dealer’s page', async () => {
    const group = await stockOf('southern');
    for (const name of MEMBERS) {
      const { site } = dealer(name);
      const own = (await stockOf(name)).items.filter(({ status }) => status !== 'sold');
      const here = group.items.filter(({ id }) => id.startsWith(`${name}.`));
      expect(own.length).toBeGreaterThan(5);
      expect(here).toEqual(
        own.map((item) => ({
          location: { name: 'Ridgeway Caravans' },
          ...item,
          id: `${name}.${item.id}`,
          dealer: name === 'saltmarsh' ? 'Saltmarsh Marine' : 'Ridgeway Caravans',
          url: site.url + stockItemPath(item.id, stockTitle(item).title),
        })),
      );
    }
    expect(new Set(group.items.map(({ id }) => id)).size).toBe(group.items.length);
    expect(new Set(group.items.map(({ location }) => location?.name))).toEqual(
      new Set(['Saltmarsh', 'Pelican Cove', 'Ridgeway Caravans']),
    );
    expect(group.report.accepted).toBe(group.items.length);
  });

  it('follows the settings, the mapping and the changes in the dealer’s own folder', async () => {
    write('ridgeway/content/stock-overrides/s100.yml', 'stockNumber: S100\nhide: true\n');
    write(
      'ridgeway/feed/other.csv',
      readFileSync(fileOf('ridgeway/feed/stock.csv'), 'utf8').replace(/^id,/, 'Number,'),
    );
    write(
      'ridgeway/feed/other.mapping.yml',
      'fields: { id: Number, vehType: vehType, make: make, model: model, stockNumber: stockNumber }\n',
    );
    rmSync(fileOf('ridgeway/feed/stock.csv'));
    write('ridgeway/.env', `STOCK_FEED=${fileOf('ridgeway/feed/other.csv')}\n`);
    const ids = (await stockOf('southern')).items.map(({ id }) => id);
    expect(ids).toContain('ridgeway.SAMPLE2');
    expect(ids).not.toContain('ridgeway.SAMPLE1');
  });

  it('keeps apart the pictures that two dealers have at one address', async () => {
    for (const [name, background] of [
      ['saltmarsh', 'navy'],
      ['ridgeway', 'olive'],
    ] as const) {
      const picture = sharp({ create: { width: 40, height: 30, channels: 3, background } });
      write(`${name}/content/uploads/stock/1.png`, await picture.png().toBuffer());
      write(
        `${name}/feed/stock.csv`,
        'id,vehType,make,model,images\nA1,Used,Haul,Longline 680,/uploads/stock/1.png\n',
      );
    }
    const items = await nameStockPictures((await stockOf('southern')).items, dealer('southern'));
    const pictures = items.flatMap(({ images }) => images.map(({ url }) => url));
    expect(pictures).toHaveLength(2);
    expect(new Set(pictures).size).toBe(2);
  });

  it('is refused as a whole, with the name of the dealer, if one feed or its content cannot be trusted', async () => {
    const group = dealer('southern');
    const content = okValue(await loadContent(group));
    const faults = async () =>
      formatStockFaults(faultOf(await loadDealerStock(group, content, readSettings(group.folder))));
    rmSync(fileOf('ridgeway/feed/stock.csv'));
    expect(await faults()).toMatch(/^ridgeway: .*ridgeway\/feed\/stock\.csv: .*does not exist.*$/);
    edit('saltmarsh/content/settings/site.yml', 'dealershipName: Saltmarsh Marine\n', '');
    expect(await faults()).toContain(
      'saltmarsh: content/settings/site.yml: dealershipName: must not be empty',
    );
  });

  it('is refused if it is far smaller than before, like the stock of one dealer', async () => {
    const { items } = await stockOf('southern');
    expect(formatStockFaults(faultOf(await load(dealer('southern'), items.length * 3)))).toContain(
      'STOCK_ALLOW_SHRINK=true',
    );
  });
});

describe('The dealers of a group', () => {
  it('must be beside it, of the same country, and no groups themselves; all that are wrong are told', () => {
    appendFileSync(fileOf('ridgeway/site.yml'), 'group: [southern]\n');
    edit('southern/site.yml', /group:\n( {2}- .*\n)+/, 'group: [southern, nobody, tarata, ridgeway]\n');
    const file = fileOf('southern/site.yml');
    expect(
      messageOf(() => dealer('southern'))
        .split('\n')
        .slice(0, 5),
    ).toEqual([
      'The dealer has 4 faults:',
      `  ${file}: group[0]: is this dealer itself`,
      `  ${file}: group[1]: there is no nobody/site.yml beside the folder of this dealer`,
      `  ${file}: group[2]: tarata has the locale en-NZ; all dealers of a group must have one`,
      `  ${file}: group[3]: ridgeway is a group too: name its dealers instead`,
    ]);
  });

  it('have their content in their folders: the one whose content is elsewhere is named', () => {
    write('ridgeway/.env', 'CONTENT_URL=https://content.example/graphql\n');
    expect(messageOf(() => dealer('southern'))).toContain(
      `${fileOf('southern/site.yml')}: group[1]: ridgeway has its content elsewhere (CONTENT_URL in ridgeway/.env): a group reads`,
    );
    // Its own site is built all the same.
    expect(dealer('ridgeway').name).toBe('ridgeway');
  });

  it('give it their yards, after its own; a dealer with one yard is that yard', async () => {
    const { locations } = okValue(await loadContent(dealer('southern')));
    expect(locations.map(({ id, name }) => [id, name])).toEqual([
      ['saltmarsh-saltmarsh', 'Saltmarsh'],
      ['saltmarsh-pelican-cove', 'Pelican Cove'],
      ['ridgeway-yard', 'Ridgeway Caravans'],
    ]);
  });

  it('have yards of different names', async () => {
    cpSync(
      fileOf('saltmarsh/content/locations/saltmarsh.yml'),
      fileOf('ridgeway/content/locations/main.yml'),
    );
    expect(await contentFaults()).toEqual([
      'ridgeway/content/locations/main.yml: name: Saltmarsh is also a yard of another dealer of the group; their names must differ',
    ]);
  });

  it('show the repayments that the group shows: finance settings that differ are named', async () => {
    for (const name of ['southern', ...MEMBERS])
      edit(`${name}/content/settings/finance.yml`, 'enabled: false', 'enabled: true');
    await expect(loadContent(dealer('southern'))).resolves.toMatchObject({ kind: 'ok' });
    edit('ridgeway/content/settings/finance.yml', 'default: 9.99', 'default: 8.99');
    edit('ridgeway/content/settings/finance.yml', 'lenderName: Lender', 'lenderName: Another lender');
    expect(await contentFaults()).toEqual([
      'content/settings/finance.yml: repaymentInterestRate: must be as in ridgeway/content/settings/finance.yml, or switch repayments off: a vehicle has one repayment on both sites',
    ]);
    edit('southern/content/settings/finance.yml', 'enabled: true', 'enabled: false');
    await expect(loadContent(dealer('southern'))).resolves.toMatchObject({ kind: 'ok' });
  });
});
