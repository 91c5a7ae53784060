import { resolve } from 'node:path';
import { SCHOOL } from '@/data/school';
import { databaseFile, needsDataKey } from '@/lib/server/store/databaseFile';
import { siteUrlOf } from '@/lib/site/siteUrl.mjs';
import { EnvError } from './envError';
import { type Reader, readDataKey, readSecret } from './secret';
import { parseSmtpUrl, type SmtpServer } from './smtpUrl';
import { proxyCount } from './trustedProxies';
import { EMBEDDED, VARIABLES, type Variables, withoutSlash } from './variables';

export { EnvError } from './envError';

/** What the environment says, checked and with every default filled in. */
export type Env = {
  port: number;
  /** The address that it binds; null: all of the machine. */
  host: string | null;
  /** The public origin, without a slash at its end. */
  siteUrl: string;
  /** False where `siteUrl` is only the default: the site then answers to any host name. */
  isSiteUrlGiven: boolean;
  /** Encrypts what browsers hold: sessions, challenges, tickets. */
  secret: string;
  /** Secrets from before: they only open. Newest first. */
  previousSecrets: string[];
  /** Encrypts personal columns and backups. */
  dataKey: string;
  /** False where `dataKey` was made and stands beside DATA_DIR. */
  isDataKeyGiven: boolean;
  /** Data keys from before: they only open. Newest first. */
  previousDataKeys: string[];
  /** Null: the embedded school system. */
  erpBaseUrl: string | null;
  /** False where nobody said which school system: the embedded one may be an oversight. */
  isErpGiven: boolean;
  apiBaseUrl: string | null;
  databaseUrl: string | null;
  /** An absolute path. */
  dataDir: string;
  smsWebhookUrl: string | null;
  /** What takes the desk's e-mails; null: a file. */
  smtp: SmtpServer | null;
  /** The address that they come from. */
  mailFrom: string;
  mainSiteUrl: string;
  trustProxy: number;
  /** The staff desk; null: there is none. `host`: the only host name that has it; null: each has. */
  desk: { host: string | null } | null;
  /** Opens /metrics to others than this machine; null: to nobody else. */
  metricsToken: string | null;
  /** Configured service bases by their short name. */
  serviceBases: Record<string, string>;
  isProduction: boolean;
};

type Source = Record<string, string | undefined>;

let known: Env | null = null;

/** The environment of this process, read once, by whoever comes first. Throws an EnvError of one line. */
export const getEnv = (reader?: Reader): Env => {
  known ??= parseEnv(process.env, reader);
  return known;
};

const readerOf = ({ NEXT_PHASE }: Source): Reader =>
  NEXT_PHASE === 'phase-production-build' ? 'build' : 'site';

/**
 * Checks a set of variables. An empty one counts as unset. A site makes secret and data key where there
 * are none.
 */
export const parseEnv = (source: Source, reader = readerOf(source)): Env => {
  const given = parseVariables(source);
  const port = given.PORT ?? 3000;
  const siteUrl = siteUrlOf(source);
  const dataDir = resolve(given.DATA_DIR ?? '.data');
  const isKeyLost = () => given.DATABASE_URL === undefined && needsDataKey(databaseFile(dataDir));
  return {
    port,
    host: given.HOST ?? null,
    siteUrl,
    isSiteUrlGiven: given.SITE_URL !== undefined,
    secret: given.NEXTAUTH_SECRET ?? readSecret(dataDir, reader),
    previousSecrets: given.PREVIOUS_SECRETS ?? [],
    dataKey: given.DATA_KEY ?? readDataKey(dataDir, reader, isKeyLost),
    isDataKeyGiven: given.DATA_KEY !== undefined,
    previousDataKeys: given.PREVIOUS_DATA_KEYS ?? [],
    erpBaseUrl: given.ERP_BASE_URL === EMBEDDED ? null : baseOrNull(given.ERP_BASE_URL),
    isErpGiven: given.ERP_BASE_URL !== undefined,
    apiBaseUrl: baseOrNull(given.API_BASE_URL),
    databaseUrl: given.DATABASE_URL ?? null,
    dataDir,
    smsWebhookUrl: given.SMS_WEBHOOK_URL ?? null,
    smtp: parseSmtpUrl(given.SMTP_URL ?? ''),
    mailFrom: given.MAIL_FROM ?? SCHOOL.email,
    mainSiteUrl: given.MAIN_SITE_URL ?? `${siteUrl}/`,
    trustProxy: proxyCount(source),
    desk: given.DESK === 'on' ? { host: given.DESK_HOST ?? null } : null,
    metricsToken: given.METRICS_TOKEN ?? null,
    serviceBases: serviceBasesOf(given),
    isProduction: source.NODE_ENV === 'production',
  };
};

const parseVariables = (source: Source): Variables => {
  const filled = Object.entries(source).filter(([, value]) => value !== '');
  const result = VARIABLES.safeParse(Object.fromEntries(filled));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const name = String(issue?.path[0]);
  throw new EnvError(name, issue?.message ?? 'another value', source[name] ?? '');
};

const serviceBasesOf = (given: Variables): Record<string, string> => {
  const bases = {
    cms: given.CMS_API_URL,
    finance: given.FINANCE_SERVICE_URL,
    marketing: given.MARKETING_SERVICE_URL,
    sheet: given.SHEET_SERVICE_URL,
    general: given.GENERAL_SERVICE_URL,
  };
  return Object.fromEntries(
    Object.entries(bases).flatMap(([name, base]) => (base ? [[name, withoutSlash(base)]] : [])),
  );
};

const baseOrNull = (address: string | undefined): string | null =>
  address === undefined ? null : withoutSlash(address);
