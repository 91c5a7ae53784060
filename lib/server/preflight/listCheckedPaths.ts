import { listRoutes } from '@/data/routes/routes';
import { familyOf } from '@/lib/preflight/families';

/** The campaign and landing pages that come with the site, but for those of each branch: they are many. */
export const listCheckedPaths = (): string[] =>
  listRoutes()
    .map(({ path }) => path)
    .filter((path) => familyOf(path) !== null && path.split('/').length <= 3);
