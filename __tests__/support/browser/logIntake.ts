/** One line of the log, as it reached the intake. */
export type LogLine = Readonly<Record<string, unknown>>;

interface LogAnswer {
  readonly status: number;
  readonly lines: readonly LogLine[];
}

const refused = (status: number): LogAnswer => ({ status, lines: [] });

/**
 * The intake of Datadog's logs behind a proxy: the address of the intake is in `ddforward`, the body holds one JSON object a
 * line. A wrong address, a wrong token and a body that cannot be read are refused as the service refuses them.
 * @param request what a browser sent to the proxy
 * @param token the client token that the intake knows
 */
export function answerLog(
  { method, url, body }: { readonly method?: string; readonly url: URL; readonly body: string },
  token: string,
): LogAnswer {
  const intake = new URL(url.searchParams.get('ddforward') ?? '/', 'https://browser-intake.invalid');
  if (method !== 'POST' || intake.pathname !== '/api/v2/logs') return refused(404);
  if (intake.searchParams.get('dd-api-key') !== token) return refused(403);
  if (intake.searchParams.get('ddsource') !== 'browser') return refused(400);
  try {
    const lines = body.split('\n').map((line) => JSON.parse(line) as LogLine);
    return lines.every(({ message, status }) => typeof message === 'string' && typeof status === 'string')
      ? { status: 202, lines }
      : refused(400);
  } catch {
    return refused(400);
  }
}
