import { partytownSnippet } from '@builder.io/partytown/integration';
import { Script, ScriptStrategy } from 'gatsby-script';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { proxiedScript, type Tracking, tagUrl } from '../../config/tracking';

type Tag = NonNullable<Tracking['tag']>;

declare global {
  interface Window {
    gtag?: (...command: unknown[]) => void;
  }
}

/** The tag may count, and nothing more, from the first command on. */
export const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const;

/** Where Gatsby puts the files of Partytown, and the scope of its service worker. */
const PARTYTOWN = '/~partytown/';

/**
 * Starts the analytics tag in a worker, by Gatsby's `off-main-thread` strategy, so that a tap never waits for it. Where the
 * site's host cannot hand on the tag's script, or the browser has no service workers, the tag runs in the page.
 * `window.gtag` takes commands from now on.
 * @param signal ends a start that has not come to its end
 * @returns a function that ends the tag. In the page it cannot be ended: there it stays and is told to be silent.
 */
export async function startTag(tag: Tag, signal: AbortSignal): Promise<() => void> {
  if (isInPage(tag)) return () => undefined;
  const isProxied = await isHandedOn(proxiedScript(tagUrl(tag)), signal);
  signal.throwIfAborted();
  return isProxied ? startInWorker(tag) : startInPage(tag);
}

const isInPage = (tag: Tag): boolean => document.querySelector(`script[src="${tagUrl(tag)}"]`) !== null;

/** Whether the site answers with the script. Some hosts answer with a page, whatever they are asked for. */
async function isHandedOn(address: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { ok, headers } = await fetch(address, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal,
    });
    return ok && /javascript/.test(headers.get('content-type') ?? '');
  } catch {
    return false;
  }
}

function startInPage(tag: Tag): () => void {
  show(tag, ScriptStrategy.postHydrate);
  return () => undefined;
}

function startInWorker(tag: Tag): () => void {
  const remove = show(tag, ScriptStrategy.offMainThread);
  // Partytown adds to what it finds here.
  Reflect.deleteProperty(window, 'partytown');
  const snippet = document.createElement('script');
  snippet.textContent = partytownSnippet({ forward: ['gtag'] });
  document.head.append(snippet);
  return () => {
    // Says that the worker came: without it, Partytown would start the tag in the page after ten seconds.
    document.dispatchEvent(new CustomEvent('pt0'));
    remove();
    snippet.remove();
    // The worker ends with its frame.
    for (const frame of document.querySelectorAll(`iframe[src^="${PARTYTOWN}"]`)) frame.remove();
    // After ten seconds without a worker the tag was started in the page, and listens there.
    if (!isInPage(tag)) Reflect.deleteProperty(window, 'gtag');
    void navigator.serviceWorker
      ?.getRegistration(PARTYTOWN)
      .then((registration) => registration?.scope.endsWith(PARTYTOWN) && registration.unregister())
      .catch(() => undefined);
  };
}

/** Puts the tag's script into the page by Gatsby's own component. */
function show(tag: Tag, strategy: ScriptStrategy): () => void {
  const holder = document.createElement('div');
  document.body.append(holder);
  const root = createRoot(holder);
  flushSync(() => root.render(<Script strategy={strategy}>{startScript(tag)}</Script>));
  return () => {
    root.unmount();
    holder.remove();
  };
}

/**
 * Runs in the worker, or in the page. The worker gets the tag's script from the site. After ten seconds without a worker,
 * Partytown runs this script in the page, as an element without a type: then the commands that waited for the worker are
 * carried out here.
 */
const startScript = (tag: Tag): string => `
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
