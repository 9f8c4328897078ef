/**
 * A script for the head of the not-found page. A broken escape in a path (`/stock/%E0%A4%A/`) stops Gatsby's router before it
 * starts. An escaped percent sign (`/%25/`) does the same, because Gatsby decodes a path twice. The script sends the
 * visitor to the address without the broken segments, and keeps query and fragment. It stops the page first, or the page's
 * scripts could still run. It writes the origin before the path, or `//host/` would lead to another host.
 */
export const LEAVE_UNDECODABLE =
  '!function(l){function ok(s){try{return decodeURIComponent(decodeURI(s)),!0}catch(e){}}' +
  "ok(l.pathname)||(stop(),l.replace(l.origin+(l.pathname.split('/').filter(ok).join('/')||'/')+l.search+l.hash))}(location)";
