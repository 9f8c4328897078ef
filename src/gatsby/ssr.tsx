import { wrapRootElement as keepStyles } from './staticPages/pageStyles';
import { replaceRenderer as renderAtOnce } from './staticPages/renderPage';

export { wrapPageElement } from '../app/wrapPageElement';
export { onPreRenderHTML, onRenderBody } from './htmlHead';

/** Whether we write the stock pages ourselves. `webpack.ts` fills this in; false in `gatsby develop`. */
declare const SHORTCUT: boolean;

// Without the shortcut, Gatsby and Emotion render pages as for any other site.
export const wrapRootElement = SHORTCUT ? keepStyles : undefined;
export const replaceRenderer = SHORTCUT ? renderAtOnce : undefined;
