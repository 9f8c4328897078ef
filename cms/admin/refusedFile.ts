import { uploadFault } from '../config/uploadFault';
import { type Action, type DecapStore, tellFault } from './decapStore';

/**
 * Refuses a file as soon as it is chosen if the server would refuse it. The file never becomes part of the entry, so
 * another one can be chosen and saved.
 */
export async function addIfTaken(
  decap: DecapStore,
  action: Action,
  next: (action: Action) => unknown,
): Promise<unknown> {
  const { file, path } = action.payload as { readonly file: File; readonly path: string };
  const fault = uploadFault(path, new Uint8Array(await file.arrayBuffer()));
  return fault === undefined ? next(action) : tellFault(decap, `Not added: ${fault}`);
}
