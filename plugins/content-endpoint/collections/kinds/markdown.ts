import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { z } from 'zod';
import { err, ok, type Result } from '../../../../src/domain/result';
import type { PictureSize, StaticFiles } from '../../files/staticFiles';
import { isPictureAddress, sanitise } from '../../markdown/sanitise';
import type { ParseContext } from '../context';
import { text } from './text';

const marked = new Marked({ gfm: true });

/**
 * Markdown, which may contain HTML, as sanitised HTML.
 * @returns the HTML, or a fault for every picture without a description, without a file, or with a forbidden address.
 */
export async function renderMarkdown(
  markdown: string,
  files: StaticFiles,
): Promise<Result<string, readonly string[]>> {
  const written = await marked.parse(markdown);
  const html = sanitise(written);
  const faults = picturesOf(written)
    .filter(({ src }) => !isPictureAddress(src))
    .map(({ src }) => `the picture ${src} in the text: its address has to begin with /uploads/ or https://`);
  const sizes = new Map<string, PictureSize>();
  for (const { src, alt } of picturesOf(html)) {
    if (!alt.trim())
      faults.push(`the picture ${src} in the text needs a description: ![what it shows](${src})`);
    if (!src.startsWith('/')) continue;
    const size = await files.pictureSize(src);
    if (size.kind === 'ok') sizes.set(src, size.value);
    else faults.push(`the picture ${src} in the text: ${size.fault}`);
  }
  if (faults.length > 0) return err(faults);
  return ok(sizes.size > 0 ? sanitise(html, sizes) : html);
}

interface TextPicture {
  readonly src: string;
  readonly alt: string;
}

/** The pictures that a piece of HTML shows, in order. */
function picturesOf(html: string): readonly TextPicture[] {
  const pictures: TextPicture[] = [];
  sanitizeHtml(html, {
    allowedTags: ['img'],
    allowedAttributes: { img: ['src', 'alt'] },
    onOpenTag: (name, { src = '', alt = '' }) => {
      if (name === 'img') pictures.push({ src, alt });
    },
  });
  return pictures;
}

const rendered =
  ({ files }: ParseContext) =>
  async (markdown: string, { issues }: z.core.ParsePayload): Promise<string> => {
    const html = await renderMarkdown(markdown, files);
    if (html.kind === 'ok') return html.value;
    for (const message of html.fault) issues.push({ code: 'custom', input: markdown, message });
    return z.NEVER;
  };

/** Non-empty Markdown, parsed into sanitised HTML. */
export const markdown = (context: ParseContext) =>
  text.transform(rendered(context)).meta({ kind: 'markdown' });

/** The text below the front matter, if it may be empty. */
export const optionalBody = (context: ParseContext) =>
  z.string().default('').transform(rendered(context)).meta({ kind: 'markdown' });
