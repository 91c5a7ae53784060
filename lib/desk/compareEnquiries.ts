import { DESK_ENQUIRY_COPY as COPY, DELIVERY_NAMES } from '@/data/copy/desk/enquiry';
import { DESK_MERGE_COPY as MERGE_COPY } from '@/data/copy/desk/family';
import { STAGE_NAMES } from '@/data/copy/desk/stages';
import type { DeskEnquiry } from './contract';
import { describeTouch, describeVisit } from './describeEnquiry';
import { inIndia } from './time';

/** A field of two enquiries, in words. */
export type ComparedField = { name: string; values: readonly [string, string]; differs: boolean };

const FIELDS: readonly { name: string; read: (enquiry: DeskEnquiry) => string }[] = [
  { name: COPY.child, read: ({ child }) => child },
  { name: COPY.born, read: ({ birthDay }) => birthDay },
  { name: COPY.parent, read: ({ parent }) => parent },
  { name: COPY.mobile, read: ({ mobile }) => mobile },
  { name: COPY.email, read: ({ email }) => email },
  { name: COPY.branch, read: ({ branch }) => branch },
  { name: COPY.grade, read: ({ grade }) => grade },
  { name: COPY.sent, read: ({ createdAt }) => inIndia(createdAt) },
  {
    name: MERGE_COPY.confirmed,
    read: ({ isVerified }) => (isVerified ? MERGE_COPY.yes : MERGE_COPY.no),
  },
  { name: COPY.stage, read: ({ stage }) => STAGE_NAMES[stage] },
  {
    name: COPY.answered,
    read: ({ answeredAt }) => (answeredAt === null ? COPY.notAnswered : inIndia(answeredAt)),
  },
  { name: COPY.visit, read: ({ visit }) => describeVisit(visit) },
  { name: MERGE_COPY.delivery, read: ({ deliveries }) => describeDeliveries(deliveries) },
  { name: MERGE_COPY.notes, read: ({ notes }) => String(notes.length) },
  { name: COPY.lastTouch, read: ({ last }) => describeTouch(last) },
];

/** Two enquiries field by field, in the order in which people compare them. */
export const compareEnquiries = (one: DeskEnquiry, other: DeskEnquiry): ComparedField[] =>
  FIELDS.map(({ name, read }) => {
    const values = [read(one) || COPY.unknown, read(other) || COPY.unknown] as const;
    return { name, values, differs: plain(values[0]) !== plain(values[1]) };
  });

/** Whether two enquiries are about one child, as far as name and birthday tell. */
export const isSameChild = (one: DeskEnquiry, other: DeskEnquiry): boolean =>
  plain(one.child) === plain(other.child) && one.birthDay === other.birthDay;

/** Whether an enquiry can be merged with another one. */
export const canBeMerged = ({ stage, isMerged }: DeskEnquiry): boolean =>
  stage !== 'withdrawn' && !isMerged;

const describeDeliveries = (deliveries: DeskEnquiry['deliveries']): string => {
  const newest = deliveries.at(-1);
  return newest ? DELIVERY_NAMES[newest.status] : MERGE_COPY.noDelivery;
};

// As people type names: with spaces and capital letters as it comes.
const plain = (text: string): string =>
  text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
