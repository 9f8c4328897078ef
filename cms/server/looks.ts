import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { drawingFault } from '../../plugins/content-endpoint/files/drawingFault';
import { type Dealer, loadDealer, namedFiles } from '../../src/config/dealer';
import { coloursOf, looksSchema, readSite, SITE_FILE } from '../../src/config/siteConfig';
import type { Fault } from '../../src/domain/fault';
import { countryOf } from '../../src/locales/countryOf';
import { contrastFaults, givenOf } from '../../src/theme/contrast';
import { LOOKS_FOLDER } from '../config/uploadFault';
import { sameValue } from '../format/sameValue';
import { COLOURS } from '../words/looks';
import type { Change } from './fileRequest';

type Fields = Readonly<Record<string, unknown>>;

const NOT_HERE = 'can’t be changed in the editor. Ask whoever looks after the site';

/** The dealer as its files say now, or as it was known if they are wrong. */
export function dealerNow(projectFolder: string, known: Dealer): Dealer {
  try {
    return { ...loadDealer(projectFolder), name: known.name, folder: projectFolder };
  } catch {
    return known;
  }
}

/** The dealer as an unsaved `site.yml` says, for a preview: what cannot be read stays as it is. */
export function dealerOfDraft(now: Dealer, text: string): Dealer {
  const read = readSite(text, SITE_FILE);
  if (read.kind === 'err') return now;
  const { locale, words } = read.value;
  const { fontFiles, faults } = namedFiles(now.folder, read.value);
  const hasFonts = !faults.some(([field]) => field.startsWith('fonts.'));
  return {
    ...now,
    site: read.value,
    country: countryOf(locale, words),
    ...(hasFonts && { fontFiles }),
  };
}

/** What a change would make wrong in `site.yml` and the drawings that it names. Empty if the change touches neither. */
export async function looksFaults(
  projectFolder: string,
  { write, remove }: Change,
): Promise<readonly Fault[]> {
  const isConcerned = (path: string) => path === SITE_FILE || path.startsWith(`${LOOKS_FOLDER}/`);
  if (![...write.keys(), ...remove].some(isConcerned)) return [];
  const read = (path: string): Buffer | undefined => {
    if (write.has(path)) return Buffer.from(write.get(path) ?? '');
    const file = join(projectFolder, path);
    return !remove.includes(path) && existsSync(file) ? readFileSync(file) : undefined;
  };
  const text = String(read(SITE_FILE) ?? '');
  const site = readSite(text, SITE_FILE);
  const faults: Fault[] = [];
  const add = (field: string, reason: string) => faults.push({ file: SITE_FILE, field, reason });
  if (site.kind === 'err') faults.push(...site.fault);
  const fields = fieldsOf(text);
  const { color = {} } = (fields.theme ?? {}) as { readonly color?: Fields };
  for (const fault of contrastFaults(coloursOf(color), (name) => COLOURS[name]))
    add(`theme.color.${givenOf(fault, color)[0] ?? fault.ink}`, fault.reason);

  const before = fieldsOf(readFileSync(join(projectFolder, SITE_FILE), 'utf8'));
  for (const name of new Set([...Object.keys(before), ...Object.keys(fields)]))
    if (!Object.hasOwn(looksSchema.shape, name) && !sameValue(before[name], fields[name]))
      add(name, NOT_HERE);
  if (site.kind === 'err') return faults;

  for (const name of ['file', 'onDark', 'icon'] as const) {
    const path = site.value.logo[name];
    const fault = path === undefined ? undefined : await faultOfDrawing(read(path));
    if (fault !== undefined) add(`logo.${name}`, fault);
  }
  for (const [field, reason] of namedFiles(projectFolder, site.value).faults)
    if (field.startsWith('fonts.')) add(field, reason);
  return faults;
}

async function faultOfDrawing(bytes: Buffer | undefined): Promise<string | undefined> {
  if (!bytes) return 'is not there any more: choose it again';
  const fault = drawingFault(bytes);
  if (fault !== undefined) return `${fault}: save the drawing as a plain SVG without it`;
  return sharp(bytes)
    .metadata()
    .then(
      () => undefined,
      () => 'cannot be read as a drawing',
    );
}

function fieldsOf(text: string): Fields {
  try {
    return (parse(text, { version: '1.2', maxAliasCount: 0 }) ?? {}) as Fields;
  } catch {
    return {};
  }
}
