import { uploadFault } from '../config/uploadFault';
import { type Action, type DecapStore, tellFault } from './decapStore';

/**
 * A file that the server would refuse is refused when it is chosen. It never becomes a part of the entry, so the next
 * file can be chosen and saved.
 */
export async function addIfTaken(
  decap: DecapStore,
  action: Action,
  next: (action: Action) => unknown,
): Promise<unknown> {
  const { file, path } = action.payload as { readonly file: File; readonly path: string };
  const fault = uploadFault(path, new Uint8Array(await file.arrayBuffer()));
  return fault === undefined ? next(action) : tellFault(decap, `Not taken: ${fault}`);
}
