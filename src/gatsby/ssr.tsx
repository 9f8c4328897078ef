import { wrapRootElement as keepStyles, replaceRenderer as renderAtOnce } from './staticPages/pageStyles';

export { wrapPageElement } from '../app/wrapPageElement';
export { onPreRenderHTML, onRenderBody } from './htmlHead';

/** Whether we write the stock pages ourselves. `webpack.ts` fills this in; false in `gatsby develop`. */
declare const SHORTCUT: boolean;

// Without the shortcut, Gatsby and Emotion render pages as for any other site.
export const wrapRootElement = SHORTCUT ? keepStyles : undefined;
export const replaceRenderer = SHORTCUT ? renderAtOnce : undefined;
