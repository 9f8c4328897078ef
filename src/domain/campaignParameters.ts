/** The campaign parameters of an address that are kept, and the click ids of advertisers. */
export const CAMPAIGN_PARAMETERS = [
  'utm_audience',
  'utm_campaign',
  'utm_content',
  'utm_id',
  'utm_medium',
  'utm_source',
  'utm_term',
  'fbclid',
  'gclid',
  'msclkid',
] as const;
