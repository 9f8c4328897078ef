import type { SiteLooks } from '../../src/config/siteConfig';
import { globalCss } from '../../src/theme/globalCss';
import type { CmsConfig } from '../config/cmsConfig';
import { FORMATS } from '../config/formats';
import { isReadOnly } from '../config/readOnly';
import { type EntryFormat, markdownFormat, STATE, yamlFormat } from '../format/contentFormat';
import { nameControls } from './accessible';
import { BACKEND, registerBackend } from './backend';
import { changedVehicles } from './changedVehicles';
import { colourControl } from './colour';
import { comparisonRatesControl } from './comparisonRates';
import { connection } from './connection';
import { countedList } from './countedList';
import { dayAndTimeControl } from './dayAndTime';
import type { Action, DecapStore } from './decapStore';
import type { Kept } from './decapWindow';
import { addStyles, followLink } from './dialog';
import { drawingControl } from './drawing';
import { Explained } from './editorRequests';
import { fitChosenPictures } from './fitPicture';
import { followingSelect } from './followingSelect';
import { addBar, type EntryFile } from './history';
import { asInDraft } from './incompleteDraft';
import { keepOldAddress } from './keepOldAddress';
import { linkControl } from './linkTargets';
import { openEachAddress } from './oneEntry';
import { optionalGroup } from './optionalGroup';
import { markdownControl } from './pasteIntoText';
import { pointControl } from './pointControl';
import { appears, type Published, stateInList } from './publication';
import { registerReadOnly } from './readOnly';
import { rememberSaved } from './rememberSaved';
import { withRowNames } from './rowNames';
import { saveAtOnce } from './saveAtOnce';
import { showFieldFaults } from './showFieldFaults';
import { registerSitePreview } from './sitePreview';
import { staffPhrases } from './staffPhrases';
import { stockNumberControl } from './stockNumber';
import { timeOfDayControl } from './timeOfDay';
import { unsavedDraft } from './unsavedDraft';
import { weekControl } from './weekControl';

declare const DEALER: { readonly looks: SiteLooks };

/** The collections whose entries have their own addresses. */
const ADDRESSED = ['pages', 'vehicles', 'brand-specials', 'posts'];

async function start(): Promise<void> {
  const { CMS } = window;
  const config = (await (await fetch('config.json')).json()) as CmsConfig;

  const vehicles = changedVehicles();
  await vehicles.refresh();
  const schedule = config.schedule ?? { timeZone: 'UTC', builds: [] };
  const stateOf = (fields: Published) => stateInList(fields, schedule, Date.now());
  const { remembering, baseOf, onSaved, reduce } = rememberSaved(stateOf);
  addStyles();
  nameControls();
  saveAtOnce();
  fitChosenPictures();
  CMS.registerCustomFormat(FORMATS.yml, 'yml', remembering(withState(yamlFormat, stateOf)));
  CMS.registerCustomFormat(FORMATS.vehicle, 'yml', remembering(vehicles.format));
  CMS.registerCustomFormat(FORMATS.md, 'md', remembering(withState(markdownFormat, stateOf)));
  CMS.registerWidget('optional-group', optionalGroup(CMS), CMS.getWidget('object').preview);
  CMS.registerWidget('list', countedList(CMS), CMS.getWidget('list').preview);
  CMS.registerWidget('point', pointControl(CMS), CMS.getWidget('object').preview);
  CMS.registerWidget('week', weekControl(CMS), CMS.getWidget('object').preview);
  CMS.registerWidget('comparison-rates', comparisonRatesControl(CMS), CMS.getWidget('object').preview);
  CMS.registerWidget('link', linkControl(), CMS.getWidget('string').preview);
  CMS.registerWidget('stock-number', stockNumberControl(CMS, config), CMS.getWidget('string').preview);
  CMS.registerWidget('colour', colourControl(CMS), CMS.getWidget('string').preview);
  CMS.registerWidget('drawing', drawingControl(CMS), CMS.getWidget('image').preview);
  CMS.registerWidget('following-select', followingSelect(CMS), CMS.getWidget('select').preview);
  CMS.registerWidget('time-of-day', timeOfDayControl(CMS), CMS.getWidget('string').preview);
  CMS.registerWidget('day-and-time', dayAndTimeControl(schedule), CMS.getWidget('string').preview);
  CMS.registerWidget('markdown', markdownControl(CMS), CMS.getWidget('markdown').preview);
  registerReadOnly(CMS);
  CMS.registerLocale(String(config.locale), staffPhrases(config.publish_mode === 'simple'));
  CMS.registerEventListener({ name: 'preSave', handler: ({ entry }) => withOldAddress(entry) });
  CMS.registerEventListener({ name: 'preSave', handler: ({ entry }) => withRowNames(entry) });
  CMS.registerEventListener({
    name: 'postSave',
    handler: ({ entry }) => {
      onSaved(entry.get('data') as Kept);
      return undefined;
    },
  });
  followStore(reduce, String(config.backend.person ?? ''), titleIn(config));
  CMS.registerPreviewStyle(globalCss(DEALER.looks.theme, DEALER.looks.fontFaces), { raw: true });
  if (config.backend.name === BACKEND) {
    const { decapStore } = window;
    // Nobody has an account with Decap; who is signed in, signs out in the bar.
    document.body.classList.add('forecourt-server');
    const server = connection();
    const send = registerBackend(CMS, decapStore, baseOf, server);
    const fileOf = fileIn(config);
    addBar(decapStore, fileOf, send, server);
    registerSitePreview(
      CMS,
      config,
      (collection, id) => fileOf(collection, id)?.path,
      (fields) => appears(fields, schedule, Date.now()),
    );
    // A local editor has no accounts, but Decap would still ask for a login.
    window.localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: BACKEND }));
  }
  openEachAddress(window.decapStore);
  CMS.init({ config });
  followLink();
}

