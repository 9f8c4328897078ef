import { CAMPAIGN_PARAMETERS } from './campaign';

/** A page of this site, as content writes it: not another host, not a telephone, not a place on this page. */
const isOwnPage = (href: string): boolean => /^\/(?!\/)/.test(href);

/**
 * A link that carries on the campaign which brought the reader: the campaign parameters of `search` (`?utm_source=…`)
 * are added, anything else in it is not. What the link says itself wins. Links to elsewhere stay as they are.
 */
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
