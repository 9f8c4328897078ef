import type { CmsConfig } from '../config/cmsConfig';
import { FORMATS } from '../config/formats';
import { markdownFormat, yamlFormat } from '../format/contentFormat';
import type { Kept } from './decapWindow';
import { keepOldAddress } from './keepOldAddress';
import { optionalGroup } from './optionalGroup';
import { previewCss } from './previewCss';
import { page, post, preview, special, teamMember, vehicle } from './previews';
import { staffPhrases } from './staffPhrases';

/** The collections whose entries have addresses of their own. */
const ADDRESSED = ['pages', 'vehicles', 'brand-specials', 'posts'];

async function start(): Promise<void> {
  const { CMS } = window;
  const config = (await (await fetch('config.json')).json()) as CmsConfig;

  CMS.registerCustomFormat(FORMATS.yml, 'yml', yamlFormat);
  CMS.registerCustomFormat(FORMATS.md, 'md', markdownFormat);
  CMS.registerWidget('optional-group', optionalGroup(CMS), CMS.getWidget('object').preview);
  CMS.registerLocale('en', staffPhrases(CMS.getLocale('en'), config.publish_mode === 'simple'));
  CMS.registerEventListener({ name: 'preSave', handler: ({ entry }) => withOldAddress(entry) });
  CMS.registerPreviewStyle(previewCss, { raw: true });
  for (const [collection, body] of Object.entries({
    pages: page,
    vehicles: vehicle,
    'brand-specials': special,
    'dealer-specials': special,
    posts: post,
    team: teamMember,
  }))
    CMS.registerPreviewTemplate(collection, preview(body));
  // On this machine there is nobody to log in as; Decap would ask all the same.
  if (config.backend.name === 'proxy')
    window.localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'proxy' }));
  CMS.init({ config });
}

function withOldAddress(entry: Kept): Kept | undefined {
  if (!ADDRESSED.includes(String(entry.get('collection')))) return undefined;
  const data = entry.get('data') as Kept;
  // A copy has no earlier addresses: those of the first one lead there.
  if (entry.get('newRecord') === true) return data.delete('previousSlugs');
  const fields = data.toJS() as Readonly<Record<string, unknown>>;
  const earlier = keepOldAddress(fields, String(entry.get('slug')));
  return earlier && data.set('previousSlugs', earlier);
}

void start();
