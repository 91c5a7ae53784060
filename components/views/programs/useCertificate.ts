import { useEffect, useRef, useState } from 'react';
import { TRANSFER_CERTIFICATES } from '@/data/content/programs/transferCertificates';
import { PROGRAM_PATHS } from '@/data/routes/paths/programs';
import type { BranchOptions } from '@/lib/content/programs/certificatesPage';
import { type CertificateAnswer, findCertificate } from '@/lib/content/programs/findCertificate';
import { controlOf } from '@/lib/site/controlOf';

type Asked = { branch: string; number: string };

const FIELDS = ['branch', 'number'] as const;

/** Keeps the address up with the form, so that a reload or a copied link asks the same again. */
const keepAddress = (asked: Asked): void => {
  const address = `${PROGRAM_PATHS.transferCertificates}?${new URLSearchParams(asked)}`;
  window.history.replaceState({ ...window.history.state, as: address }, '', address);
};

/** The form's state: what it answers, and the question that the address brings along. */
export const useCertificate = (branches: readonly BranchOptions[]) => {
  const form = useRef<HTMLFormElement>(null);
  const [answer, setAnswer] = useState<CertificateAnswer | null>(null);

  const ask = () => {
    const asked = {
      branch: controlOf(form.current, 'branch')?.value ?? '',
      number: controlOf(form.current, 'number')?.value ?? '',
    };
    const slugs = branches.flatMap(({ options }) => options.map(({ value }) => value));
    const found = findCertificate(asked, TRANSFER_CERTIFICATES, slugs);
    setAnswer(found);
    if (found.kind === 'problem') controlOf(form.current, found.field)?.focus();
    else keepAddress(asked);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, on arrival
  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    if (!query.has('number')) return;
    for (const name of FIELDS) {
      const control = controlOf(form.current, name);
      if (control && control.value === '') control.value = query.get(name) ?? '';
    }
    ask();
  }, []);

  return { form, answer, ask };
};
