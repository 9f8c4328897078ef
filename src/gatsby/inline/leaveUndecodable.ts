/**
 * For the head of the not-found page. A broken escape in a path (`/stock/%E0%A4%A/`) stops Gatsby's router before it starts.
 * An escaped percent sign (`/%25/`) does the same, because Gatsby decodes a path twice, and for an escaped mark (`/a%2Fb/`) it
 * reads the address of another page. No page of ours has such an address. This sends the visitor to the address without these
 * segments, and keeps query and fragment. It stops the page first, or the page's scripts could still run. It writes the origin
 * before the path, or `//host/` would lead to another host.
 */
function isDecodable(path: string): boolean {
  try {
    const once = decodeURI(path);
    const name = decodeURIComponent(path);
    return decodeURIComponent(once) === name && decodeURIComponent(encodeURI(once)) === name;
  } catch {
    return false;
  }
}

const { hash, origin, pathname, search } = location;

if (!isDecodable(pathname)) {
  stop();
  location.replace(origin + (pathname.split('/').filter(isDecodable).join('/') || '/') + search + hash);
}

export {};
