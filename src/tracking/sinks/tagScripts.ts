import { proxiedScript, type Tracking, tagUrl } from '../../config/tracking';

/** From its first command on, the tag may count and nothing more. */
export const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const;

/** The page's commands to `gtag` go to the worker. */
export const PARTYTOWN_SETTINGS = { forward: ['gtag'] };

/**
 * Runs in the worker, or in the page. The worker gets the tag's script from the site. If no worker starts within ten seconds,
 * Partytown runs this script in the page, as an element without a type, and it carries out the commands that waited.
 */
export const startTagScript = (tag: NonNullable<Tracking['tag']>): string => `
window.dataLayer = window.dataLayer || [];
window.gtag = function () { window.dataLayer.push(arguments); };
window.gtag('consent', 'default', ${JSON.stringify(DENIED)});
window.gtag('js', new Date());
var inWorker = document.currentScript.type !== '';
var waiting = (!inWorker && window._ptf) || [];
for (var i = 1; i < waiting.length; i += 2) window.gtag.apply(window, waiting[i]);
var script = document.createElement('script');
script.async = true;
script.referrerPolicy = 'no-referrer';
script.src = inWorker ? ${JSON.stringify(proxiedScript(tagUrl(tag)))} : ${JSON.stringify(tagUrl(tag))};
document.head.appendChild(script);
`;
