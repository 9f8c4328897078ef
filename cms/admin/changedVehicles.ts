import { type EntryFormat, VEHICLE, yamlFormat } from '../format/contentFormat';
import type { ChangedVehicle } from '../server/builtStock';
import { element } from './dialog';

/** What the list of single vehicles says of each besides its number: the vehicle, its price and its picture. */
export function changedVehicles() {
  let known: readonly ChangedVehicle[] = [];
  const style = element('style');

  /** Reads them again; a list that is opened later has the present ones. */
  async function refresh(): Promise<void> {
    const response = await fetch('changed-vehicles.json').catch(() => undefined);
    if (!response?.ok) return;
    known = (await response.json()) as readonly ChangedVehicle[];
    style.textContent = known.map(pictureRule).join('\n');
    document.head.append(style);
  }

  const format: EntryFormat = {
    ...yamlFormat,
    fromFile: (text) => {
      const fields = yamlFormat.fromFile(text);
      const found = known.find(({ written }) => written === fields.stockNumber);
      return found ? { ...fields, [VEHICLE]: `${found.title} · ${found.price} · ` } : fields;
    },
  };
  window.addEventListener('hashchange', () => {
    if (window.location.hash.startsWith('#/collections/stock-overrides')) void refresh();
  });
  return { refresh, format };
}

/** The editor on this machine loads no picture from anywhere else. */
const pictureRule = ({ id, picture }: ChangedVehicle): string =>
  picture?.startsWith('/')
    ? `#nc-root a[href="#/collections/stock-overrides/entries/${id}"] { min-height: 4.5rem; padding-left: 7.5rem; background: url(${JSON.stringify(picture)}) no-repeat 1rem center / 6rem 4rem; }`
    : '';
