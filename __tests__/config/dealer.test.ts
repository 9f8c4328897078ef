import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { dealerFolder, loadDealer } from '../../src/config/dealer';
import { DEFAULT_THEME } from '../../src/theme/theme';

const SITE =
  'dealerId: saltmarsh\nurl: https://www.saltmarsh.example\nlocale: en-AU\nlogo: { file: logo.svg }\n';

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

let project: string;
const checkout = process.cwd();
const before = process.env.DEALER;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'dealers-'));
  symlinkSync(join(checkout, 'node_modules'), join(project, 'node_modules'));
  process.chdir(project);
  delete process.env.DEALER;
});
afterEach(() => {
  process.chdir(checkout);
  process.env.DEALER = before;
  rmSync(project, { recursive: true });
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), text);
}

/** The message of what a function throws. */
function messageOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing was thrown';
}

describe('The dealer whose site is built', () => {
  it('is the only one, without any setting', () => {
    write('dealers/saltmarsh/site.yml', SITE);
    mkdirSync('dealers/empty');
    expect(dealerFolder()).toBe('dealers/saltmarsh');
  });

  it('is the one that DEALER names, also by a path outside dealers/', () => {
    for (const name of ['dealers/saltmarsh', 'dealers/wattlebrook', 'elsewhere/ridgeway'])
      write(`${name}/site.yml`, SITE);
    write('elsewhere/ridgeway/logo.svg', LOGO);
    process.env.DEALER = 'wattlebrook';
    expect(dealerFolder()).toBe('dealers/wattlebrook');
    process.env.DEALER = join(project, 'elsewhere/ridgeway');
    expect(loadDealer(dealerFolder()).name).toBe('ridgeway');
  });

  it('must be named if there are several, and the message says which there are', () => {
    write('dealers/saltmarsh/site.yml', SITE);
    write('dealers/ridgeway/site.yml', SITE);
    expect(messageOf(dealerFolder)).toBe(
      'dealers/ holds ridgeway, saltmarsh. Choose one: DEALER=ridgeway npm start',
    );
    process.env.DEALER = 'saltmash';
    expect(messageOf(dealerFolder)).toBe(
      'DEALER=saltmash: the file dealers/saltmash/site.yml does not exist. dealers/ holds ridgeway, saltmarsh. Choose one: DEALER=ridgeway npm start',
    );
  });

  it('has the values of its files, and the defaults of what they leave out', () => {
    write(
      'dealers/saltmarsh/site.yml',
      `${SITE}brands: [{ id: bayliner, name: Bayliner }, { id: quintrex, name: Quintrex }]\ntheme: { color: { ink: "#10202b" } }\n`,
    );
    write('dealers/saltmarsh/logo.svg', LOGO);
    write(
      'dealers/saltmarsh/redirects.yml',
      '- { from: /old/, to: /about-us/ }\n- { from: /half-off/, gone: true }\n',
    );
    const { site, redirects, gone, fontFiles } = loadDealer('dealers/saltmarsh');
    expect([fontFiles.text.length, fontFiles.heading.length]).toEqual([1, 1]);
    expect(site.theme).toEqual({ ...DEFAULT_THEME, color: { ...DEFAULT_THEME.color, ink: '#10202b' } });
    expect(site.brands.map(({ name }) => name)).toEqual(['Bayliner', 'Quintrex']);
    expect([site.brandId, site.stockVersion]).toEqual(['multi', 'v5']);
    expect(redirects).toEqual([{ from: '/old/', to: '/about-us/' }]);
    expect(gone).toEqual(['/half-off/']);
  });

  it('is refused with every fault of its files at once', () => {
    write(
      'dealers/saltmarsh/site.yml',
      'url: www.saltmarsh.example/\nlocale: en-AU\nlogo: { file: ../logo.svg }\nbrands: [{ id: a, name: A }, { id: a, name: B }]\ntheme: { color: { accent: teal, acent: "#000000" } }\n',
    );
    write(
      'dealers/saltmarsh/redirects.yml',
      '- { from: /old, to: /new/ }\n- { from: /a/, to: /a/ }\n- { from: /a/../b/, to: //host.example/ }\n- { from: /c/, to: /\\host.example/ }\n- { from: /d/ }\n- { from: /e/, to: /a/, gone: true }\n- { from: /f/, gone: false }\n',
    );
    expect(messageOf(() => loadDealer('dealers/saltmarsh')).split('\n')).toEqual([
      'The dealer has 14 faults:',
      '  dealers/saltmarsh/site.yml: dealerId: is missing',
      '  dealers/saltmarsh/site.yml: brands: names a brand twice',
      '  dealers/saltmarsh/site.yml: url: must be the address of the site without a path, such as https://www.dealer.example',
      '  dealers/saltmarsh/site.yml: logo.file: must be a file of this folder, such as logo.svg',
      '  dealers/saltmarsh/site.yml: theme.color.accent: must be a colour of six hexadecimal digits, such as "#1d5140"',
      '  dealers/saltmarsh/site.yml: theme.color.acent: is not a field of this file',
      '  dealers/saltmarsh/redirects.yml: [0].from: must be a whole path with a slash at both ends, such as /old-page/',
      '  dealers/saltmarsh/redirects.yml: [1].to: leads to itself',
      ...['[2].from', '[2].to', '[3].to'].map(
        (field) =>
          `  dealers/saltmarsh/redirects.yml: ${field}: must be a whole path with a slash at both ends, such as /old-page/`,
      ),
      '  dealers/saltmarsh/redirects.yml: [4].to: needs either to or gone: true',
      '  dealers/saltmarsh/redirects.yml: [5].to: needs either to or gone: true',
      '  dealers/saltmarsh/redirects.yml: [6].gone: must be true',
      'docs/dealers.md shows how each file is written.',
    ]);
  });

  it('says what belongs where a value has the wrong kind, not that it is missing', () => {
    write(
      'dealers/saltmarsh/site.yml',
      'dealerId: 12\nurl: https://www.saltmarsh.example\nlocale: en-AU\nlogo: logo.svg\nbrands: Bayliner\n',
    );
    write('dealers/saltmarsh/redirects.yml', 'from: /old/\nto: /new/\n');
    expect(
      messageOf(() => loadDealer('dealers/saltmarsh'))
        .split('\n')
        .slice(1, -1),
    ).toEqual([
      '  dealers/saltmarsh/site.yml: dealerId: must be text',
      '  dealers/saltmarsh/site.yml: brands: must be a list',
      '  dealers/saltmarsh/site.yml: logo: must be a group of fields',
      '  dealers/saltmarsh/redirects.yml: must be a list of redirects, each with from, and to or gone: true',
    ]);
  });

  it('is refused if a file that it names is not there, or a font is not installed', () => {
    write(
      'dealers/saltmarsh/site.yml',
      `${SITE}fonts: { text: fonts/salt.woff2, heading: "@fontsource-variable/no-such-font" }\n`,
    );
    expect(
      messageOf(() => loadDealer('dealers/saltmarsh'))
        .split('\n')
        .slice(1, -1),
    ).toEqual([
      '  dealers/saltmarsh/site.yml: logo.file: the file dealers/saltmarsh/logo.svg does not exist',
      '  dealers/saltmarsh/site.yml: fonts.text: the file dealers/saltmarsh/fonts/salt.woff2 does not exist',
      '  dealers/saltmarsh/site.yml: fonts.heading: the package @fontsource-variable/no-such-font is not installed: npm install --save-exact @fontsource-variable/no-such-font',
    ]);
  });

  it('has colours that can be read: each pair that cannot is named with its contrast', () => {
    write(
      'dealers/saltmarsh/site.yml',
      `${SITE}theme: { color: { accent: "#7fb0d8", highlight: "#8f5a10" } }\n`,
    );
    const faults = messageOf(() => loadDealer('dealers/saltmarsh'));
    expect(faults).toContain(
      '  dealers/saltmarsh/site.yml: theme.color: accent (#7fb0d8) on surface (#ffffff) has a contrast of 2.30; text needs 4.5',
    );
    expect(faults).toContain('onAccent (#ffffff) on accent (#7fb0d8) has a contrast of 2.30; text needs 4.5');
    expect(faults).toContain(
      'focus (#7fb0d8) on surface (#ffffff) has a contrast of 2.30; an outline needs 3',
    );
    expect(faults).not.toContain('highlight (');
  });

  it('gets the shades of its own colours', () => {
    write('dealers/saltmarsh/logo.svg', LOGO);
    write('dealers/saltmarsh/site.yml', `${SITE}theme: { color: { accent: "#00508a" } }\n`);
    const { color } = loadDealer('dealers/saltmarsh').site.theme;
    expect([color.focus, color.accentDeep, color.accentSoft]).toEqual(['#00508a', '#003a65', '#e0eaf1']);
    expect(color.highlightSoft).toBe(DEFAULT_THEME.color.highlightSoft);
  });

  it('is refused if a file is not YAML, with the line', () => {
    write('dealers/saltmarsh/site.yml', `${SITE}theme: { color: [\n`);
    expect(messageOf(() => loadDealer('dealers/saltmarsh'))).toContain('dealers/saltmarsh/site.yml: line ');
  });
});
