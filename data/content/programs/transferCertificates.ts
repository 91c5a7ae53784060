import type { Grade } from '@/data/grades';

/**
 * A transfer certificate as the registers of the branches have it. Read by the server only, which
 * tells it to somebody who has the number and the birthday. Never a name or a reason.
 */
export type TransferCertificate = {
  /** Year of issue, number of the branch in the directory, running number: `2025/008/014`. */
  number: string;
  /** The pupil's date of birth, `YYYY-MM-DD`. */
  bornOn: string;
  lastClass: Grade['name'];
  /** `YYYY-MM-DD` */
  issuedOn: string;
};

const entry = (
  number: string,
  bornOn: string,
  lastClass: Grade['name'],
  issuedOn: string,
): TransferCertificate => ({ number, bornOn, lastClass, issuedOn });

export const TRANSFER_CERTIFICATES: readonly TransferCertificate[] = [
  entry('2025/003/006', '2012-09-17', 'Grade 6', '2025-04-11'),
  entry('2024/003/022', '2008-02-05', 'Grade 10', '2024-05-28'),
  entry('2025/008/014', '2010-11-23', 'Grade 8', '2025-04-16'),
  entry('2025/008/009', '2014-01-30', 'Grade 5', '2025-04-07'),
  entry('2024/008/031', '2007-12-12', 'Grade 10', '2024-06-12'),
  entry('2025/017/017', '2006-08-04', 'Grade 12', '2025-05-26'),
  entry('2025/017/003', '2015-10-19', 'Grade 3', '2025-03-31'),
  entry('2025/051/011', '2012-03-08', 'Grade 7', '2025-04-21'),
  entry('2024/051/019', '2016-12-27', 'Grade 2', '2024-11-04'),
  entry('2025/094/005', '2010-01-14', 'Grade 9', '2025-04-09'),
  entry('2024/094/013', '2014-07-21', 'Grade 4', '2024-07-15'),
  entry('2025/095/002', '2011-05-02', 'Grade 8', '2025-04-03'),
  entry('2025/097/008', '2008-10-06', 'Grade 10', '2025-06-02'),
  entry('2024/097/016', '2006-04-18', 'Grade 12', '2024-06-07'),
];
