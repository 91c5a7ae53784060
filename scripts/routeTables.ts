/**
 * Next's two tables of our routes. They come after the page, with low priority, and are not of its
 * first load: `lowPriorityFiles` of Next's manifest.
 */
export const isRouteTable = (path: string): boolean => /_(build|ssg)Manifest\.js$/.test(path);
