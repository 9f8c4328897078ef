import type { RenderBodyArgs } from 'gatsby';
import { site } from '../config/site';
import { FontPreloads } from '../theme/FontPreloads';

/** What every HTML file has in its head beside what the page says itself. */
export function onRenderBody({ setHeadComponents, setHtmlAttributes }: RenderBodyArgs): void {
  setHtmlAttributes({ lang: site.locale });
  setHeadComponents([
    <link key="icon" rel="icon" href={site.favicon} type="image/svg+xml" />,
    <link key="touch" rel="apple-touch-icon" href="/icons/app-icon.png" />,
    <FontPreloads key="fonts" />,
  ]);
}
