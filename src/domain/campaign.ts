/** The parameters with which a campaign marks an address. */
const MARKS = [
  'utm_audience',
  'utm_campaign',
  'utm_content',
  'utm_id',
  'utm_medium',
  'utm_source',
  'utm_term',
] as const;

/** The parameters by which advertisers know one click. */
const CLICK_IDS = ['fbclid', 'gclid', 'msclkid'] as const;

/** The parameters of an address that are kept, and no others. */
export const CAMPAIGN_PARAMETERS = [...MARKS, ...CLICK_IDS] as const;

export type Campaign = Readonly<Partial<Record<(typeof CAMPAIGN_PARAMETERS)[number], string>>>;

/** The longest values that count, in letters: all of them go into one header of a request. */
const MOST_LETTERS = { mark: 200, clickId: 500 } as const;

const mostLetters = (name: string): number =>
  (MARKS as readonly string[]).includes(name) ? MOST_LETTERS.mark : MOST_LETTERS.clickId;

/**
 * The campaign that brought a visitor to an address. A parameter that stands there twice, is empty or is very long does not
 * count.
 * @param search the query of the address: `?utm_campaign=spring&gclid=x`
 */
export function campaignOf(search: string): Campaign {
  const asked = new URLSearchParams(search);
  return Object.fromEntries(
    CAMPAIGN_PARAMETERS.flatMap((name) => {
      const [value = '', ...more] = asked.getAll(name);
      return value === '' || value.length > mostLetters(name) || more.length > 0 ? [] : [[name, value]];
    }),
  );
}

/** Where the site's server takes what `campaignCall` makes, as JSON in a header named `data`. */
export const CAMPAIGN_PATH = '/api/process-campaign-tracking';

/** What the site's server is told of a campaign: `{ utmCampaign: 'spring', queryString: 'gclid=x' }`. */
export type CampaignCall = Readonly<Record<string, string>>;

const QUERY_STRING = 'queryString';

/** `utm_campaign` → `utmCampaign` */
const camelCased = (name: string): string =>
  name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** What to tell the server of a campaign; absent where there is neither a click id nor a name of a campaign. */
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
 * Reads what a browser sent. Unknown names, and values that are no strings, are left out.
 * Law: a call that `campaignCall` made is read as it was made.
 */
export function parseCampaignCall(input: unknown): CampaignCall | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  const given = new Map(Object.entries(input));
  const marks = MARKS.map(camelCased).flatMap((name) => {
    const value = given.get(name);
    return typeof value === 'string' && value !== '' && value.length <= MOST_LETTERS.mark
      ? [[name, value]]
      : [];
  });
  const query = given.get(QUERY_STRING);
  const isClick =
    typeof query === 'string' &&
    CLICK_IDS.some(
      (name) => query.startsWith(`${name}=`) && query.length <= name.length + 1 + MOST_LETTERS.clickId,
    );
  const call: CampaignCall = Object.fromEntries([...marks, ...(isClick ? [[QUERY_STRING, query]] : [])]);
  return call.utmCampaign === undefined && !isClick ? undefined : call;
}
