import { marked } from 'marked';
import { sanitise } from '../../plugins/content-endpoint/markdown/sanitise';
import type { Element, PreviewProps } from './decapWindow';

type Fields = Readonly<Record<string, unknown>>;

const { h } = window;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value : []);
const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

/** Renders Markdown as the site does, with the same sanitising, so that none of it runs code here. */
const rich = (markdown: unknown): Element | undefined =>
  text(markdown) === ''
    ? undefined
    : h('div', {
        className: 'rich',
        dangerouslySetInnerHTML: { __html: sanitise(marked.parse(text(markdown), { async: false })) },
      });

/** Turns a picture's address on the site into its address in this browser. */
type Asset = (url: string) => string;

function picture(value: unknown, getAsset: Asset, className = 'picture'): Element | undefined {
  const { url, alt } = fields(value);
  if (text(url) === '') return undefined;
  return h('img', { className, src: getAsset(text(url)), alt: text(alt) });
}

const heading = (value: unknown) => text(value) !== '' && h('h2', null, text(value));

const day = (value: unknown): string => {
  const time = Date.parse(text(value).slice(0, 10));
  return Number.isNaN(time)
    ? ''
    : new Date(time).toLocaleDateString('en-AU', { dateStyle: 'long', timeZone: 'UTC' });
};

const days = (first: unknown, last: unknown): string =>
  [day(first) && `from ${day(first)}`, day(last) && `until ${day(last)}`].filter(Boolean).join(' ');

/** When an entry appears on the site, if it does not yet. */
export function appears({ draft, publishedAt, startsAt }: Fields): string | undefined {
  if (draft === true) return 'Draft: not on the site';
  const first = text(publishedAt ?? startsAt).slice(0, 10);
  const isLater = Date.parse(`${first}T00:00`) > Date.now();
  return isLater ? `On the site from the first build on or after ${day(first)}` : undefined;
}

/** A preview of the entry in the site's typeface. */
export const preview =
  (parts: (data: Fields, getAsset: Asset) => readonly (Element | string | false | undefined)[]) =>
  ({ entry }: PreviewProps): Element => {
    const { data, mediaFiles } = fields(entry.toJS());
    // One that was chosen, and is not saved yet, is in this browser alone.
    const chosen = list(mediaFiles).filter(({ draft }) => draft === true);
    const getAsset: Asset = (url) => text(chosen.find(({ path }) => path === `content${url}`)?.url) || url;
    const notice = appears(fields(data));
    return h(
      'main',
      null,
      notice && h('p', { className: 'filled' }, notice),
      ...parts(fields(data), getAsset),
    );
  };

const dollars = (value: unknown): string =>
  typeof value === 'number' ? `$${value.toLocaleString('en-AU')}` : '…';

/** An offer's words with its figures in them. The build works out the repayment. */
function withFigures(words: unknown, { price, wasPrice, endsAt }: Fields): string {
  const figures: Readonly<Record<string, string>> = {
    price: dollars(price),
    wasPrice: dollars(wasPrice),
    endDate: day(endsAt) || '…',
    repayment: '(the repayment)',
  };
  return text(words).replace(/\{\s*(\w+)\s*\}/g, (written, name: string) => figures[name] ?? written);
}

export const special = (data: Fields, getAsset: Asset) => [
  picture(data.picture, getAsset),
  h('p', { className: 'label' }, days(data.startsAt, data.endsAt)),
  h('h1', null, withFigures(data.title, data)),
  h('p', { className: 'lead' }, withFigures(data.summary, data)),
  typeof data.price === 'number' &&
    h('p', null, dollars(data.price), data.wasPrice ? ` was ${dollars(data.wasPrice)}` : ''),
  rich(withFigures(data.body, data)),
  text(data.terms) !== '' && h('h3', null, 'Terms'),
  rich(withFigures(data.terms, data)),
];

export const post = (data: Fields, getAsset: Asset) => [
  h('p', { className: 'label' }, [text(data.category), day(data.publishedAt)].filter(Boolean).join(' · ')),
  h('h1', null, text(data.title)),
  h('p', { className: 'lead' }, text(data.summary)),
  picture(data.picture, getAsset),
  rich(data.body),
];

export const teamMember = (data: Fields, getAsset: Asset) => [
  picture(data.picture, getAsset, 'portrait'),
  h('h2', null, text(data.name)),
  h('p', { className: 'label' }, text(data.role)),
  h('p', null, [text(data.phone), text(data.email)].filter(Boolean).join(' · ')),
  rich(data.body),
];

export const vehicle = (data: Fields, getAsset: Asset) => [
  picture(data.hero, getAsset),
  h('h1', null, text(data.name)),
  h('p', { className: 'lead' }, text(data.tagline)),
  h('p', null, text(data.summary)),
  ...list(data.grades).map(({ name, fromPrice }) =>
    h(
      'p',
      { className: 'row' },
      h('strong', null, text(name)),
      fromPrice ? ` from $${Number(fromPrice).toLocaleString('en-AU')}` : '',
    ),
  ),
  rich(data.body),
];

export const page = (data: Fields, getAsset: Asset) => [
  h('h1', null, text(data.title)),
  h('p', { className: 'lead' }, text(data.intro)),
  ...list(data.blocks).map((block) => h('section', null, ...blockParts(block, getAsset))),
];

/** Shows any block by its common parts. Parts that come from the stock or from other entries are only named. */
function blockParts(block: Fields, getAsset: Asset) {
  const items = ['questions', 'steps', 'features', 'tiles'].flatMap((name) => list(block[name]));
  const filled: Readonly<Record<string, string>> = {
    stockSearch: 'The stock search',
    stockList: 'Cars in stock',
    vehicleRange: 'Models in the range',
    specials: 'Specials',
    posts: 'Posts',
    team: 'Team members',
    openingHours: 'Phone numbers and opening hours',
    map: 'The map',
  };
  return [
    heading(block.heading),
    rich(block.introHtml),
    picture(block.picture ?? block.portrait, getAsset),
    ...list(block.pictures).map((one) => picture(one, getAsset)),
    rich(block.html),
    text(block.quote) !== '' &&
      h('blockquote', null, text(block.quote), h('footer', null, text(block.attribution))),
    ...items.map((item) =>
      h(
        'div',
        { className: 'item' },
        h('h3', null, text(item.title ?? item.question ?? item.label)),
        rich(item.html ?? item.description),
      ),
    ),
    text(block.label) !== '' && h('p', null, h('span', { className: 'button' }, text(block.label))),
    list(block.actions).length > 0 &&
      h(
        'p',
        null,
        ...list(block.actions).map(({ label, emphasis }) =>
          h('span', { className: emphasis === 'primary' ? 'button' : 'button quiet' }, text(label)),
        ),
      ),
    text(block.type) in filled &&
      h('p', { className: 'filled' }, `${filled[text(block.type)]}: see the page`),
  ];
}
