import { z } from 'zod';
import { AD_LABELS } from '@/data/conversions';
import { HEADER_LINK_VARIABLES } from '@/data/headerLinks.mjs';
import { RETENTION_VARIABLE } from '@/data/retention';
import { THIRD_PARTIES } from '@/data/thirdParties.mjs';
import { DATABASE_URL_RULE, isDatabaseUrl } from '@/lib/server/store/databaseUrl';
import { parseSmtpUrl } from './smtpUrl';
import { parseProxies } from './trustedProxies';

const webAddress = z
  .string()
  .refine((value) => hasScheme(value, ['http:', 'https:']), 'an http or https address');

const origin = webAddress.refine(isOrigin, 'an http or https address without a path');

const serviceBase = webAddress
  .refine((value) => /\/qbox\/?$/.test(value), 'an http or https address ending in /qbox')
  .optional();

const wholeNumber = (low: number, high: number, expected: string) =>
  z
    .string()
    .regex(/^\d{1,6}$/, expected)
    .transform(Number)
    .refine((value) => value >= low && value <= high, expected);

/** Names the school system that comes with the site. */
export const EMBEDDED = 'embedded';

const SHORTEST_SECRET = 32;

const secret = z.string().min(SHORTEST_SECRET, `at least ${SHORTEST_SECRET} characters`);

const secrets = z
  .string()
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .refine(
    (all) => all.every(({ length }) => length >= SHORTEST_SECRET),
    `at least ${SHORTEST_SECRET} characters for each of them, with spaces or commas between`,
  );

// The message of each check says what was expected.
const OWN = z.object({
  PORT: wholeNumber(1, 65_535, 'a port from 1 to 65535').optional(),
  HOST: z.string().optional(),
  SITE_URL: origin.optional(),
  NEXTAUTH_SECRET: secret.optional(),
  PREVIOUS_SECRETS: secrets.optional(),
  DATA_KEY: secret.optional(),
  PREVIOUS_DATA_KEYS: secrets.optional(),
  ERP_BASE_URL: z
    .string()
    .refine(
      (value) => value === EMBEDDED || hasScheme(value, ['http:', 'https:']),
      `an http or https address, or ${EMBEDDED}`,
    )
    .optional(),
  API_BASE_URL: webAddress.optional(),
  DATABASE_URL: z.string().refine(isDatabaseUrl, DATABASE_URL_RULE).optional(),
  DATA_DIR: z.string().optional(),
  SMS_WEBHOOK_URL: webAddress.optional(),
  SMTP_URL: z
    .string()
    .refine((value) => parseSmtpUrl(value) !== null, 'smtp://user:password@host:587 or smtps://…')
    .optional(),
  MAIL_FROM: z.email('an e-mail address such as desk@school.in').optional(),
  BROCHURE_URL: z
    .string()
    .refine(isBrochure, 'an http or https address, or a path that starts with /')
    .optional(),
  MAIN_SITE_URL: webAddress.optional(),
  TRUST_PROXY: wholeNumber(0, 20, 'a whole number of proxies from 0 to 20').optional(),
  TRUSTED_PROXIES: z
    .string()
    .refine((value) => parseProxies(value) !== null, 'addresses such as 10.0.0.5 or 10.0.0.0/28')
    .optional(),
  DESK: z.enum(['on', 'off'], 'on or off').optional(),
  DESK_HOST: z
    .string()
    .regex(/^[a-z0-9.-]{1,253}$/, 'a host name in small letters, such as desk.school.in')
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  [AD_LABELS.variable]: z.string().regex(AD_LABELS.pattern, AD_LABELS.expected).optional(),
  [RETENTION_VARIABLE.name]: z
    .string()
    .regex(RETENTION_VARIABLE.pattern, RETENTION_VARIABLE.expected)
    .optional(),
  NEXT_PUBLIC_WHATSAPP_NUMBER: z
    .string()
    .regex(/^\d{8,15}$/, '8 to 15 digits with the country code, without +')
    .optional(),
  [HEADER_LINK_VARIABLES.doubtConnect]: webAddress.optional(),
  [HEADER_LINK_VARIABLES.home]: webAddress.optional(),
  CMS_API_URL: serviceBase,
  FINANCE_SERVICE_URL: serviceBase,
  MARKETING_SERVICE_URL: serviceBase,
  SHEET_SERVICE_URL: serviceBase,
  GENERAL_SERVICE_URL: serviceBase,
});

const THEIRS = z.object(
  Object.fromEntries(
    Object.values(THIRD_PARTIES).map(({ variable, id }) => [
      variable,
      (id ? z.string().regex(id.pattern, id.expected) : webAddress).optional(),
    ]),
  ),
);

/** Every variable that the site reads. */
export const VARIABLES = OWN.and(THEIRS);

export const VARIABLE_NAMES = [...Object.keys(OWN.shape), ...Object.keys(THEIRS.shape)];

export type Variables = z.infer<typeof OWN>;

function hasScheme(value: string, schemes: string[]): boolean {
  return URL.canParse(value) && schemes.includes(new URL(value).protocol);
}

function isOrigin(value: string): boolean {
  // URLs allow hosts with quotes or `&`, which could not stand in a page as they are.
  const isPlain = /^[\w.:/[\]-]+$/.test(value) && URL.canParse(value);
  return isPlain && new URL(value).origin === withoutSlash(value).toLowerCase();
}

function isBrochure(value: string): boolean {
  return /^\/(?!\/)/.test(value) || hasScheme(value, ['http:', 'https:']);
}

export function withoutSlash(address: string): string {
  return address.replace(/\/$/, '');
}
