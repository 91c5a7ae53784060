import { openTabStore } from '@/lib/site/tabStore';
import { type InboxQuery, inboxQuery } from './contract';
import { INBOX_KEY } from './inboxKey';

/** What the inbox is narrowed to. */
export type InboxChoice = Omit<InboxQuery, 'known'>;

export const FIRST_CHOICE: InboxChoice = {
  stage: 'new',
  q: '',
  city: '',
  branch: '',
  grade: '',
  from: '',
  to: '',
  after: '',
  source: '',
  assigned: '',
  calls: '',
};

/** Whether its first day is later than its last one, so that nothing fits. */
export const hasWrongDays = ({ from, to }: Pick<InboxChoice, 'from' | 'to'>): boolean =>
  from !== '' && to !== '' && from > to;

const store = openTabStore(INBOX_KEY);

/** What this tab had chosen before; what was searched for is not stored. */
export const readChoice = (): InboxChoice => {
  const { data } = inboxQuery.safeParse({ ...FIRST_CHOICE, ...Object(store.read()), q: '' });
  return data ?? FIRST_CHOICE;
};

export const writeChoice = ({ q: _, ...choice }: InboxChoice): void => store.write(choice);
