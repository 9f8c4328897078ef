import { color, space } from '../../src/theme/tokens';
import type { CmsConfig } from '../config/cmsConfig';
import { formatOf } from '../format/contentFormat';
import type { PreviewAnswer } from '../server/preview';
import { pause } from './connection';
import type { Decap, Kept, PreviewProps } from './decapWindow';
import type { Published } from './publication';

/** The part of an entry that is its form. */
interface Edited {
  readonly data: Readonly<Record<string, unknown>>;
  readonly mediaFiles?: readonly { readonly path: string; readonly url?: string; readonly draft?: boolean }[];
}

type Preview = PreviewAnswer | { readonly error: string };

const NOTICE = {
  margin: space[4],
  padding: space[4],
  border: `1px dashed ${color.lineStrong}`,
  color: color.inkQuiet,
};
const WAITING = 'The page is being drawn …';
const AWAY = 'The page follows when the editor answers again.';
const WRONG = 'The page follows as soon as every field is filled in and right.';

/**
 * Shows the page of the site beside each form, as the editor's server renders it with the site's own templates from what the
 * form says. One request at a time: what is typed meanwhile is sent when the answer has come.
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

  const component = (file: (entry: Kept) => string | undefined) =>
    createClass({
      getInitialState: () => ({ html: '', notice: WAITING }),
      componentDidMount() {
        void this.draw();
      },
      componentDidUpdate({ entry }: PreviewProps) {
        if (entry !== this.props.entry) void this.draw();
      },
      componentWillUnmount() {
        this.isGone = true;
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
      /** The page begins at the part that shows the entry. From then on, it stays where somebody scrolled to. */
      showPart({ html, part }: Drawn) {
        if (html === undefined || this.isShown) return;
        this.isShown = true;
        const node = this.node as HTMLElement | null;
        if (part !== undefined) node?.querySelector(`[id="${CSS.escape(part)}"]`)?.scrollIntoView();
      },
      render() {
        const { html, notice } = this.state;
        return h(
          'div',
          // Links lead nowhere: this is one page, and the form beside it stays.
          {
            onClickCapture: (event: Event) => event.preventDefault(),
            ref: (node: HTMLElement | null) => {
              this.node = node;
            },
          },
          notice !== '' && h('p', { style: NOTICE, role: 'status' }, notice),
          h('div', { dangerouslySetInnerHTML: { __html: html } }),
        );
      },
    });

  for (const { name, folder, files = [], extension } of collections) {
    const fileOf = (entry: Kept) =>
      pathOf(name, String(entry.get('slug') || 'new-entry')) ?? `${folder}/new-entry.${extension}`;
    if (folder !== undefined) CMS.registerPreviewTemplate(name, component(fileOf));
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
  const raw = formatOf(path).toFile(data);
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
  return { html, notice: noticeOf(data) ?? '', ...(preview.part !== undefined && { part: preview.part }) };
}
