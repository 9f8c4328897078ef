import { wrapRootElement as keepStyles } from './staticPages/pageStyles';
import { replaceRenderer as renderAtOnce } from './staticPages/renderPage';

export { wrapPageElement } from '../app/wrapPageElement';
export { onPreRenderHTML, onRenderBody } from './htmlHead';

/** Whether the pages of stock are written beside Gatsby's. `webpack.ts` puts the value in; false in `gatsby develop`. */
declare const SHORTCUT: boolean;

// Without the shortcut Gatsby and Emotion write pages as they do for every other site.
export const wrapRootElement = SHORTCUT ? keepStyles : undefined;
export const replaceRenderer = SHORTCUT ? renderAtOnce : undefined;
