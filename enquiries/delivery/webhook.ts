import { Webhook } from 'standardwebhooks';
import type { Sender } from './deliveries';
import { undeliveredEvent, visitEvent } from './mails';

interface WebhookSetting {
  readonly url: string;
  /** `whsec_…`: the key of the signature. */
  readonly secret: string;
}

/**
 * Posts a lead as JSON, signed as Standard Webhooks describes. All attempts send the same `webhook-id`. Any answer but 2xx
 * is a failure. Redirects are not followed, and 410 means that the receiver is gone.
 */
export const webhookSender = ({ url, secret }: WebhookSetting): Sender => {
  const signer = new Webhook(secret);
  return async (lead, { id, undelivered, news }, signal) => {
    const at = new Date();
    const { id: _id, ...data } = lead;
    const body = JSON.stringify(
      undelivered !== undefined
        ? undeliveredEvent(lead, undelivered)
        : news !== undefined
          ? visitEvent(lead, news, at.toISOString())
          : { type: 'enquiry.received', timestamp: lead.receivedAt, data },
    );
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
    return { kind: kindOf(response.status), fault: `HTTP ${response.status}` };
  };
};

/** The statuses of a receiver that works and cannot take this one message. */
const REFUSALS: ReadonlySet<number> = new Set([400, 409, 413, 422]);

const kindOf = (status: number): 'failed' | 'refused' | 'gone' =>
  status === 410 ? 'gone' : REFUSALS.has(status) ? 'refused' : 'failed';
