import type { Env } from '@/lib/server/env/env';
import { outboxFile } from '@/lib/server/erp/embedded/sms';
import { mailFile } from '@/lib/server/mail/mailFile';
import { databaseFile } from '@/lib/server/store/databaseFile';

/** What a site works with, a line each, for whoever starts it: of addresses no more than the host. */
export const startSummary = (env: Env): string[] => [
  `Listens on ${env.host ?? 'all addresses'}, port ${env.port}; public address ${env.siteUrl}`,
  `Database: ${env.databaseUrl === null ? `SQLite, ${databaseFile(env.dataDir)}` : `PostgreSQL at ${new URL(env.databaseUrl).host || 'this machine'}`}`,
  `School system: ${env.erpBaseUrl === null ? 'embedded' : new URL(env.erpBaseUrl).origin}`,
  `Text messages: ${smsWay(env)}`,
  `E-mails: ${mailWay(env)}`,
  `Staff desk: ${deskOf(env)}`,
];

const deskOf = ({ desk, siteUrl }: Env): string => {
  if (desk === null) return 'off';
  return desk.host === null ? `${siteUrl}/desk` : `/desk at ${desk.host}`;
};

const smsWay = ({ erpBaseUrl, smsWebhookUrl, dataDir }: Env): string => {
  if (erpBaseUrl !== null) return 'sent by the school system';
  return smsWebhookUrl === null ? outboxFile(dataDir) : new URL(smsWebhookUrl).origin;
};

const mailWay = ({ desk, smtp, dataDir }: Env): string => {
  if (desk === null) return 'none, since they are for the staff desk';
  return smtp === null ? mailFile(dataDir) : `${smtp.host}, port ${smtp.port}`;
};
