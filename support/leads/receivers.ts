import { createServer as createHttpServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import { listening } from '../listening';

interface WebhookCall {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A webhook’s receiver on a port of this machine. It keeps every call; `answer` is 204 unless the caller says otherwise. */
export async function startWebhookReceiver(
  answer: (response: ServerResponse, call: WebhookCall) => void = (response) => response.writeHead(204).end(),
) {
  const calls: WebhookCall[] = [];
  const server = createHttpServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const call = { headers: request.headers, body: Buffer.concat(parts).toString() };
      calls.push(call);
      answer(response, call);
    });
  });
  const { url, stop } = await listening(server);
  return { url: `${url}/`, calls: calls as readonly WebhookCall[], stop };
}

/** A mail server that accepts every connection and never says a word. */
export async function startSilentServer() {
  const { port, stop } = await listening(createServer());
  return { url: `smtp://127.0.0.1:${port}`, stop };
}
