import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import matter from 'gray-matter';
import { register } from 'prom-client';
import { z } from 'zod';
import { metrics } from '@/lib/server/metrics/metrics';
import { observeRequests } from '@/server/requestMetrics';

const RUNBOOK = 'docs/runbook.md';

const alert = z.strictObject({
  alert: z.string(),
  expr: z.string(),
  for: z
    .string()
    .regex(/^\d+[mh]$/)
    .optional(),
  labels: z.strictObject({ severity: z.enum(['critical', 'warning']) }),
  annotations: z.strictObject({ summary: z.string(), runbook: z.string() }),
});
const file = z.object({ groups: z.array(z.object({ name: z.string(), rules: z.array(alert) })) });

// Front matter is YAML, so its reader reads ours.
const { data } = matter(`---\n${readFileSync('deploy/alerts.yml', 'utf8')}\n---\n`);
const ALERTS = file.parse(data).groups.flatMap(({ rules }) => rules);

/** What PromQL knows by itself, and what Prometheus itself measures. */
const ITS_OWN =
  /^(and|or|by|le|service|kind|sum|min|max|rate|hour|vector|time|changes|delta|deriv|predict_linear|histogram_quantile|up|e\d+|[mh])$/;

/** The metrics that an expression reads: its words outside of label matchers. */
const metricsOf = (expr: string): string[] =>
  (expr.replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, ' ').match(/\b[a-z_]\w*\b/g) ?? [])
    .filter((word) => !ITS_OWN.test(word))
    .map((name) => name.replace(/_(bucket|sum|count)$/, ''));

/** As the headings of the runbook are addressed. */
const anchorsOf = (markdown: string): string[] =>
  [...markdown.matchAll(/^## (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );

const measured = (): string[] => {
  metrics();
  if (!register.getSingleMetric('http_requests_total')) observeRequests(Fastify());
  return register.getMetricsAsArray().map(({ name }) => name);
};

it('has alerts of different names', () => {
  const names = ALERTS.map(({ alert: name }) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(new Set(names).size).toBe(names.length);
});

it.each(ALERTS.map((rule) => [rule.alert, rule] as const))(
  '%s reads figures that the site gives',
  (_name, { expr }) => {
    const names = metricsOf(expr);
    expect(measured()).toEqual(expect.arrayContaining(names));
    expect(names.length + Number(expr.startsWith('up{'))).toBeGreaterThan(0);
  },
);

it('says in the runbook what to do about each alert, and about nothing else', () => {
  const anchors = anchorsOf(readFileSync(RUNBOOK, 'utf8'));
  const wanted = ALERTS.map(({ annotations }) => annotations.runbook);
  expect(anchors.map((anchor) => `${RUNBOOK}#${anchor}`).sort()).toEqual(wanted.sort());
});

it('finds the metrics of an expression', () => {
  expect(
    metricsOf('sum by (le) (rate(a_bucket{class=~"page"}[5m])) > 0.25 and deriv(b[6h]) < 1.2e9'),
  ).toEqual(['a', 'b']);
});
