/**
 * A script for the head of the not-found page. A broken escape in a path (`/stock/%E0%A4%A/`) stops Gatsby's router before
 * it has begun: the visitor goes on to the address without the segments that cannot be read, query and fragment kept. The
 * page is stopped first, or its scripts could still run; the origin stands before the path, or `//host/` would lead
 * elsewhere.
 */
export const LEAVE_UNDECODABLE =
  '!function(l){function ok(s){try{return decodeURI(s),!0}catch(e){}}' +
  "ok(l.pathname)||(stop(),l.replace(l.origin+(l.pathname.split('/').filter(ok).join('/')||'/')+l.search+l.hash))}(location)";
