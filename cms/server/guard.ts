import type { Handler } from './decapPackages';

/** Allows only what the admin's pages need: no outside address, and no framing by other pages. */
const POLICY = [
  "default-src 'none'",
  // The admin compiles its checks and templates when it starts.
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "img-src 'self' data: blob:",
  "connect-src 'self' blob: data:",
  "frame-src 'self' blob:",
  "worker-src 'self' blob:",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

/**
 * Answers only a browser that has the editor's own address: `Host` must be that, and not a foreign name that resolves to this
 * machine. Requests that change something must come from the editor's own pages.
 * @param ownOrigins the addresses of the editor, without a path: known after it listens
 */
export const guard =
  (ownOrigins: () => readonly string[]): Handler =>
  ({ method, headers }, response, next) => {
    response.setHeader('Content-Security-Policy', POLICY);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    // Without any, a form would be sent with the origin "null".
    response.setHeader('Referrer-Policy', 'same-origin');
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    response.setHeader('Cache-Control', 'no-store');
    const own = ownOrigins().find((origin) => new URL(origin).host === headers.host);
    if (own !== undefined && (['GET', 'HEAD'].includes(method) || headers.origin === own)) next();
    else response.status(403).json({ error: 'The editor answers its own pages alone' });
  };
