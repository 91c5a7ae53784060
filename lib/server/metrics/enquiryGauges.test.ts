import { register } from 'prom-client';
import { ENQUIRY_STATUSES } from '@/lib/server/store/schema';
import { showEnquiries } from './enquiryGauges';
import { metrics } from './metrics';

const NOW = Date.parse('2026-04-01T10:00:00Z');
const HOUR = 3_600_000;

const readGauge = async (name: string): Promise<number | undefined> =>
  (await register.getSingleMetric(name)?.get())?.values[0]?.value;

const show = (rows: [(typeof ENQUIRY_STATUSES)[number], number][], isEmbedded: boolean) =>
  showEnquiries(
    metrics(),
    {
      enquiries: rows.map(([status, oldest]) => ({ status, count: 1, oldest })),
      newestEnquiry: NOW + HOUR,
    },
    { now: NOW, isEmbedded },
  );

it.each([
  ['unverified', false, 5],
  ['queued', false, 5],
  ['follow-up', false, 5],
  ['delivered', true, 5],
  ['delivered', false, 0],
  ['in-touch', true, 0],
  ['withdrawn', true, 0],
] as const)(
  'a parent whose enquiry is %s (embedded school system: %p) waits %p hours for a call',
  async (status, isEmbedded, hours) => {
    show([[status, NOW - 5 * HOUR]], isEmbedded);
    expect(await readGauge('enquiries_nobody_in_touch_oldest_seconds')).toBe(hours * 3600);
  },
);

it('has one value for each status, whatever a newer release has written', async () => {
  const newer = JSON.parse('["of-a-newer-release", 0]');
  show([newer], false);
  const values = (await register.getSingleMetric('enquiries')?.get())?.values ?? [];
  expect(values.map(({ labels }) => labels.status).toSorted()).toEqual(ENQUIRY_STATUSES.toSorted());
});

it('takes an enquiry by a clock that is ahead for a new one', async () => {
  show([], false);
  expect(await readGauge('enquiries_newest_seconds')).toBe(0);
});
