/** The parameters that a campaign adds to an address. */
const MARKS = [
  'utm_audience',
  'utm_campaign',
  'utm_content',
  'utm_id',
  'utm_medium',
  'utm_source',
  'utm_term',
] as const;

/** The parameters that identify one click to an advertiser. */
const CLICK_IDS = ['fbclid', 'gclid', 'msclkid'] as const;

/** The only parameters of an address that we keep. */
export const CAMPAIGN_PARAMETERS = [...MARKS, ...CLICK_IDS] as const;

export type Campaign = Readonly<Partial<Record<(typeof CAMPAIGN_PARAMETERS)[number], string>>>;

/** The longest values that count, in letters, because all of them go into one header of a request. */
const MAX_LETTERS = { mark: 200, clickId: 500 } as const;

const mostLetters = (name: string): number =>
  (MARKS as readonly string[]).includes(name) ? MAX_LETTERS.mark : MAX_LETTERS.clickId;

/**
 * The campaign that brought a visitor to an address. A parameter that is repeated, empty or very long does not count.
 * @param search the query of the address: `?utm_campaign=spring&gclid=x`
 */
export function campaignOf(search: string): Campaign {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    CAMPAIGN_PARAMETERS.flatMap((name) => {
      const [value = '', ...more] = query.getAll(name);
      return value === '' || value.length > mostLetters(name) || more.length > 0 ? [] : [[name, value]];
    }),
  );
}

/** The address at which the site's server takes the result of `campaignCall`, as JSON in a header named `data`. */
export const CAMPAIGN_PATH = '/api/process-campaign-tracking';

/** What the browser tells the site's server about a campaign: `{ utmCampaign: 'spring', queryString: 'gclid=x' }`. */
export type CampaignCall = Readonly<Record<string, string>>;

const QUERY_STRING = 'queryString';

/** `utm_campaign` → `utmCampaign` */
const camelCased = (name: string): string =>
  name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** What to tell the server about a campaign; `undefined` if it has neither a click id nor a campaign name. */
export function campaignCall(campaign: Campaign): CampaignCall | undefined {
  const clickId = CLICK_IDS.find((name) => campaign[name] !== undefined);
  if (clickId === undefined && campaign.utm_campaign === undefined) return undefined;
  return {
    ...Object.fromEntries(
      MARKS.flatMap((name) => (campaign[name] === undefined ? [] : [[camelCased(name), campaign[name]]])),
    ),
    ...(clickId === undefined ? {} : { [QUERY_STRING]: `${clickId}=${campaign[clickId]}` }),
  };
}

/**
 * Reads what a browser sent. Leaves out unknown names, and values that are not strings.
 * Law: `parseCampaignCall(campaignCall(c))` gives the same call.
 */
export function parseCampaignCall(input: unknown): CampaignCall | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  const parameters = new Map(Object.entries(input));
  const marks = MARKS.map(camelCased).flatMap((name) => {
    const value = parameters.get(name);
    return typeof value === 'string' && value !== '' && value.length <= MAX_LETTERS.mark
      ? [[name, value]]
      : [];
  });
  const query = parameters.get(QUERY_STRING);
  const isClick =
    typeof query === 'string' &&
    CLICK_IDS.some(
      (name) => query.startsWith(`${name}=`) && query.length <= name.length + 1 + MAX_LETTERS.clickId,
    );
  const call: CampaignCall = Object.fromEntries([...marks, ...(isClick ? [[QUERY_STRING, query]] : [])]);
  return call.utmCampaign === undefined && !isClick ? undefined : call;
}

/** Whether content means a page of this site: not another host, a phone number or a place on the page. */
const isOwnPage = (href: string): boolean => /^\/(?!\/)/.test(href);

/** Adds the campaign parameters of `search` (`?utm_source=…`) to a link of this site. Those that it already has win. */
export function withCampaign(href: string, search: string): string {
  if (!isOwnPage(href)) return href;
  const brought = new URLSearchParams(search);
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(href) ?? [];
  const own = new URLSearchParams(query);
  const added = CAMPAIGN_PARAMETERS.flatMap((name) => {
    const value = brought.get(name);
    return value && !own.has(name) ? [[name, value]] : [];
  });
  const all = [query, new URLSearchParams(added).toString()].filter(Boolean).join('&');
  return `${path}${all && `?${all}`}${hash}`;
}
