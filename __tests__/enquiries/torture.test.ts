import { identityOf, tortureDelivery } from '../support/leads/tortureDelivery';
import { runs } from '../support/runs';

// `npm run test:deep` sends a thousand enquiries and kills more than a hundred servers.
jest.setTimeout(runs(240_000, 3_600_000));

it('no enquiry is lost or doubled while servers are killed, destinations hang, refuse and break off, the disk is full and the store is deleted', async () => {
  const submissions = runs(27, 1000);
  const { acknowledged, stored, deliveries, received, kills, told } = await tortureDelivery({
    submissions,
    killEvery: 9,
    seed: 34,
  });
  expect(told).toEqual(['a full disk', 'a deleted store']);
  expect(kills).toBeGreaterThanOrEqual(Math.floor(submissions / 9) - 1);

  // Each enquiry was acknowledged once, under its own reference, and nothing else is stored.
  expect(new Set(acknowledged).size).toBe(submissions);
  expect([...stored].sort()).toEqual([...acknowledged].sort());

  // All of them go to dealer, CRM, webhook and shopper, and every ninth to a friend. All of it arrived, each under one
  // identity, and nothing else did.
  expect(deliveries).toHaveLength(4 * submissions + Math.floor((submissions + 4) / 9));
  expect(deliveries.filter(({ state }) => state !== 'sent')).toEqual([]);
  const identities = deliveries.map(identityOf);
  expect(new Set(identities).size).toBe(identities.length);
  expect([...new Set(received)].sort()).toEqual([...identities].sort());

  if (process.env.DEEP)
    console.info(
      `${submissions} acknowledged, ${kills} kills, ${deliveries.length} deliveries, ${received.length - deliveries.length} repeated under their identity`,
    );
});
