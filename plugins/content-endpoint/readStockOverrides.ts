import type { Fault } from '../../src/domain/fault';
import { err, ok, type Result } from '../../src/domain/result';
import { type StockOverride, stockNumberKey } from '../../src/domain/stock/stockOverride';
import { ALONE, type ParseContext } from './collections/context';
import { stockOverrideSchema } from './collections/stockOverride';
import { readFolder } from './files/rawContent';
import { type ContentFolders, staticFiles } from './files/staticFiles';
import { parseFields } from './parseFields';

/**
 * The stock overrides of a dealer, from files, whichever endpoint the content comes from: they belong to the feed.
 * @returns every fault of every file, with its field
 */
export async function readStockOverrides(
  folders: ContentFolders & Pick<ParseContext, 'country'>,
  files: ParseContext['files'] = staticFiles(folders),
): Promise<Result<readonly StockOverride[], readonly Fault[]>> {
  const raw = await readFolder(folders.contentFolder, 'stock-overrides');
  const schema = stockOverrideSchema({ ...ALONE, country: folders.country, files });
  const faults: Fault[] = [...raw.faults];
  const overrides: StockOverride[] = [];
  const known = new Map<string, string>();
  for (const file of raw.files) {
    const parsed = await parseFields(file, schema);
    if (parsed.kind === 'err') {
      faults.push(...parsed.fault);
      continue;
    }
    const key = stockNumberKey(parsed.value.stockNumber);
    const other = known.get(key);
    if (other !== undefined)
      faults.push({
        file: file.file,
        field: 'stockNumber',
        reason: `${parsed.value.stockNumber} is also used in ${other}; it must be unique`,
      });
    known.set(key, other ?? file.file);
    overrides.push({ ...parsed.value, file: file.file });
  }
  return faults.length === 0 ? ok(overrides) : err(faults);
}
