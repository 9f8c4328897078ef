import { campaignId } from '../device/visit';
import { CAMPAIGN_PATH, campaignCall, campaignOf } from '../domain/campaign';

/**
 * Tells the site's server which campaign brought the visitor, and stores the id in its answer until the tab is closed. The
 * visitor never notices a failure.
 * @param landing the query of the address by which the visitor came
 */
export async function tellCampaign(landing: string): Promise<void> {
  const call = campaignCall(campaignOf(landing));
  if (call === undefined) return;
  try {
    const response = await fetch(CAMPAIGN_PATH, {
      headers: { data: inHeader(JSON.stringify(call)) },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    const answer: unknown = await response.json();
    const { campaignId: id } = Object(answer) as { readonly campaignId?: unknown };
    if (typeof id === 'string' && id !== '') campaignId.store(id);
  } catch {
    // Without an id, everything else still works.
  }
}

/** A header cannot hold letters beyond ASCII, but JSON can escape them as `\u00e9`. */
const inHeader = (json: string): string =>
  json.replace(/[^\x20-\x7e]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
