import { setTimeout as rest } from 'node:timers/promises';
import { deliverAll } from '../../../enquiries/delivery/deliveries';
import { openAlertOffice } from './alertOffice';

/** A server that sends what is due until it is killed, with its own clock: `ALERT_NOW`, milliseconds since 1970. */
async function serve(): Promise<never> {
  const [started, from] = [Date.now(), Number(process.env.ALERT_NOW)];
  const { ALERT_PLACE: place = '', ALERT_SMTP: smtpUrl = '' } = process.env;
  const office = await openAlertOffice(place, smtpUrl, () => from + Date.now() - started, 1);
  process.stdout.write('ready\n');
  for (;;) {
    await office.queueNews();
    await deliverAll(office.queues);
    await rest(10);
  }
}

void serve();
