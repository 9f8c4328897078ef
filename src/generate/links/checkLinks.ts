import { existsSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLNamedType,
  type GraphQLObjectType,
  getNamedType,
  isObjectType,
  isRequiredArgument,
  isScalarType,
  isUnionType,
} from 'graphql';
import { contractText } from '../../../plugins/content-endpoint/endpoint/contractText';
import { staticPath } from '../../../plugins/content-endpoint/files/staticFiles';
import { readDealer } from '../../config/dealer';
import type { PermanentRedirect } from '../../config/siteConfig';
import { DEALER_SPECIALS_PATH, FEED_PATH } from '../../content/addresses';
import type { SearchVocabulary } from '../../search/vocabulary/vocabulary';
import type { ContentSource } from '../content/contentSource';
import { ADDRESS, HTML } from '../content/contentSource';
import { contentLinks, deadLinks, type LinkReport } from './deadLinks';

/** Files that the build itself writes. */
const MADE: ReadonlySet<string> = new Set([FEED_PATH, '/robots.txt', '/sitemap-index.xml']);

/** The links of all content, as the endpoint answers them. */
interface LinksAnswer extends Readonly<Record<string, unknown>> {
  readonly dealerSpecials: readonly { readonly slug: string }[];
}

interface BuiltAddresses {
  readonly pages: readonly { readonly path: string }[];
  readonly redirects: readonly PermanentRedirect[];
  readonly vocabulary: SearchVocabulary;
}

/** Whether the site publishes a file at a root-relative path. */
export type IsPublished = (path: string) => boolean;

const isOfDealer: IsPublished = (path) => existsSync(staticPath(readDealer(), path) ?? '');

/** Asks any endpoint for every link of its content. */
export const askLinks = (content: Pick<ContentSource, 'ask'>): Promise<LinksAnswer> =>
  content.ask<LinksAnswer>(linksQuery(contractText()));

/** The paths of this site that content links to, with a final slash. */
export function linkedPaths(answer: LinksAnswer): ReadonlySet<string> {
  const { url } = readDealer().site;
  return new Set(
    contentLinks(answer)
      .filter(({ address }) => URL.canParse(address, url))
      .map(({ address }) => new URL(address, url))
      .filter(({ host }) => host === new URL(url).host)
      .map(({ pathname }) => pathname.replace(/\/*$/, '/')),
  );
}

/**
 * Follows every link of the content to the pages that this build makes.
 * @param isPublished knows the files beside the pages; by default, those of the dealer and the product
 */
export function checkLinks(
  { pages, redirects, vocabulary }: BuiltAddresses,
  answer: LinksAnswer,
  isPublished = isOfDealer,
): LinkReport {
  const dealer = readDealer();
  return deadLinks(contentLinks(answer), {
    paths: new Set([...pages.map(({ path }) => path), ...redirects.map(({ from }) => from)]),
    vocabulary,
    anchors: new Map([[DEALER_SPECIALS_PATH, new Set(answer.dealerSpecials.map(({ slug }) => slug))]]),
    isFile: (path) => MADE.has(path) || isPublished(path),
    origin: dealer.site.url,
  });
}

/** The fields that an answer needs beside its addresses: they identify the entry and say when it becomes public. */
const BESIDE = new Set(['id', 'slug', 'publishedAt', 'startsAt']);

/** Pictures are not links; they are checked where they are read. */
const NO_LINKS = new Set(['Image']);

/** Three fields whose names end like those of addresses. They hold the last segment of a listing's address. */
const NO_ADDRESS = /^(new|demo|used)VehiclesUrl$/;

/**
 * The query for every field of the contract that can hold a link, at any depth. It is made from the contract, so a new block
 * or collection needs no change here. An entry that another entry refers to is queried only in its own list.
 * @param contract the contract’s schema, as text
 */
export function linksQuery(contract: string): string {
  const root = buildSchema(contract).getQueryType();
  if (!root) throw new Error('The content contract has no query type.');
  const lists = fieldsOf(root);
  const entries = new Set(lists.map(({ type }) => getNamedType(type).name));
  const selected = lists.flatMap(({ name, type }) => {
    const selection = selectionOf(getNamedType(type), new Set([...entries, ...NO_LINKS]));
    return selection === '' ? [] : `${name} { ${selection} }`;
  });
  return `query ContentLinks { ${selected.join(' ')} }`;
}

const fieldsOf = (type: GraphQLObjectType) =>
  Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument));

const holdsLinks = (name: string): boolean =>
  (ADDRESS.test(name) && !NO_ADDRESS.test(name)) || HTML.test(name);

/** The selection of a type; empty if nothing in it can hold a link. `passed` are types that are already open. */
function selectionOf(type: GraphQLNamedType, passed: ReadonlySet<string>): string {
  if (isUnionType(type))
    return type
      .getTypes()
      .map((member) => [member.name, selectionOf(member, passed)] as const)
      .filter(([, selection]) => selection !== '')
      .map(([name, selection]) => `... on ${name} { ${selection} }`)
      .join(' ');
  if (!isObjectType(type)) return '';
  const inner = new Set([...passed, type.name]);
  const fields = fieldsOf(type).flatMap((field) => {
    const namedType = getNamedType(field.type);
    if (isScalarType(namedType)) return holdsLinks(field.name) ? field.name : [];
    const selection = passed.has(namedType.name) ? '' : selectionOf(namedType, inner);
    return selection === '' ? [] : `${field.name} { ${selection} }`;
  });
  const names = Object.keys(type.getFields()).filter((name) => BESIDE.has(name));
  return fields.length === 0 ? '' : [...names, ...fields].join(' ');
}