/** A format whose entries know what the list says of them. */
const withState = (format: EntryFormat, stateOf: (fields: Published) => string): EntryFormat => ({
  ...format,
  fromFile: (text) => {
    const fields = format.fromFile(text);
    return { ...fields, [STATE]: stateOf(fields) };
  },
});

/** Adds our handling of saves, unsaved edits and refused files to Decap's store. */
function followStore(
  reduce: DecapStore['reduce'],
  person: string,
  titleOf: (collection: string) => string | undefined,
): void {
  const decap = window.decapStore;
  const unsaved = unsavedDraft(decap, window.localStorage, person);
  decap.reduce = reduce;
  decap.send = (action, next) => {
    if (unsaved.isDecapsBackup(action) || isExplained(action)) return action;
    const before = decap.store.getState();
    const result = next(asInDraft(action, before, titleOf));
    unsaved.follow(action, before);
    return result;
  };
  // If Decap did not try to save, it rejects the promise without a reason.
  decap.done = (result) => {
    if (result instanceof Promise)
      result.catch((reason) => {
        if (reason === undefined) showFieldFaults(decap);
      });
  };
}

/** The label of the field that names the entries of a collection. */
const titleIn =
  ({ collections }: CmsConfig) =>
  (collection: string): string | undefined => {
    const found = collections.find(({ name }) => name === collection);
    return found?.fields?.find(({ name }) => name === found.identifier_field)?.label;
  };

/** The file of an entry, from the configuration of its collection. */
const fileIn =
  ({ collections }: CmsConfig) =>
  (collection: string, id: string): EntryFile | undefined => {
    const found = collections.find(({ name }) => name === collection);
    if (id === '' || !found) return undefined;
    const { folder, extension, fields } = found;
    if (folder !== undefined) return { path: `${folder}/${id}.${extension}`, isReadOnly: isReadOnly(fields) };
    const one = found.files?.find(({ name }) => name === id);
    return one && { path: one.file, isReadOnly: isReadOnly(one.fields) };
  };

/** Whether a message is about a failure that a dialogue has explained. */
const isExplained = ({ type, payload }: Action): boolean =>
  type === 'NOTIFICATION_SEND' &&
  (payload as { readonly message?: { readonly details?: unknown } }).message?.details instanceof Explained;

function withOldAddress(entry: Kept): Kept | undefined {
  if (!ADDRESSED.includes(String(entry.get('collection')))) return undefined;
  const data = entry.get('data') as Kept;
  // A copy has no earlier addresses, because those lead to the original.
  if (entry.get('newRecord') === true) return data.delete('previousSlugs');
  const fields = data.toJS() as Readonly<Record<string, unknown>>;
  const earlier = keepOldAddress(fields, String(entry.get('slug')));
  return earlier && data.merge({ previousSlugs: earlier });
}

void start();
