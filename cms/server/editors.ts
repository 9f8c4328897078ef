import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { z } from 'zod';
import { SITE_FILE } from '../../src/config/siteConfig';
import { ENTRIES, SETTINGS } from '../config/collections';

const derive = promisify<string, Buffer, number, { N: number; maxmem: number }, Buffer>(scrypt);
const COST = { N: 32_768, maxmem: 64 * 1024 * 1024 };
const KEY_BYTES = 32;

/** What a role can name: a collection, or one page of the settings. */
const AREAS: readonly string[] = [
  ...ENTRIES.map(({ folder }) => folder),
  ...SETTINGS.map(({ name }) => `settings/${name}`),
];

/** Somebody who may sign in to a hosted editor. */
export type Person = z.output<typeof personSchema>;

const personSchema = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1)
    .max(100)
    // Git ends a name there.
    .regex(/^[^<>\p{C}]+$/u, 'must not hold < or >'),
  email: z.email('must be an email address').toLowerCase(),
  password: z.string().regex(/^scrypt:[\w-]{22}:[\w-]{43}$/, 'must come from npm run cms:host -- --password'),
  /** What they may change; absent: everything. */
  collections: z
    .array(
      z.string().refine((area) => AREAS.includes(area), {
        error: `must be one of ${AREAS.join(', ')}`,
      }),
    )
    .optional(),
});

const editorsSchema = z.strictObject({ editors: z.array(personSchema).min(1).max(1000) });

/**
 * The people of an editors' file. It is read for each request, so that a change of it holds at once.
 * @throws an error that names the file and every fault
 */
export async function readEditors(file: string): Promise<readonly Person[]> {
  const parsed = editorsSchema.safeParse(parse(await readFile(file, 'utf8')));
  if (parsed.success) return parsed.data.editors;
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`${file}: ${faults.join(' · ')}`);
}

/** The text that an editors' file holds for a password. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, KEY_BYTES, COST);
  return `scrypt:${salt.toString('base64url')}:${key.toString('base64url')}`;
}

/** A password that opens nothing, so that an unknown name takes as long as a known one. */
const NOBODY = `scrypt:${'A'.repeat(22)}:${'A'.repeat(43)}`;

export async function isPassword(password: string, hash = NOBODY): Promise<boolean> {
  const [, salt = '', key = ''] = hash.split(':');
  const given = await derive(password, Buffer.from(salt, 'base64url'), KEY_BYTES, COST);
  return timingSafeEqual(given, Buffer.from(key, 'base64url')) && hash !== NOBODY;
}

/** The area of a content file. Pictures and documents belong to everybody, except pictures of the stock and of the looks. */
function areaOf(path: string): string | undefined {
  if (path === SITE_FILE) return 'settings/looks';
  const [, folder = '', name = ''] = path.split('/');
  if (folder === 'uploads')
    return new Map([
      ['stock', 'stock-overrides'],
      ['looks', 'settings/looks'],
    ]).get(name.toLowerCase());
  return folder === 'settings' ? `settings/${name.replace(/\.\w+$/, '')}` : folder;
}

const LIST = new Intl.ListFormat('en-AU', { type: 'disjunction' });

/** Who may change a file of the content, in a sentence. */
export function whoMay(editors: readonly Person[], path: string): string {
  const names = editors.filter((one) => mayChange(one, path)).map(({ name }) => name);
  return names.length === 0 ? 'Nobody may change this here.' : `It can be changed by ${LIST.format(names)}.`;
}

/** Whether somebody may change a file of the content. */
export function mayChange({ collections }: Person, path: string): boolean {
  const area = areaOf(path);
  return collections === undefined || area === undefined || collections.includes(area);
}
