import { Webhook } from 'standardwebhooks';
import type { Sender } from './sender';

export interface WebhookSetting {
  readonly url: string;
  /** `whsec_…`: the key of the signature. */
  readonly secret: string;
}

/**
 * Posts a lead as JSON, signed as Standard Webhooks describes. All attempts send the same `webhook-id`. Any answer but 2xx
 * is a failure. Redirects are not followed, and 410 means that the receiver is gone.
 */
export const webhookSender = ({ url, secret }: WebhookSetting, now = Date.now): Sender => {
  const signer = new Webhook(secret);
  return async ({ id: _id, ...lead }, { id }, signal) => {
    const at = new Date(now());
    const body = JSON.stringify({ type: 'enquiry.received', timestamp: lead.receivedAt, data: lead });
    const response = await fetch(url, {
      method: 'POST',
      body,
      redirect: 'manual',
      signal,
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': signer.sign(id, at, body),
      },
    });
    await response.body?.cancel();
    if (response.ok) return { kind: 'sent' };
    return { kind: response.status === 410 ? 'gone' : 'failed', fault: `HTTP ${response.status}` };
  };
};
