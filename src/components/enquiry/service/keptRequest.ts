import type { ServiceRequest } from '../../../domain/enquiry/serviceRequest';

const KEY = 'forecourt.serviceRequest';

/** What was typed before this tab was reloaded or the page was left; absent where nothing was, or storage is closed. */
export function readKeptRequest(empty: ServiceRequest): ServiceRequest | undefined {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    // Of another version of the form, only fields of today's kind are taken.
    const known = Object.entries(kept).filter(
      ([name, value]) =>
        name in empty &&
        typeof value === typeof empty[name as keyof ServiceRequest] &&
        Array.isArray(value) === Array.isArray(empty[name as keyof ServiceRequest]),
    );
    return { ...empty, ...Object.fromEntries(known) };
  } catch {
    return undefined;
  }
}

/** Keeps what is typed for this tab alone; `undefined` forgets it. */
export function keepRequest(request: ServiceRequest | undefined): void {
  try {
    if (request === undefined) window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, JSON.stringify(request));
  } catch {
    // Storage is full or closed: the form itself still holds everything.
  }
}
