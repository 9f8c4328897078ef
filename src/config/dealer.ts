import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Country } from '../domain/country';
import { type Fault, faultLine } from '../domain/fault';
import { countryOf } from '../locales/countryOf';
import { environment } from './environment';
import {
  type Fonts,
  type OldAddresses,
  parseRedirects,
  parseSite,
  SITE_FILE,
  type SiteConfig,
} from './siteConfig';

/** The folder of a dealer: everything that makes a site theirs. */
export interface Dealer extends OldAddresses {
  readonly name: string;
  /** Its path from the folder of the project: `dealers/wattlebrook`. */
  readonly folder: string;
  /** The words, settings and uploads; absolute. */
  readonly contentFolder: string;
  /** The folders whose files are published unchanged, absolute: the dealer's, then the product's. The first that has a file wins. */
  readonly staticFolders: readonly string[];
  readonly site: SiteConfig;
  /** What its country decides, with the dealer's own words. */
  readonly country: Country;
  /** The font files of each role, absolute. */
  readonly fontFiles: Readonly<Record<keyof Fonts, readonly string[]>>;
  /** The dealers of a group; none for a dealer with stock of its own. */
  readonly members: readonly Dealer[];
}

/** The folder with one folder for each dealer. */
const DEALERS = 'dealers';

/** The names of the dealers in this project. */
export const dealerNames = (): readonly string[] =>
  existsSync(DEALERS)
    ? readdirSync(DEALERS)
        .filter((name) => existsSync(join(DEALERS, name, SITE_FILE)))
        .sort()
    : [];

/**
 * The folder of the dealer whose site this process builds, from the folder of the project: the one that `DEALER` names, or
 * the only one.
 * @throws an error that says which dealers there are
 */
export function dealerFolder(): string {
  const named = environment().DEALER?.trim();
  if (named) {
    const folder = named.includes('/') ? named : join(DEALERS, named);
    if (existsSync(join(folder, SITE_FILE))) return folder;
    throw new Error(`DEALER=${named}: the file ${join(folder, SITE_FILE)} does not exist. ${choices()}`);
  }
  const [only, another] = dealerNames();
  if (only === undefined || another !== undefined) throw new Error(choices());
  return join(DEALERS, only);
}

function choices(): string {
  const names = dealerNames();
  if (names.length === 0)
    return `There is no dealer in ${DEALERS}/ yet. docs/dealers.md says how to make one.`;
  return `${DEALERS}/ holds ${names.join(', ')}. Choose one: DEALER=${names[0]} npm start`;
}

/**
 * The dealer whose site this process builds.
 * @throws an error that lists every fault of its `site.yml` and `redirects.yml`
 */
export const readDealer = (): Dealer => loadDealer(dealerFolder());

/**
 * Reads the folder of a dealer, and of the dealers of a group.
 * @param isMember whether it is read as one of a group, whose own group is not followed
 * @throws an error that lists every fault of its `site.yml` and `redirects.yml`
 */
export function loadDealer(folder: string, isMember = false): Dealer {
  const read = (name: string) => {
    const file = join(folder, name);
    return { file, text: existsSync(file) ? readFileSync(file, 'utf8') : '' };
  };
  const siteFile = read(SITE_FILE);
  const redirectsFile = read('redirects.yml');
  const site = parseSite(siteFile.text, siteFile.file);
  const redirects = parseRedirects(redirectsFile.text, redirectsFile.file);
  const named = site.kind === 'ok' ? namedFiles(folder, site.value) : { fontFiles: NO_FONTS, faults: [] };
  const group = site.kind === 'ok' && !isMember ? membersOf(folder, site.value) : { members: [], faults: [] };
  const faults = [
    ...[site, redirects].flatMap((one) => (one.kind === 'err' ? one.fault : [])),
    ...group.faults.map((fault) => ({ file: siteFile.file, ...fault })),
    ...named.faults.map(([field, reason]) => ({ file: siteFile.file, field, reason })),
  ];
  if (site.kind === 'err' || redirects.kind === 'err' || faults.length > 0)
    throw new Error(describeDealerFaults(faults));
  return {
    name: basename(folder),
    folder,
    contentFolder: resolve(folder, 'content'),
    staticFolders: [resolve(folder, 'static'), resolve('static')],
    site: site.value,
    country: countryOf(site.value.locale, site.value.words),
    fontFiles: named.fontFiles,
    ...redirects.value,
    members: group.members,
  };
}

