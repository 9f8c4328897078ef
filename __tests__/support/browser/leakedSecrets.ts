import { eventually } from '../eventually';
import { pageWithoutData } from './pageWithoutData';
import type { TrackingSite } from './trackingSite';

/** Words and figures of a visitor that no sink may receive. */
export const SECRETS = ['48731', '17391', 'zebediah', 'hidden.example', '0491570156'];

/** An address that holds all of them. */
export const SECRET_QUERY =
  '?deposit=48731&afford=17391&frequency=week&price=:48731&q=zebediah&name=Zebediah&email=zeb%40hidden.example&phone=0491570156&utm_content=zeb@hidden.example&utm_term=Zebediah';

/** A page that stops working, so that the log gets a line as well. */
export const BROKEN = '/privacy/';

const SINKS = ['tag/g/collect', 'own/events'];

/** Opens an address as a visitor who agreed, coming from a mail program, and returns all secrets that were sent. */
export async function leakedSecrets(site: TrackingSite, path: string): Promise<readonly string[]> {
  const isBroken = path.startsWith(BROKEN);
  const before = site.sent().length;
  const visitor = await site.visit({
    tracking: site.everything(),
    choice: 'granted',
    isBroken,
    ...(isBroken && { prepare: pageWithoutData(BROKEN) }),
  });
  if (isBroken) await visitor.page.clock.install();
  await visitor.page.goto(site.url(path), { referer: `https://mail.example/inbox${SECRET_QUERY}` });
  const since = () => site.sent().slice(before);
  await eventually(async () => {
    // The log collects lines for half a minute.
    if (isBroken) await visitor.page.clock.fastForward(30_000);
    expect(since().map(({ to, url }) => to + url.pathname)).toEqual(
      expect.arrayContaining(isBroken ? [...SINKS, 'log/log'] : SINKS),
    );
  });
  await visitor.page.waitForLoadState('networkidle');
  await visitor.context.unrouteAll({ behavior: 'ignoreErrors' });
  await visitor.context.close();
  const wire = since()
    .map(({ url, headers, body }) => `${decodeURIComponent(url.href)} ${JSON.stringify(headers)} ${body}`)
    .join('\n')
    .toLowerCase();
  return SECRETS.filter((secret) => wire.includes(secret));
}
