import type { InlineScripts } from './inlineScripts';

/** The texts of the scripts in `src/gatsby/inline`. `webpack.ts` fills them in. */
declare const INLINE_SCRIPTS: InlineScripts;

interface Props {
  readonly name: keyof InlineScripts;
  /** The path of the page, for `startScripts`: an attribute, so that the script is the same on every page. */
  readonly path?: string;
}

export const InlineScript = ({ name, path }: Props) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own
  <script data-path={path} dangerouslySetInnerHTML={{ __html: INLINE_SCRIPTS[name] }} />
);
