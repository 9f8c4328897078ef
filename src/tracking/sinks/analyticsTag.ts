import type { Tracking } from '../../config/tracking';
import { campaignOf } from '../../domain/campaign';
import type { PagePath } from '../events';
import type { EventSite, Sink } from './sink';

interface Options {
  readonly tag: NonNullable<Tracking['tag']>;
  readonly site: EventSite;
  /** The query of the address by which the visitor came. */
  readonly landing: string;
}

/**
 * The analytics tag. Left alone, the tag reads address, title and referrer from the page, with the budgets and words that
 * they hold, so each of the three is set before every event. Opened after the visitor agreed: consent to advertising stays
 * denied.
 */
export function analyticsTag({ tag, site, landing }: Options): Sink {
  const switchOff = `ga-disable-${tag.id}`;
  Object.assign(window, { [switchOff]: false });
  /** Commands that the tag has not taken yet; absent once it takes them. */
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
  // Without its script there is no tag.
  start().catch(() => undefined);

  gtag('consent', 'update', { analytics_storage: 'granted' });
  gtag('set', {
    ...site,
    ...campaignWords(landing),
    page_referrer: referrer(),
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });

  let shown: PagePath | undefined;
  const show = (page: PagePath) => {
    if (shown === page) return;
    gtag('set', { page_path: page, page_location: window.location.origin + page, page_title: page });
    // Before the tag knows which page it may name, it is not told its id.
    if (shown === undefined) gtag('config', tag.id, { send_page_view: false, anonymize_ip: true });
    shown = page;
  };
  return {
    take: (event, page) => {
      if (event.name === 'fault') return;
      show(page);
      const { name, ...parameters } = event;
      if (name === 'page_view') gtag('event', name);
      else gtag('event', name, parameters);
    },
    close: () => {
      closing.abort();
      stop();
      // Even denied, the tag would go on with messages that carry no identity.
      Object.assign(window, { [switchOff]: true });
      forgetCookies(/^_ga/);
    },
  };
}

/** What the dealer calls the campaign. The tag cannot read it from the address, which it never sees. */
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

/** The site that led here, without the address of its page. */
function referrer(): string {
  if (!URL.canParse(document.referrer)) return '';
  const { origin } = new URL(document.referrer);
  return origin === window.location.origin ? '' : `${origin}/`;
}

/** A tag keeps its cookies for the widest domain that the browser allows: each one is tried. */
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
