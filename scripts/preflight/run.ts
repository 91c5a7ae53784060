import { mkdirSync, rmSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import {
  isMeasured,
  MEASURED,
  SOURCE_NAMES,
  VISITORS,
  type Visitor,
} from '@/lib/preflight/visitors';
import { checkVisit } from './cells';
import { expectedFor } from './expectations';
import type { Observed } from './observed';
import { failedResult, type Result } from './results';
import type { Target } from './targets';
import { arrive, forget, glance, inspect, openContext, photograph, type Site } from './visit';

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

/** A look in a window of this size; one of the visitors takes the picture for all. */
const glanceOnce = async (
  page: Page,
  { folder }: Plan,
  target: Target,
  { source, size }: Visitor,
  status: number,
): Promise<Visited> => {
  const observed = await glance(page, size, status);
  const isPictured = source === 'direct';
  const name = `${target.path}-${size}`;
  return { observed, picture: isPictured ? await photograph(page, folder, name) : null };
};

/** Opens the page once for each source, and looks at it on a phone and on a wide screen. */
const glanceAt = async (
  page: Page,
  plan: Plan,
  target: Target,
  add: (result: Result) => void,
): Promise<void> => {
  for (const source of SOURCE_NAMES) {
    const visitors = VISITORS.filter((one) => one.source === source && !isMeasured(one));
    try {
      const status = await arrive(page, plan.site, target, source);
      for (const visitor of visitors) {
        const go = () => glanceOnce(page, plan, target, visitor, status);
        add(await attempt(plan, target, visitor, go));
      }
      await forget(page);
    } catch (error) {
      for (const visitor of visitors) add(failedResult(target.path, visitor, error));
    }
  }
};

const glanceAll = async (plan: Plan, add: (result: Result) => void): Promise<void> =>
  share(plan.targets, async (take) => {
    const { context } = await openContext(plan.browser, MEASURED.size, plan.site);
    const page = await context.newPage();
    for (let target = take(); target; target = take()) await glanceAt(page, plan, target, add);
    await context.close();
  });

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
  await glanceAll(plan, add);
  return results;
};
