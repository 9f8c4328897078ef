import { escapeHtml } from './htmlText';

/** A piece of HTML. */
export class Html {
  /** @param text HTML that we wrote ourselves; other text goes through `html` */
  constructor(private readonly text: string) {}
  toString(): string {
    return this.text;
  }
}

type Part = string | number | Html | undefined | readonly Part[];

const written = (part: Part): string => {
  if (part instanceof Html) return `${part}`;
  return typeof part === 'object' ? part.map(written).join('') : escapeHtml(`${part ?? ''}`);
};

/** HTML with parts put into it. Texts are escaped, in elements as in attributes; lists are joined, and `undefined` is nothing. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(texts.reduce((before, text, place) => before + written(parts[place - 1]) + text));

/** A whole page that loads nothing and that search engines leave out. `lang` is a locale's name, `style` CSS. */
export const htmlPage = (page: {
  readonly lang: string;
  readonly title: string;
  readonly style: string;
  readonly head?: Html;
  readonly body: Html;
}): string =>
  `${html`<!doctype html>
<html lang="${page.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${page.title}</title>
<style>${new Html(page.style)}</style>${page.head}
</head>
<body>${page.body}</body>
</html>
`}`;
