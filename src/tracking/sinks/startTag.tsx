import { partytownSnippet } from '@builder.io/partytown/integration';
import { Script, ScriptStrategy } from 'gatsby-script';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { proxiedScript, type Tracking, tagUrl } from '../../config/tracking';
import { PARTYTOWN_SETTINGS, startTagScript } from './tagScripts';

export { DENIED } from './tagScripts';

type Tag = NonNullable<Tracking['tag']>;

declare global {
  interface Window {
    gtag?: (...command: unknown[]) => void;
  }
}

/** The folder of Partytown's files in the site, and the scope of its service worker. */
const PARTYTOWN = '/~partytown/';

/**
 * Starts the analytics tag in a worker, with Gatsby's `off-main-thread` strategy, so that a tap never waits for it. If the
 * site's host cannot pass on the tag's script, or the browser has no service workers, the tag runs in the page.
 * `window.gtag` takes commands from now on.
 * @param signal stops a start that has not finished
 * @returns a function that stops the tag. In the page it cannot be stopped; it stays and is silenced.
 */
export async function startTag(tag: Tag, signal: AbortSignal): Promise<() => void> {
  if (isInPage(tag)) return () => undefined;
  const isProxied = await isHandedOn(proxiedScript(tagUrl(tag)), signal);
  signal.throwIfAborted();
  return isProxied ? startInWorker(tag) : startInPage(tag);
}

const isInPage = (tag: Tag): boolean => document.querySelector(`script[src="${tagUrl(tag)}"]`) !== null;

/** Whether the site answers with the script. Some hosts answer every request with a page. */
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
  // Partytown would add to an existing object.
  Reflect.deleteProperty(window, 'partytown');
  const snippet = document.createElement('script');
  snippet.textContent = partytownSnippet(PARTYTOWN_SETTINGS);
  document.head.append(snippet);
  return () => {
    // Tells Partytown that the worker started. Otherwise it would start the tag in the page after ten seconds.
    document.dispatchEvent(new CustomEvent('pt0'));
    remove();
    snippet.remove();
    // The worker ends with its frame.
    for (const frame of document.querySelectorAll(`iframe[src^="${PARTYTOWN}"]`)) frame.remove();
    // If the worker took more than ten seconds, the tag was started in the page and listens there.
    if (!isInPage(tag)) Reflect.deleteProperty(window, 'gtag');
    void navigator.serviceWorker
      ?.getRegistration(PARTYTOWN)
      .then((registration) => registration?.scope.endsWith(PARTYTOWN) && registration.unregister())
      .catch(() => undefined);
  };
}

/** Puts the tag's script into the page with Gatsby's own component. */
function show(tag: Tag, strategy: ScriptStrategy): () => void {
  const holder = document.createElement('div');
  document.body.append(holder);
  const root = createRoot(holder);
  flushSync(() => root.render(<Script strategy={strategy}>{startTagScript(tag)}</Script>));
  return () => {
    root.unmount();
    holder.remove();
  };
}
