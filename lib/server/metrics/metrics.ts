import { Counter, Gauge, Histogram } from 'prom-client';
import { processSingleton } from '@/lib/server/processSingleton';

/** In seconds: an upstream call is cut off at 5. */
const CALL_SECONDS = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 4, 5];

// Labels have few, fixed values: never an address, a number, a name or an id of anybody.
const createMetrics = () => ({
  upstreamCalls: new Counter({
    name: 'upstream_calls_total',
    help: 'Calls to upstream services, by how they ended.',
    labelNames: ['service', 'outcome'],
  }),
  upstreamCallSeconds: new Histogram({
    name: 'upstream_call_duration_seconds',
    help: 'How long calls to upstream services took; those held back by the breaker do not count.',
    labelNames: ['service'],
    buckets: CALL_SECONDS,
  }),
  breakerOpen: new Gauge({
    name: 'upstream_breaker_open',
    help: '1 while calls to an upstream service are held back because it does not answer.',
    labelNames: ['service'],
  }),
  warnings: new Gauge({
    name: 'configuration_warnings',
    help: '1 for each thing that a site for parents should not have, as /api/health/ready names it.',
    labelNames: ['warning'],
  }),
  storeUp: new Gauge({ name: 'store_up', help: '1 when the database answered in time.' }),
  storeReadSeconds: new Gauge({
    name: 'store_read_seconds',
    help: 'How long the database took to answer for these figures.',
  }),
  diskFreeBytes: new Gauge({
    name: 'data_disk_free_bytes',
    help: 'Free space where DATA_DIR is.',
  }),
  enquiries: new Gauge({
    name: 'enquiries',
    help: 'Enquiries by status; those that were removed after their time do not count.',
    labelNames: ['status'],
  }),
  enquiriesOldestSeconds: new Gauge({
    name: 'enquiries_oldest_seconds',
    help: 'Age of the oldest enquiry of each status; 0 when there is none.',
    labelNames: ['status'],
  }),
  enquiriesNobodyInTouch: new Gauge({
    name: 'enquiries_nobody_in_touch_oldest_seconds',
    help: 'Age of the oldest enquiry that nobody has taken up: not verified, or not marked as in touch. One that another school system has counts as taken up. 0 when there is none.',
  }),
  enquiriesNewestSeconds: new Gauge({
    name: 'enquiries_newest_seconds',
    help: 'Age of the newest enquiry; absent when there is none.',
  }),
  outboxDepth: new Gauge({
    name: 'outbox_depth',
    help: 'Deliveries that wait to reach an upstream service.',
    labelNames: ['kind'],
  }),
  outboxOldestSeconds: new Gauge({
    name: 'outbox_oldest_seconds',
    help: 'Age of the delivery that has waited longest; 0 when none waits.',
  }),
  outboxFollowUp: new Gauge({
    name: 'outbox_follow_up',
    help: 'Enquiries that could not be delivered and that a person has to look at.',
  }),
  outboxDead: new Gauge({
    name: 'outbox_dead_letters',
    help: 'Deliveries that were given up and can be sent again: npm run enquiries -- dead.',
    labelNames: ['kind'],
  }),
  mailDepth: new Gauge({
    name: 'mail_outbox_depth',
    help: 'E-mails to our own people that wait to be sent.',
  }),
  mailOldestSeconds: new Gauge({
    name: 'mail_outbox_oldest_seconds',
    help: 'Age of the e-mail that has waited longest; 0 when none waits.',
  }),
  mailDead: new Gauge({
    name: 'mail_outbox_given_up_last_day',
    help: 'E-mails to our own people that were given up in the last 24 hours.',
  }),
  personalUnreadable: new Gauge({
    name: 'personal_values_unreadable',
    help: 'Personal values of the database whose key is missing, as counted at the start.',
  }),
  otpSent: new Gauge({
    name: 'otp_sent_last_30_minutes',
    help: 'Codes sent in the last 30 minutes, by all processes.',
  }),
  otpVerified: new Gauge({
    name: 'otp_verified_last_30_minutes',
    help: 'Codes typed in rightly in the last 30 minutes, by all processes; of each number the first in a day.',
  }),
  otpThrottle: new Gauge({
    name: 'otp_throttled',
    help: '1 while so few codes are verified that sending is throttled.',
  }),
  otpGuessedAt: new Gauge({
    name: 'otp_numbers_guessed_at',
    help: 'Numbers with twenty or more wrong codes in a row from browsers that are not known.',
  }),
});

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * What the site counts and measures, in prom-client's default registry. Requests, memory and the like
 * stand there too: the server in front of Next measures them (server/requestMetrics.ts).
 */
export const metrics = (): Metrics => processSingleton('metrics', createMetrics);
