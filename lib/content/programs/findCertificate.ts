import type { TransferCertificate } from '@/data/content/programs/transferCertificates';
import { parseCertificateNumber } from './certificateNumber';

export type CertificateProblem = 'no-branch' | 'no-number' | 'not-a-number';

export type CertificateAnswer =
  | { kind: 'problem'; field: 'branch' | 'number'; problem: CertificateProblem }
  | { kind: 'found'; certificate: TransferCertificate }
  | { kind: 'unknown'; branch: string; number: string };

type Asked = { branch: string; number: string };

/** Looks a certificate up by the slug of its branch and its number as typed. */
export const findCertificate = (
  { branch, number: typed }: Asked,
  certificates: readonly TransferCertificate[],
  branches: readonly string[],
): CertificateAnswer => {
  if (!branches.includes(branch)) return { kind: 'problem', field: 'branch', problem: 'no-branch' };
  if (typed.trim() === '') return { kind: 'problem', field: 'number', problem: 'no-number' };
  const number = parseCertificateNumber(typed);
  if (number === null) return { kind: 'problem', field: 'number', problem: 'not-a-number' };
  const certificate = certificates.find(
    (entry) => entry.branch === branch && entry.number === number,
  );
  return certificate ? { kind: 'found', certificate } : { kind: 'unknown', branch, number };
};
