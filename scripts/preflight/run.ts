import { mkdirSync, rmSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { checkVisit } from './cells';
import { expectedFor } from './expectations';
import type { Observed } from './observed';
import { failedResult, type Result } from './results';
import type { Target } from './targets';
import { glance, inspect, openContext, photograph, type Site } from './visit';
import {
  isMeasured,
  MEASURED,
  SIZE_NAMES,
  type SizeName,
  VISITORS,
  type Visitor,
} from './visitors';

export type Plan = {
  browser: Browser;
  site: Site;
  targets: readonly Target[];
  /** Whether every third party is configured in the build; unknown on a site of somebody else. */
  hasAllParties: boolean;
  /** Where the pictures go; emptied first. */
  folder: string;
  onProgress?: (done: number, of: number) => void;
};

/** Tabs at a time: more would make the pages wait for each other. */
const TABS = 4;

type Visited = { observed: Observed; picture: string | null };

/** Checks one visit. A page that does not open is a result like others, not the end of the run. */
const attempt = async (
  { hasAllParties }: Plan,
  target: Target,
  visitor: Visitor,
  go: () => Promise<Visited>,
): Promise<Result> => {
  try {
    const { observed, picture } = await go();
    const expected = expectedFor(target, visitor);
    const cells = checkVisit(observed, expected, { size: visitor.size, hasAllParties });
    return { path: target.path, visitor, cells, picture };
  } catch (error) {
    return failedResult(target.path, visitor, error);
  }
};

/** Does the work of a list with a few workers; each gets the next item when it is free. */
const share = async <Item>(
  items: readonly Item[],
  work: (take: () => Item | undefined) => Promise<void>,
): Promise<void> => {
  const rest = [...items];
  await Promise.all(
    Array.from({ length: Math.min(TABS, items.length) }, () => work(() => rest.shift())),
  );
};

const measureAll = async (plan: Plan, add: (result: Result) => void): Promise<void> =>
  share(plan.targets, async (take) => {
    for (let target = take(); target; target = take()) {
      const measured = target;
      const { context, guarded } = await openContext(plan.browser, MEASURED.size, plan.site);
      const page = await context.newPage();
      const go = async () => ({
        observed: await inspect(page, guarded, plan.site, measured, MEASURED),
        picture: null,
      });
      add(await attempt(plan, target, MEASURED, go));
      await context.close();
    }
  });

/** A look as this visitor; one of them takes the picture for all. */
const glanceOnce = async (
  page: Page,
  { site, folder }: Plan,
  target: Target,
  visitor: Visitor,
): Promise<Visited> => {
  const observed = await glance(page, site, target, visitor);
  const isPictured = visitor.source === 'direct';
  const name = `${target.path}-${visitor.size}`;
  return { observed, picture: isPictured ? await photograph(page, folder, name) : null };
};

const glanceAll = async (
  plan: Plan,
  size: SizeName,
  add: (result: Result) => void,
): Promise<void> => {
  const visitors = VISITORS.filter((visitor) => visitor.size === size && !isMeasured(visitor));
  await share(plan.targets, async (take) => {
    const { context } = await openContext(plan.browser, size, plan.site);
    const page = await context.newPage();
    for (let target = take(); target; target = take()) {
      const seen = target;
      for (const visitor of visitors) {
        add(await attempt(plan, seen, visitor, () => glanceOnce(page, plan, seen, visitor)));
      }
    }
    await context.close();
  });
};

/** Opens every page as every visitor and checks what each one gets. */
export const runPreflight = async (plan: Plan): Promise<Result[]> => {
  rmSync(plan.folder, { recursive: true, force: true });
  mkdirSync(plan.folder, { recursive: true });
  const results: Result[] = [];
  const add = (result: Result) => {
    results.push(result);
    plan.onProgress?.(results.length, plan.targets.length * VISITORS.length);
  };
  await measureAll(plan, add);
  for (const size of SIZE_NAMES) await glanceAll(plan, size, add);
  return results;
};
