import { join } from 'node:path';
import { openStore } from '@/lib/server/store/store';
import { type Acknowledged, fromAddress, postEnquiry } from '../tools/enquiries';

export type Stream = {
  /** Ends the stream and gives what the site acknowledged, and how many it did not. */
  stop: () => Promise<{ acknowledged: Acknowledged[]; unanswered: number }>;
};

/** Sends one enquiry every `everyMs`, whether or not the ones before are answered. */
export const streamEnquiries = (origin: string, name: string, everyMs: number): Stream => {
  const sent: Promise<Acknowledged | null>[] = [];
  const timer = setInterval(() => {
    const number = sent.length;
    sent.push(postEnquiry(origin, `${name}-enquiry-of-parent-${number}`, fromAddress(number)));
  }, everyMs);
  return {
    stop: async () => {
      clearInterval(timer);
      const answers = await Promise.all(sent);
      const acknowledged = answers.filter((answer) => answer !== null);
      return { acknowledged, unanswered: answers.length - acknowledged.length };
    },
  };
};

/** How many of the acknowledged enquiries the database of the site does not have. */
export const countMissing = async (
  dataDirs: string[],
  acknowledged: Acknowledged[],
): Promise<number> => {
  const ids = new Set<string>();
  for (const dataDir of dataDirs) {
    const store = await openStore({ file: join(dataDir, 'site.db') });
    const rows = await store.db.selectFrom('enquiries').select('id').execute();
    for (const { id } of rows) ids.add(id);
    await store.close();
  }
  return acknowledged.filter(({ id }) => !ids.has(id)).length;
};
