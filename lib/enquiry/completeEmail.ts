import { EMAIL_HOSTS } from '@/data/emailHosts';

/** Whole addresses for what is typed so far: none before the `@`, none once it is complete. */
export const completeEmail = (typed: string): string[] => {
  const [name = '', host, ...rest] = typed.trim().split('@');
  if (name === '' || host === undefined || rest.length > 0) return [];
  const start = host.toLowerCase();
  return EMAIL_HOSTS.filter((known) => known.startsWith(start) && known !== start).map(
    (known) => `${name}@${known}`,
  );
};
