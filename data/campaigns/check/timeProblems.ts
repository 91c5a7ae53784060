import type { Campaign } from '@/data/campaigns/campaign';
import type { Problem } from './problem';

/** As India dials it: ten digits, or a toll-free number of eleven. */
const PHONE = /^(?:[2-9]\d{9}|1800\d{7})$/;

/** What is wrong with its days and its telephone number. */
export const timeProblems = ({ from, until, phone }: Campaign): Problem[] => [
  ...(from !== undefined && until !== undefined && until < from
    ? [{ at: 'until', text: 'the last day is before the first one; change one of them' }]
    : []),
  ...(phone !== undefined && !PHONE.test(phone)
    ? [
        {
          at: 'phone',
          text: 'write the number as ten digits, or as 1800 and seven more, without +91 and spaces',
        },
      ]
    : []),
];
