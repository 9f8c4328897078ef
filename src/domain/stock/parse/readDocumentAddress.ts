import { err, ok } from '../../result';
import type { Reader } from './reader';
import { readText } from './readText';

/** Schemes of addresses, hosts and root-relative paths; no user, no password, no white space. */
const ADDRESS = /^(?:https:\/\/[^\s/@\\]+(?:\/[^\s\\]*)?|\/[^\s/\\][^\s\\]*)$/i;

/** The address of a document: over https, or root-relative (a file under `static/`). */
export const readDocumentAddress: Reader<string> = (raw) => {
  const address = readText(raw);
  if (address.kind === 'err' || address.value === undefined) return address;
  const encoded = address.value.replace(/ /g, '%20');
  return ADDRESS.test(encoded)
    ? ok(encoded)
    : err('is not an https address, nor one that begins with a single /');
};
