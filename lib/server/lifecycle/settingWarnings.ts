import { IS_SAMPLE_SCHOOL } from '@/data/school';
import { siteOrigin } from '@/lib/seo/siteOrigin';
import type { Env } from '@/lib/server/env/env';
import { dataKeyFile } from '@/lib/server/env/secret';
import { EMBEDDED } from '@/lib/server/env/variables';
import { outboxFile } from '@/lib/server/erp/embedded/sms';
import { mailFile } from '@/lib/server/mail/mailFile';
import { networkDiskOf } from './networkDisk';
import type { WarningName } from './warnings';

type Machine = {
  isSampleSchool: boolean;
  networkDisk: string | null;
  /** SITE_URL of the build. */
  builtSiteUrl: string;
};

const machineOf = ({ dataDir }: Env): Machine => ({
  isSampleSchool: IS_SAMPLE_SCHOOL,
  networkDisk: networkDiskOf(dataDir),
  builtSiteUrl: siteOrigin(),
});

/** What the settings of a site should not be where parents use it, each with a line for who starts it. */
export const settingWarnings = (
  env: Env,
  machine: Machine = machineOf(env),
): [WarningName, string][] => [
  ...smsWarnings(env),
  ...mailWarnings(env),
  ...(env.isProduction ? productionWarnings(env, machine) : []),
];

const smsWarnings = ({ erpBaseUrl, smsWebhookUrl, dataDir }: Env): [WarningName, string][] =>
  erpBaseUrl !== null || smsWebhookUrl !== null
    ? []
    : [
        [
          'sms-to-a-file',
          `SMS_WEBHOOK_URL is not set, so OTPs reach no phone: they are written to ${outboxFile(dataDir)}`,
        ],
      ];

const mailWarnings = ({ desk, smtp, dataDir }: Env): [WarningName, string][] =>
  desk === null || smtp !== null
    ? []
    : [
        [
          'mail-to-a-file',
          `SMTP_URL is not set, so the desk’s e-mails reach no mailbox: they are written to ${mailFile(dataDir)}`,
        ],
      ];

const productionWarnings = (env: Env, machine: Machine): [WarningName, string][] => {
  const warnings: [boolean, WarningName, string][] = [
    [
      !env.isErpGiven,
      'school-system-embedded',
      `ERP_BASE_URL is not set, so the embedded school system takes logins and enquiries, and no other one hears of them: set the address of yours, or ERP_BASE_URL=${EMBEDDED} if that is meant.`,
    ],
    [
      !env.isSiteUrlGiven,
      'site-url-unset',
      `SITE_URL is not set: canonical and shared links say ${machine.builtSiteUrl}, the site answers to any host name, and browsers are not told to stay with https.`,
    ],
    [
      env.isSiteUrlGiven && env.siteUrl !== machine.builtSiteUrl,
      'site-url-differs-from-build',
      `SITE_URL is ${env.siteUrl}, but the site was built for ${machine.builtSiteUrl}: canonical and shared links, structured data, sitemaps and feeds name that address until it is built again.`,
    ],
    [
      machine.isSampleSchool,
      'sample-school',
      'IS_SAMPLE_SCHOOL of data/school.ts is true: names, numbers and addresses on the pages are those of a sample school.',
    ],
    [
      env.databaseUrl === null && machine.networkDisk !== null,
      'sqlite-on-network-disk',
      `DATA_DIR ${env.dataDir} is on a network disk (${machine.networkDisk}), where SQLite can damage its database: use a disk of this machine, or PostgreSQL (DATABASE_URL).`,
    ],
    [
      env.databaseUrl !== null && !env.isDataKeyGiven,
      'data-key-only-here',
      `DATA_KEY is not set. Personal data in the database is encrypted with the key in ${dataKeyFile(env.dataDir)}: every other site on this database needs the same key as DATA_KEY, and a copy of it has to be kept elsewhere.`,
    ],
  ];
  return warnings.flatMap(([isSo, name, text]) => (isSo ? [[name, text]] : []));
};
