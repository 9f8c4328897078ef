import type { z } from 'zod';
import type { Country } from '../../src/domain/country';
import type { Fault } from '../../src/domain/fault';
import { err, ok, type Result } from '../../src/domain/result';
import { checkAddresses } from './checkAddresses';
import { checkBuilds } from './checkBuilds';
import { checkFilterPairings } from './checkFilterPairings';
import { checkIdentities } from './checkIdentities';
import { assuranceSchema } from './collections/assurance';
import { withCreditNote } from './collections/creditNote';
import { filtersSchema, inOneSpelling } from './collections/filters';
import { financeSchema } from './collections/finance';
import { locationSchema } from './collections/location';
import { navigationSchema } from './collections/navigation';
import { pageSchema } from './collections/page';
import { PAGE_TYPES, pageTypeRule } from './collections/pageTypes';
import { postSchema } from './collections/post';
import { siteSchema } from './collections/site';
import { brandSpecialSchema, dealerSpecialSchema } from './collections/specials';
import { teamMemberSchema } from './collections/teamMember';
import { vehicleSchema } from './collections/vehicle';
import type { Content } from './content';
import { departmentsAt } from './departmentsAt';
import type { RawFile } from './files/parseRawFile';
import { type Folder, type RawContent, readRawContent } from './files/rawContent';
import { type ContentFolders, type StaticFiles, staticFiles } from './files/staticFiles';
import { uploadFaults } from './files/uploadFaults';
import { groupContent } from './groupContent';
import { parseContextOf } from './parseContextOf';
import { parseFields } from './parseFields';
import { readStockOverrides } from './readStockOverrides';

/** Where the content of a dealer is, and its country. */
export interface DealerContent extends ContentFolders {
  readonly country: Country;
  readonly members?: readonly (DealerContent & { readonly name: string })[];
}

/**
 * Reads and checks all content.
 * @param files caches picture sizes between readings.
 * @returns the content, or every fault of every file.
 */
export async function loadContent(
  dealer: DealerContent,
  files: StaticFiles = staticFiles(dealer),
): Promise<Result<Content, readonly Fault[]>> {
  const raw = await readRawContent(dealer.contentFolder);
  const context = parseContextOf(raw, dealer.country, files);
  const faults: Fault[] = [
    ...raw.faults,
    ...(await uploadFaults(dealer.contentFolder)),
    ...checkAddresses(raw),
    ...checkBuilds(raw),
    ...checkIdentities(raw),
    ...checkFilterPairings(raw),
    ...strangeSettings(raw),
  ];

  const { settings, entries } = readersOf(raw, faults);
  const { overrides, ...own } = await allOf({
    site: settings('site', siteSchema(context)),
    navigation: settings('navigation', navigationSchema),
    finance: settings('finance', financeSchema),
    filters: settings('filters', filtersSchema(context), inOneSpelling),
    pages: entries('pages', pageSchema(context)),
    vehicles: entries('vehicles', vehicleSchema(context)),
    brandSpecials: entries('brand-specials', brandSpecialSchema(context)),
    dealerSpecials: entries('dealer-specials', dealerSpecialSchema(context)),
    posts: entries('posts', postSchema(context)),
    team: entries('team', teamMemberSchema(context)),
    locations: entries('locations', locationSchema(context)),
    assurances: entries('assurances', assuranceSchema(context)),
    overrides: readStockOverrides(dealer, files),
  });
  const { site, navigation, finance, filters, pages } = own;
  const locations = own.locations.map((location) => ({
    ...location,
    departments: site ? departmentsAt(location, site) : [],
  }));
  const members = await Promise.all(
    (dealer.members ?? []).map(async (one) => ({ name: one.name, content: await loadContent(one) })),
  );
  const group = groupContent(members, { finance, locations });
  faults.push(...group.faults);
  // `readRawContent` has named the files that cannot be read.
  if (overrides.kind === 'err')
    faults.push(...overrides.fault.filter((fault) => !raw.faults.some((known) => isSameFault(known, fault))));
  if (faults.length > 0 || !site || !navigation || !finance || !filters) return err(faults);

  return ok(
    inOrder({
      ...own,
      site: withCreditNotice(site, finance, dealer.country),
      navigation,
      finance,
      filters,
      pages: pages.map((page) => ({ ...page, slug: pageTypeRule(page.pageType).slug ?? page.slug })),
      locations: [...locations, ...group.locations],
    }),
  );
}

