import { color, space } from '../../src/theme/tokens';
import type { CmsConfig } from '../config/cmsConfig';
import { formatOf } from '../format/contentFormat';
import type { PreviewAnswer } from '../server/preview';
import { pause } from './connection';
import type { Decap, Kept, PreviewProps } from './decapWindow';
import { namedPart, partOfPage, showPart } from './partOfPage';
import type { Published } from './publication';
import { nameRows } from './rowNames';

/** The part of an entry that is its form. */
interface Edited {
  readonly data: Readonly<Record<string, unknown>>;
  readonly mediaFiles?: readonly { readonly path: string; readonly url?: string; readonly draft?: boolean }[];
}

type Preview = PreviewAnswer | { readonly error: string };

/** The page scrolls by itself: Decap would scroll the form with it. */
const STYLE = `
.forecourt-beside { position: fixed; inset: 0; display: flex; flex-direction: column; }
.forecourt-notice { display: flex; gap: ${space[4]}; align-items: center; padding: ${space[2]} ${space[4]}; border-bottom: 1px dashed ${color.lineStrong}; color: ${color.inkQuiet}; background: ${color.surface}; font-size: 0.875rem; }
.forecourt-beside p { flex: 1; margin: 0; }
.forecourt-beside button[aria-pressed] { min-height: 2.25rem; padding: 0 ${space[3]}; border: 1px solid ${color.lineStrong}; border-radius: 4px; color: ${color.ink}; background: ${color.surface}; font: inherit; cursor: pointer; }
.forecourt-beside button[aria-pressed=true] { color: ${color.onAccent}; background: ${color.accent}; }
.forecourt-page { flex: 1; position: relative; overflow: auto; }
.forecourt-page [data-edited] { outline: 3px solid ${color.highlight}; outline-offset: 3px; scroll-margin: ${space[5]}; }
`;

/** The width of a phone's window, in pixels. */
const PHONE = '390px';

/** Stays from one entry to the next. */
let isPhone = false;

const WAITING = 'The page is being drawn …';
const AWAY = 'The page follows when the editor answers again.';
const WRONG = 'The page can’t be drawn yet. Save to see what is missing or wrong.';

/** The collections whose entries are on one page together, by their names. */
const ON_ONE_PAGE = ['team', 'locations'];

/** How many unfinished fields are named. */
const MAX_NAMED = 4;

/**
 * Shows the page of the site beside each form, as the editor's server renders it with the site's own templates from what the
 * form says, and marks what shows the field that somebody is in. One request at a time: what is typed meanwhile is sent when
 * the answer has come.
 * @param pathOf the file of an entry
 * @param noticeOf when an entry appears on the site, if it does not yet
 */
