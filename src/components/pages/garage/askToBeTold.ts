import { enquiryUrl } from '../../../content/enquiry/enquiryAddresses';
import { ALERTS_PATH, type AlertFault, type AlertRequest } from '../../../domain/alerts/alertRequest';

export type AskOutcome = 'sent' | 'email' | 'nothing' | 'tooMany' | 'unreachable';

/** The time limit for an answer, in milliseconds. */
const MAX_MS = 20_000;

const call = (init: RequestInit): Promise<Response> =>
  fetch(new URL(ALERTS_PATH, new URL(enquiryUrl(), window.location.href)), {
    ...init,
    credentials: 'omit',
    signal: AbortSignal.timeout(MAX_MS),
  });

/**
 * Whether somebody sends mails for this site: a site of files alone has no server for it.
 * @throws if the answer is not known just now
 */
export async function isMailing(): Promise<boolean> {
  const { status } = await call({ method: 'GET' });
  if (status === 429 || status >= 500) throw new Error(`The server for emails answered ${status}`);
  return status === 204;
}

/** Asks the enquiry server to send mails. It answers the same whether it knows the address or not. */
export async function askToBeTold(request: AlertRequest): Promise<AskOutcome> {
  try {
    const answer = await call({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
    if (answer.status === 202) return 'sent';
    if (answer.status === 422) {
      const { fault } = (await answer.json()) as { readonly fault?: AlertFault };
      return fault === 'email' ? 'email' : 'nothing';
    }
    return answer.status === 429 ? 'tooMany' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}
