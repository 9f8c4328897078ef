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
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/**
 * Answers only a browser on this machine. `Host` must be the editor's own address (not a foreign name that resolves to
 * this machine), and requests that change something must come from the admin's own pages.
 * @param port of this server, known after it listens
 */
export const guard =
  (port: () => number): Handler =>
  ({ method, headers }, response, next) => {
    response.setHeader('Content-Security-Policy', POLICY);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'no-referrer');
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    response.setHeader('Cache-Control', 'no-store');
    const hosts = ['127.0.0.1', 'localhost'].map((name) => `${name}:${port()}`);
    const host = headers.host ?? '';
    const isOwn =
      hosts.includes(host) && (['GET', 'HEAD'].includes(method) || headers.origin === `http://${host}`);
    if (isOwn) next();
    else response.status(403).json({ error: 'The editor answers its own pages alone' });
  };
