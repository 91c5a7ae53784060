import { sql } from 'kysely';
import { CODE_TRACE_HOURS } from '@/data/retention';
import { hashPersonal } from '@/lib/server/crypto';
import type { Database } from '@/lib/server/store/schema';
import { prefixOf } from './mobile';
import { PUMPING_MINUTES } from './pumping';
import type { Requester } from './requester';
import type { SendCounts, ShareName, Standing } from './sendShares';

export const SLOT_MS = 5 * 60_000;
const OPEN_SLOTS = (PUMPING_MINUTES * 60_000) / SLOT_MS;
const CREDIT_SLOTS = (CODE_TRACE_HOURS * 60 * 60_000) / SLOT_MS;

export type Asked = { mobile: string; standing: Standing; requester: Requester };

/** Under which keys one request is counted. */
export type Senders = {
  standing: Standing;
  pool: string;
  /** Of 256 addresses at most. */
  isSmallNetwork: boolean;
  /** What it has a share of, and so uses up. */
  shares: Partial<Record<ShareName, string>>;
  /** All that gets the credit once its code is typed in. */
  credited: string[];
};

/**
 * A browser that the site knows has a share of its own, so that it neither suffers from its neighbours
 * nor they from it. A number that was confirmed before is not held back by its block.
 */
export const sendersOf = ({ mobile, standing, requester }: Asked): Senders => {
  const { address, network, prefix, device, number } = keysOf(mobile, requester);
  const pool = `pool:${standing}`;
  const shares = {
    unknown: { address, network, prefix },
    number: { address, network, number },
    device: device === null ? {} : { device },
    ownDevice: {},
  }[standing];
  const ofBrowser = device === null ? [] : [device];
  const ofNumber = standing === 'number' ? [number] : [];
  const credited = [pool, address, network, prefix, ...ofBrowser, ...ofNumber];
  const isSmallNetwork = requester.network.endsWith('/24');
  return { standing, pool, isSmallNetwork, shares, credited };
};

/** The network of a requester as it is stored. */
export const hashNetwork = (network: string): string => hashPersonal(`network ${network}`);

const keysOf = (mobile: string, { address, network, deviceId }: Requester) => ({
  address: hashPersonal(`address ${address}`),
  network: hashNetwork(network),
  prefix: hashPersonal(`prefix ${prefixOf(mobile)}`),
  number: hashPersonal(mobile),
  device: deviceId === null ? null : hashPersonal(`sender ${deviceId}`),
});

/** Adds to the counts of some senders. A code that was not sent is taken back with -1. */
export const addSenderCounts = async (
  db: Database,
  senders: string[],
  at: number,
  { sent = 0, verified = 0 }: Partial<SendCounts>,
): Promise<void> => {
  const slot = slotOf(at);
  // In one order everywhere, so that two processes never wait for each other's rows.
  const rows = senders.toSorted().map((sender) => ({ sender, slot, sent, verified }));
  await db
    .insertInto('otp_senders')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['sender', 'slot']).doUpdateSet(({ eb }) => ({
        sent: eb('otp_senders.sent', '+', sent),
        verified: eb('otp_senders.verified', '+', verified),
      })),
    )
    .execute();
};

/**
 * What some senders were sent in the last half hour, and what was typed in: by a pool in the same time,
 * by others in a day, since an address where parents log in is known to be one for longer.
 */
export const readSenderCounts = async (
  db: Database,
  { pool, shares }: Senders,
  at: number,
): Promise<{ pool: SendCounts; shares: Partial<Record<ShareName, SendCounts>> }> => {
  const open = slotOf(at) - OPEN_SLOTS;
  const lately = (count: 'sent' | 'verified') =>
    sql<number>`sum(case when slot > ${open} then ${sql.ref(count)} else 0 end)`;
  const rows = await db
    .selectFrom('otp_senders')
    .select(({ fn }) => [
      'sender',
      lately('sent').as('sent'),
      lately('verified').as('verifiedLately'),
      fn.sum<number>('verified').as('verified'),
    ])
    .where('sender', 'in', [pool, ...Object.values(shares)])
    .where('slot', '>', slotOf(at) - CREDIT_SLOTS)
    .groupBy('sender')
    .execute();
  const of = (sender: string) => {
    const {
      sent = 0,
      verified = 0,
      verifiedLately = 0,
    } = rows.find((row) => row.sender === sender) ?? {};
    return { sent, verified, verifiedLately };
  };
  const { sent, verifiedLately } = of(pool);
  return {
    pool: { sent, verified: verifiedLately },
    shares: Object.fromEntries(Object.entries(shares).map(([name, sender]) => [name, of(sender)])),
  };
};

const slotOf = (at: number): number => Math.floor(at / SLOT_MS);
