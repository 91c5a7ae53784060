import { request } from '@/lib/api/request';
import {
  type EraseRequest,
  type PersonCounts,
  type PersonDone,
  personCounts,
  personDone,
} from '@/lib/desk/personContract';
import { checkedBy } from './checkedBy';

const parseCounts = checkedBy(personCounts);
const parseDone = checkedBy(personDone);

/** What is just being sent is waited for, and every text is looked through for the number. */
const LONG_MS = 60_000;

/** How much an erasure would reach, in rows by table. */
export const countPerson = async (reference: string): Promise<PersonCounts> => {
  const body = { reference };
  const limitMs = LONG_MS;
  const path = '/api/desk/person/count';
  return (await request(path, { method: 'POST', body, limitMs, parse: parseCounts })).counts;
};

/** Withdraws the consent of everything under the number of an enquiry. */
export const sendWithdrawal = (reference: string): Promise<PersonDone> =>
  request('/api/desk/person/withdraw', {
    method: 'POST',
    body: { reference },
    limitMs: LONG_MS,
    parse: parseDone,
  });

/** Erases everything under the number of an enquiry. */
export const sendErasure = (body: EraseRequest): Promise<PersonDone> =>
  request('/api/desk/person/erase', { method: 'POST', body, limitMs: LONG_MS, parse: parseDone });
