/**
 * A script for the head of the not-found page. A broken escape in a path (`/stock/%E0%A4%A/`) stops Gatsby's router before
 * it has begun, and so does an escaped percent sign (`/%25/`), because Gatsby decodes a path twice. The script sends the visitor to the address without the segments that cannot be decoded, and keeps query and
 * fragment. It stops the page first, or the page's scripts could still run. It puts the origin before the path, or `//host/`
 * would lead to another host.
 */
export const LEAVE_UNDECODABLE =
  '!function(l){function ok(s){try{return decodeURIComponent(decodeURI(s)),!0}catch(e){}}' +
  "ok(l.pathname)||(stop(),l.replace(l.origin+(l.pathname.split('/').filter(ok).join('/')||'/')+l.search+l.hash))}(location)";
