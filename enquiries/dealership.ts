import { fileAt, publishedFile, type SitePlace } from '../src/config/publishedSite';
import { isAddress } from '../src/domain/addressName';
import type { Country } from '../src/domain/country';
import { DEALERSHIP_FILE, type DealershipDetails } from '../src/domain/enquiry/dealershipDetails';
import { countryOf } from '../src/locales/countryOf';

/** What the server knows about the dealership: from the published site, so that it needs no folder of a dealer. */
export interface Dealership extends DealershipDetails {
  readonly country: Country;
}

export const withCountry = (details: DealershipDetails): Dealership => ({
  ...details,
  country: countryOf(details.locale, details.words),
});

/** The address of a path for readers of mails, on the server that takes the site's enquiries. */
export const serverUrl = (
  { siteUrl, enquiryUrl = siteUrl }: Pick<Dealership, 'siteUrl' | 'enquiryUrl'>,
  path: string,
): string => new URL(path, new URL(enquiryUrl, siteUrl)).href;

/**
 * Reads the file that the build wrote for the enquiry server.
 * @throws an error that names the file and what to do; a site that names no country must be built again
 */
export async function readDealership(place: SitePlace): Promise<Dealership> {
  try {
    const text = await publishedFile(place, DEALERSHIP_FILE);
    if (text === undefined) throw new Error('The file is missing.');
    // A site that was built by an older version names no time zone.
    return withCountry({ timeZone: 'UTC', ...JSON.parse(text) } as DealershipDetails);
  } catch (cause) {
    throw new Error(
      `${fileAt(place, DEALERSHIP_FILE)} cannot be read. ${isAddress(place) ? 'Is the site published there, by this version? LEADS_SITE_URL may name another address.' : 'Build the site first: npm run build'}`,
      { cause },
    );
  }
}

/** How long what was read counts, in milliseconds. */
const FRESH_MS = 60_000;

/**
 * The dealership as the site says now: its hours may have changed since the server started. While the site cannot be read, as
 * during a build, what was read last counts.
 * @param first what was read at the start
 */
export function latestDealership(
  place: SitePlace,
  first: Dealership,
  now: () => number,
): () => Promise<Dealership> {
  let latest = { dealership: Promise.resolve(first), until: now() + FRESH_MS };
  return () => {
    const { dealership, until } = latest;
    if (until <= now())
      latest = { dealership: readDealership(place).catch(() => dealership), until: now() + FRESH_MS };
    return latest.dealership;
  };
}