const strangeSettings = ({ folders }: RawContent): readonly Fault[] =>
  folders.settings.files
    .filter(({ id }) => !['site', 'navigation', 'finance', 'filters'].includes(id))
    .map(({ file }) => ({ file, reason: 'is not a settings file' }));

/** Readers of settings and entries, which note what is wrong with them. */
function readersOf(raw: RawContent, faults: Fault[]) {
  const parse = async <Schema extends z.ZodType>(file: RawFile, schema: Schema) => {
    const parsed = await parseFields(file, schema);
    // A draft may be incomplete: then it is left out, also where drafts are shown.
    if (parsed.kind === 'err')
      faults.push(...parsed.fault.filter(({ isMissing }) => !isMissing || file.data.draft !== true));
    return parsed.kind === 'ok' ? parsed.value : undefined;
  };
  const settings = async <Schema extends z.ZodType>(
    id: string,
    schema: Schema,
    read: (file: RawFile) => RawFile = (file) => file,
  ) => {
    const file = raw.folders.settings.files.find((candidate) => candidate.id === id);
    if (file) return parse(read(file), schema);
    if (!raw.folders.settings.ids.has(id))
      faults.push({ file: `content/settings/${id}.yml`, reason: 'is missing' });
    return undefined;
  };
  /** Entries, with id and slug from the file name if the file has none. */
  const entries = async <Schema extends z.ZodType<object>>(folder: Folder, schema: Schema) => {
    const parsed = await Promise.all(
      raw.folders[folder].files.map(async (file) => {
        const fields = await parse(file, schema);
        return fields && { id: file.id, slug: file.id, ...fields };
      }),
    );
    return parsed.filter((entry) => entry !== undefined);
  };
  return { settings, entries };
}

/** The values of promises by their names, once all are there. */
const allOf = async <Promises extends object>(promises: Promises) =>
  Object.fromEntries(
    await Promise.all(Object.entries(promises).map(async ([name, value]) => [name, await value])),
  ) as { readonly [Name in keyof Promises]: Awaited<Promises[Name]> };

/** The note on repayments with who lends and the country's warning. */
const withCreditNotice = (site: Content['site'], finance: Content['finance'], { credit }: Country) => ({
  ...site,
  disclaimers: {
    ...site.disclaimers,
    repayment: withCreditNote(site.disclaimers.repayment, finance, credit),
  },
});

const isSameFault = (one: Fault, other: Fault): boolean =>
  one.file === other.file && one.field === other.field && one.reason === other.reason;

/** The content with every list in the order that the contract promises. */
function inOrder(content: Content): Content {
  const pageTypes = Object.keys(PAGE_TYPES);
  return {
    ...content,
    pages: content.pages.toSorted(
      (one, other) =>
        pageTypes.indexOf(one.pageType) - pageTypes.indexOf(other.pageType) ||
        compare(one.title, other.title),
    ),
    vehicles: byPosition(content.vehicles),
    brandSpecials: byPosition(content.brandSpecials),
    dealerSpecials: byPosition(content.dealerSpecials),
    posts: content.posts.toSorted((one, other) => compare(other.publishedAt, one.publishedAt)),
    team: byPosition(content.team.toSorted((one, other) => compare(one.name, other.name))),
    assurances: byPosition(content.assurances),
    locations: byPosition(content.locations.toSorted((one, other) => compare(one.name, other.name))),
  };
}

const byPosition = <Item extends { readonly position: number }>(items: readonly Item[]): Item[] =>
  items.toSorted((one, other) => one.position - other.position);

/** Compares by code units, so the order is the same on every machine. */
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
