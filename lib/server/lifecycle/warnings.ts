import { metrics } from '@/lib/server/metrics/metrics';
import { processSingleton } from '@/lib/server/processSingleton';

/** What a site for parents should not have. docs/runbook.md says of each what to do. */
export const WARNING_NAMES = [
  'data-key-only-here',
  'mail-given-up',
  'mail-to-a-file',
  'sample-school',
  'school-system-embedded',
  'site-url-differs-from-build',
  'site-url-unset',
  'sms-to-a-file',
  'sqlite-on-network-disk',
  'unknown-setting',
] as const;
export type WarningName = (typeof WARNING_NAMES)[number];

const raised = () => processSingleton('warnings', () => new Set<WarningName>());

/** From now on readiness names it, and the metric of its name is 1. */
export const raiseWarning = (warning: WarningName): void => {
  raised().add(warning);
  metrics().warnings.set({ warning }, 1);
};

/** It is over. */
export const endWarning = (warning: WarningName): void => {
  raised().delete(warning);
  metrics().warnings.remove({ warning });
};

/** In the order of the alphabet. */
export const raisedWarnings = (): WarningName[] => [...raised()].sort();