export function registerSitePreview(
  CMS: Decap,
  { collections }: CmsConfig,
  pathOf: (collection: string, id: string) => string | undefined,
  noticeOf: (fields: Published) => string | undefined,
): void {
  const { h, createClass } = window;

  const component = (file: (entry: Kept) => string | undefined, isOneOfMany = false) =>
    createClass({
      getInitialState: () => ({ html: '', notice: WAITING }),
      componentDidMount() {
        this.setWidth(isPhone);
        this.onFocus = ({ target }: FocusEvent) => {
          if ((target as Element).closest('dialog')) return;
          this.field = target;
          this.showField();
        };
        document.addEventListener('focusin', this.onFocus);
        void this.draw();
      },
      componentDidUpdate({ entry }: PreviewProps) {
        if (entry !== this.props.entry) void this.draw();
      },
      componentWillUnmount() {
        this.isGone = true;
        document.removeEventListener('focusin', this.onFocus);
      },
      async draw() {
        if (this.isDrawing) {
          this.isBehind = true;
          return;
        }
        this.isDrawing = true;
        do {
          this.isBehind = false;
          const state: Drawn = await drawn(this.props.entry, file, noticeOf).catch(() => ({ notice: WRONG }));
          if (this.isGone) return;
          this.setState(state, () => this.showPart(state));
          if (state.notice !== AWAY) continue;
          this.isBehind = true;
          await pause();
        } while (this.isBehind);
        this.isDrawing = false;
      },
      /** The page begins at the part that shows the entry, and goes on to the field that somebody is in. */
      showPart({ html, part }: Drawn) {
        const page = this.page as HTMLElement | null;
        if (html === undefined || !page) return;
        // They are invisible, and their words are not on the page.
        for (const one of page.querySelectorAll('script, noscript')) one.remove();
        if (!this.isShown) {
          const shown = isOneOfMany
            ? namedPart(page)
            : [...page.querySelectorAll<HTMLElement>(part ?? 'none')].find((one) => one.checkVisibility());
          if (shown) showPart(shown);
        }
        this.isShown = true;
        this.showField();
      },
      showField() {
        const page = this.page as HTMLElement | null;
        const field = this.field as HTMLElement | undefined;
        if (!page || !field?.isConnected) return;
        const part = partOfPage(field, page);
        if (!part) return;
        for (const one of page.querySelectorAll('[data-edited]')) one.removeAttribute('data-edited');
        part.setAttribute('data-edited', '');
        showPart(part);
      },
      setWidth(isNarrow: boolean) {
        isPhone = isNarrow;
        const frame = (this.props as PreviewProps).window.frameElement as HTMLElement | null;
        Object.assign(frame?.style ?? {}, {
          display: 'block',
          boxSizing: 'content-box',
          width: isNarrow ? PHONE : '100%',
          marginInline: 'auto',
          borderInline: isNarrow ? '1px solid #7b8290' : 'none',
        });
        this.forceUpdate();
      },
      render() {
        const { html, notice } = this.state;
        return h(
          'div',
          { className: 'forecourt-beside' },
          h('style', null, STYLE),
          h(
            'div',
            { className: 'forecourt-notice' },
            h('p', { role: 'status' }, notice),
            h(
              'button',
              { type: 'button', 'aria-pressed': isPhone, onClick: () => this.setWidth(!isPhone) },
              'As on a phone',
            ),
          ),
          h('div', {
            className: 'forecourt-page',
            // Links lead nowhere: this is one page, and the form beside it stays.
            onClickCapture: (event: Event) => event.preventDefault(),
            ref: (node: HTMLElement | null) => {
              this.page = node;
            },
            dangerouslySetInnerHTML: { __html: html },
          }),
        );
      },
    });

  for (const { name, folder, files = [], extension } of collections) {
    const fileOf = (entry: Kept) =>
      pathOf(name, String(entry.get('slug') || 'new-entry')) ?? `${folder}/new-entry.${extension}`;
    if (folder !== undefined)
      CMS.registerPreviewTemplate(name, component(fileOf, ON_ONE_PAGE.includes(name)));
    for (const { name, file } of files)
      CMS.registerPreviewTemplate(
        name,
        component(() => file),
      );
  }
}

/** What is shown beside a form. Without a page, the last one stays. */
interface Drawn {
  readonly html?: string;
  readonly part?: string;
  readonly notice: string;
}

async function drawn(
  entry: PreviewProps['entry'],
  file: (entry: Kept) => string | undefined,
  noticeOf: (fields: Published) => string | undefined,
): Promise<Drawn> {
  const { data, mediaFiles = [] } = entry.toJS() as Edited;
  const path = file(entry) ?? '';
  const id = /^.*content\/settings\/(\w+)\.yml$/.exec(path)?.[1] ?? '';
  const raw = formatOf(path).toFile(nameRows(id, data));
  const response = await fetch('preview.json', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path, raw }),
  }).catch(() => undefined);
  const preview = (await response?.json().catch(() => undefined)) as Preview | undefined;
  if (!preview) return { notice: AWAY };
  if ('error' in preview) return { notice: `The page cannot be drawn: ${preview.error}` };
  if ('isWrong' in preview) return { notice: WRONG };
  // A picture that was chosen and is not saved yet is in this browser alone.
  const html = mediaFiles
    .filter(({ draft, url }) => draft && url)
    .reduce(
      (text, picture) =>
        text.replaceAll(picture.path.replace(/^.*content\/uploads/, '/uploads'), picture.url ?? ''),
      preview.html,
    );
  const notice = [noticeOf(data), unfinishedWords(preview.unfinished)].filter(Boolean).join(' · ');
  return { html, notice, ...(preview.part !== undefined && { part: preview.part }) };
}

/** `Still to fill in or put right: Title, Picture` */
function unfinishedWords(labels: readonly string[]): string | undefined {
  if (labels.length === 0) return undefined;
  const more = labels.length > MAX_NAMED ? ` and ${labels.length - MAX_NAMED} more` : '';
  return `Still to fill in or put right: ${labels.slice(0, MAX_NAMED).join(', ')}${more}`;
}
