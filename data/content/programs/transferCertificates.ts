import type { Grade } from '@/data/grades';
import type { BranchSlug } from '@/data/places/places';

/** What may be public of a transfer certificate. Never a name, a birthday or a reason. */
export type TransferCertificate = {
  branch: string;
  /** Year of issue and running number in the register of the branch: `2025/014`. */
  number: string;
  lastClass: Grade['name'];
  /** `YYYY-MM-DD` */
  issuedOn: string;
};

const ofBranch = (
  branch: BranchSlug,
  ...entries: readonly [number: string, lastClass: Grade['name'], issuedOn: string][]
): TransferCertificate[] =>
  entries.map(([number, lastClass, issuedOn]) => ({ branch, number, lastClass, issuedOn }));

/**
 * SAMPLES, made up so that the form can be tried: no child ever got one of these. A school fills
 * this list from the registers of its branches, the latest certificate of a branch first.
 */
export const TRANSFER_CERTIFICATES: readonly TransferCertificate[] = [
  ...ofBranch(
    'jalahalli',
    ['2025/014', 'Grade 8', '2025-04-16'],
    ['2025/009', 'Grade 5', '2025-04-07'],
    ['2024/031', 'Grade 10', '2024-06-12'],
  ),
  ...ofBranch(
    'btm-layout',
    ['2025/006', 'Grade 6', '2025-04-11'],
    ['2024/022', 'Grade 10', '2024-05-28'],
  ),
  ...ofBranch(
    'sarjapur-road',
    ['2025/017', 'Grade 12', '2025-05-26'],
    ['2025/003', 'Grade 3', '2025-03-31'],
  ),
  ...ofBranch(
    'nigdi',
    ['2025/011', 'Grade 7', '2025-04-21'],
    ['2024/019', 'Grade 2', '2024-11-04'],
  ),
  ...ofBranch('batawadi', ['2025/002', 'Grade 8', '2025-04-03']),
  ...ofBranch(
    'delhi-road',
    ['2025/005', 'Grade 9', '2025-04-09'],
    ['2024/013', 'Grade 4', '2024-07-15'],
  ),
  ...ofBranch(
    'boarding-school-hoshangabad-road',
    ['2025/008', 'Grade 10', '2025-06-02'],
    ['2024/016', 'Grade 12', '2024-06-07'],
  ),
];