/**
 * The dealers of a group, whose folders are beside its own, and the faults of their names.
 * @throws an error that lists every fault of a member's own files
 */
function membersOf(folder: string, { group, locale }: SiteConfig) {
  // `--dealers` builds behind a symbolic link.
  const own = realpathSync(folder);
  const members: Dealer[] = [];
  const faults: Omit<Fault, 'file'>[] = [];
  for (const [at, name] of group.entries()) {
    const memberFolder = join(dirname(own), name);
    const fault = (reason: string) => faults.push({ field: `group[${at}]`, reason });
    if (name === basename(own)) fault('is this dealer itself');
    else if (!existsSync(join(memberFolder, SITE_FILE)))
      fault(`there is no ${join(name, SITE_FILE)} beside the folder of this dealer`);
    else {
      const member = loadDealer(memberFolder, true);
      const { CONTENT_URL } = environment(memberFolder);
      if (member.site.group.length > 0) fault(`${name} is a group too: name its dealers instead`);
      else if (member.site.locale !== locale)
        fault(`${name} has the locale ${member.site.locale}; all dealers of a group must have one`);
      // What is set for every dealer is the group's own content.
      else if (CONTENT_URL?.trim() && CONTENT_URL !== environment().CONTENT_URL)
        fault(
          `${name} has its content elsewhere (CONTENT_URL in ${join(name, '.env')}): a group reads the yards and settings of its dealers from their folders`,
        );
      else members.push(member);
    }
  }
  return { members, faults };
}

const NO_FONTS: Dealer['fontFiles'] = { text: [], heading: [] };

/** The font files that a configuration names, and the faults of those and of the drawings that are not there. */
export function namedFiles(folder: string, { logo, fonts }: Pick<SiteConfig, 'logo' | 'fonts'>) {
  const faults: (readonly [field: string, reason: string])[] = [];
  for (const field of ['file', 'onDark', 'icon'] as const) {
    const file = logo[field];
    if (file !== undefined && !existsSync(join(folder, file)))
      faults.push([`logo.${field}`, `the file ${join(folder, file)} does not exist`]);
  }
  const filesOf = (role: keyof Fonts): readonly string[] =>
    fonts[role].flatMap((name) => {
      const files = name.startsWith('@') ? packageFonts(name) : [resolve(folder, name)];
      const there = files.filter((file) => existsSync(file));
      if (there.length === 0)
        faults.push([
          `fonts.${role}`,
          name.startsWith('@')
            ? `the package ${name} is not installed: npm install --save-exact ${name}`
            : `the file ${join(folder, name)} does not exist`,
        ]);
      return there;
    });
  return { fontFiles: { text: filesOf('text'), heading: filesOf('heading') }, faults };
}

/** The files that a Fontsource package may have: one of all weights, or one for each weight. */
function packageFonts(name: string): readonly string[] {
  const [, family = ''] = name.split('/');
  const weights = name.startsWith('@fontsource-variable/') ? ['wght'] : ['400', '600', '700'];
  return weights.map((weight) =>
    resolve('node_modules', name, `files/${family}-latin-${weight}-normal.woff2`),
  );
}

function describeDealerFaults(faults: readonly Fault[]): string {
  return [
    faults.length === 1 ? 'The dealer has a fault:' : `The dealer has ${faults.length} faults:`,
    ...faults.map((fault) => `  ${faultLine(fault)}`),
    'docs/dealers.md shows how each file is written.',
  ].join('\n');
}
