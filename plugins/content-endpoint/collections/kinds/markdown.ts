import { z } from 'zod';
import { renderMarkdown } from '../../markdown/renderMarkdown';
import type { ParseContext } from '../context';
import { text } from './text';

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
