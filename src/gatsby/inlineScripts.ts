import { partytownSnippet } from '@builder.io/partytown/integration';
import type { Tracking } from '../config/tracking';
import { PARTYTOWN_SETTINGS, startTagScript } from '../tracking/sinks/tagScripts';
import { START_SEARCH_EARLY } from './earlySearch';
import { gatsbyImageScripts } from './gatsbyImageScripts';
import { LEAVE_UNDECODABLE } from './leaveUndecodable';
import { START_AFTER_PAINT } from './startAfterPaint';
import { WATCH_LISTING, WATCH_UNBUILT } from './withoutScripts';

/** Tells Gatsby in the browser which page it got. The path is in the element, so that the script is the same on every page. */
export const NAME_PAGE = 'window.pagePath=document.currentScript.dataset.path';

/**
 * Every inline script of our pages, to the letter. The site's policy names them by their content and
 * refuses any other (record 86).
 */
export const inlineScripts = ({ tag }: Pick<Tracking, 'tag'> = {}): readonly string[] => [
  NAME_PAGE,
  START_AFTER_PAINT,
  WATCH_LISTING,
  START_SEARCH_EARLY,
  WATCH_UNBUILT,
  LEAVE_UNDECODABLE,
  ...gatsbyImageScripts(),
  ...(tag ? [partytownSnippet(PARTYTOWN_SETTINGS), startTagScript(tag)] : []),
];
