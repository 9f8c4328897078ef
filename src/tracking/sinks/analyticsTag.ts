import type { Tracking } from '../../config/tracking';
import { campaignOf } from '../../domain/campaign';
import type { EventSite, PagePath, Sink } from '../events';

interface Options {
  readonly tag: NonNullable<Tracking['tag']>;
  readonly site: EventSite;
  /** The query of the address by which the visitor came. */
  readonly landing: string;
}

/**
 * The analytics tag. Left alone, it would read address, title and referrer from the page, with the budgets and words in them,
 * so we set all three before every event. It opens only after the visitor agreed. Consent to advertising stays denied.
 */
export function analyticsTag({ tag, site, landing }: Options): Sink {
  const switchOff = `ga-disable-${tag.id}`;
  Object.assign(window, { [switchOff]: false });
  /** Commands that wait for the tag; `undefined` once it takes them. */
  let waiting: unknown[][] | undefined = [];
  const closing = new AbortController();
  let stop = () => {};
  const gtag = (...command: unknown[]) => {
    if (waiting) waiting.push(command);
    else window.gtag?.(...command);
  };
  const start = async () => {
    const { DENIED, startTag } = await import(/* webpackChunkName: "tag" */ './startTag');
    const stopTag = await startTag(tag, closing.signal);
    stop = () => {
      gtag('consent', 'update', DENIED);
      stopTag();
    };
    const early = waiting ?? [];
    waiting = undefined;
    for (const command of early) gtag(...command);
  };
  // No script, no tag.
  start().catch(() => undefined);

  gtag('consent', 'update', { analytics_storage: 'granted' });
  gtag('set', {
    ...site,
    ...campaignWords(landing),
    page_referrer: referrer(),
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });

  let path: PagePath | undefined;
  const show = (page: PagePath) => {
    if (path === page) return;
    gtag('set', { page_path: page, page_location: window.location.origin + page, page_title: page });
    // The tag gets its id only once it knows which page it may name.
    if (path === undefined) gtag('config', tag.id, { send_page_view: false, anonymize_ip: true });
    path = page;
  };
  return {
    take: (event, page) => {
      if (event.name === 'fault' || event.name === 'empty_search') return;
      show(page);
      const { name, ...parameters } = event;
      if (name === 'page_view') gtag('event', name);
      else gtag('event', name, parameters);
    },
    close: () => {
      closing.abort();
      stop();
      // Even with consent denied, the tag would keep sending messages without an identity.
      Object.assign(window, { [switchOff]: true });
      forgetCookies(/^_ga/);
    },
  };
}

/** The dealer's names for the campaign. The tag never sees the address, so it cannot read them itself. */
function campaignWords(landing: string): Readonly<Record<string, string>> {
  const { utm_source, utm_medium, utm_campaign, utm_id } = campaignOf(landing);
  return Object.fromEntries(
    Object.entries({
      campaign_source: utm_source,
      campaign_medium: utm_medium,
      campaign_name: utm_campaign,
      campaign_id: utm_id,
    }).flatMap(([name, value]) =>
      value !== undefined && /^[\w-]{1,64}$/.test(value) ? [[name, value]] : [],
    ),
  );
}

/** The site that linked here, without the path of its page. */
function referrer(): string {
  if (!URL.canParse(document.referrer)) return '';
  const { origin } = new URL(document.referrer);
  return origin === window.location.origin ? '' : `${origin}/`;
}

/** Deletes cookies on every possible domain: a tag sets them for the widest one that the browser allows. */
function forgetCookies(names: RegExp): void {
  const labels = window.location.hostname.split('.');
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)];
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!names.test(name)) continue;
    // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no other way
    for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
