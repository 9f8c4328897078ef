import { CAMPAIGN_PARAMETERS } from './campaign';

/** Whether content means a page of this site: not another host, a telephone number or a place on the page. */
const isOwnPage = (href: string): boolean => /^\/(?!\/)/.test(href);

/**
 * Adds the campaign parameters of `search` (`?utm_source=…`) to a link, and nothing else from it. Parameters that the
 * link already has win. Links to other sites stay as they are.
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
